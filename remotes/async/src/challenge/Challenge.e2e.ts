import { expect, outcome, test } from '@playground/kit/test/browser';
import type { Page } from '@playwright/test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

// What the server refuses.
test.use({ allowComplaints: [/status of 403/] });

test('what comes without a token, too early, or twice is not taken', { tag: '@long' }, async ({ page }) => {
  test.slow();
  await page.goto('/challenge?seed=1');
  await page.getByLabel('Open the short gate').press('Space');
  await expect(page.locator('#short-gate-state')).toHaveText('The gate is open.');
  await expect(button(page, 'Send postcard')).toBeDisabled();

  await button(page, 'Send letter').click();
  await expect(outcome(page, 'passes')).toHaveText('Missed: the letter was sent without a token. Open the gate first.');
  await page.getByLabel('Open the gate').press('Space');
  await button(page, 'Send letter').click();
  await expect(outcome(page, 'passes')).toHaveText(/^Missed: the letter was sent without a token/);

  await page.getByLabel('Open the stuck gate').click();
  await expect(page.locator('#stuck-gate-state')).toHaveText('The gate did not open. Please try again.');
  await button(page, 'Send parcel').click();
  await expect(outcome(page, 'fails-first')).toHaveText(/^Missed: the parcel was sent without a token/);

  const word = await page.locator('#word-to-send').innerText();
  await page.getByLabel('Word', { exact: true }).fill(word);
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'invisible')).toHaveText(
    `Missed: only 0 of ${word.length} letters came by a key, so there is no token.`,
  );

  const far = page.frameLocator('#far-gate-frame');
  await far.getByRole('switch').evaluate((gate: HTMLElement) => gate.click());
  await expect(outcome(page, 'in-a-frame')).toHaveText('Missed: a script dispatched click. A person must do it.');
  await far.getByRole('switch').press('Space');
  await expect(far.locator('#far-gate-state')).toHaveText('The gate is open.');
  await button(page, 'Send box').press('Enter');
  await expect(outcome(page, 'in-a-frame')).toHaveText('Done: the server took the box with its token.');

  await expect(button(page, 'Send postcard')).toBeEnabled({ timeout: 15_000 });
  await button(page, 'Send postcard').click();
  await expect(outcome(page, 'expires')).toHaveText('Missed: the postcard was not taken. This token has expired.');
});
