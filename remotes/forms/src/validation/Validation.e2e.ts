import { expect, outcome, test } from '@playground/kit/test/browser';
import type { Page } from '@playwright/test';

const given = (page: Page, id: string) => page.locator(`#${id}`).innerText();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('the naive way of each station is a miss that says why', { tag: '@long' }, async ({ page }) => {
  await page.goto('/validation');
  const { keyboard } = page;

  const own = outcome(page, "Browser's own message");
  await page.getByLabel('Its message').fill('Too many.');
  await press(page, 'Check message');
  await expect(own).toHaveText('Missed: the browser has not refused the number yet.');
  await page.getByLabel('Number of guests').fill(await given(page, 'guests-asked'));
  await page.locator('#booking').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await press(page, 'Check message');
  await expect(own).toHaveText('Missed: ‘Too many.’ is not the message of the browser.');
  const message = await page.locator('#guests').evaluate((field: HTMLInputElement) => field.validationMessage);
  await page.getByLabel('Its message').fill(message);
  await press(page, 'Check message');
  await expect(own).toHaveText('Missed: a script dispatched submit. A person must do it.');

  await page.getByLabel('User name').fill(`${await given(page, 'user-given')}1`);
  await press(page, 'Register');
  await expect(outcome(page, 'Name taken')).toHaveText(/^Missed: ‘\w+1’ is taken\.$/);
  await page.getByLabel('User name').fill('nobody-has-this');
  await press(page, 'Register');
  await expect(outcome(page, 'Name taken')).toHaveText(/^Missed: you registered ‘nobody-has-this’/);

  await page.locator('#save-password').evaluate((button: HTMLButtonElement) => {
    button.disabled = false;
  });
  await press(page, 'Save password');
  await expect(outcome(page, 'Enabled when right')).toHaveText(
    'Missed: the form was sent before the button was enabled.',
  );

  // The answer about the first letter comes after the answer about the whole name.
  const name = await given(page, 'team-name-given');
  await page.getByLabel('Team name').focus();
  await keyboard.type(name);
  await keyboard.press('Enter');
  await expect(outcome(page, 'Checked while typing')).toHaveText(
    `Missed: the answer about ‘${name}’ had not come yet.`,
  );
  const answers = page.getByRole('list', { name: 'Answers, the last one first' }).getByRole('listitem');
  await expect(page.getByText('No answer is on its way.')).toBeVisible();
  await expect(answers.first()).toHaveText(`‘${name.slice(0, 1)}’ is free.`);
  const texts = await answers.allTextContents();
  expect(texts.findIndex((text) => text.startsWith(`‘${name}’ is taken`))).toBeGreaterThan(0);
  await press(page, 'Take this name');
  await expect(outcome(page, 'Checked while typing')).toHaveText(`Missed: ‘${name}’ is not free.`);

  await page.getByLabel('Address').fill(await given(page, 'second-address-given'));
  await press(page, 'Next');
  await page.getByLabel('Town', { exact: true }).fill(await given(page, 'town-given'));
  await press(page, 'Send');
  await expect(outcome(page, 'Two steps and back')).toHaveText('Missed: you did not go on with the first address.');
});
