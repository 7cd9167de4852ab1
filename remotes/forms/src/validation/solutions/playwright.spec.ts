import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('browsers-own-message', async ({ page }) => {
  await page.goto('/validation');
  const guests = page.getByLabel('Number of guests');
  await guests.fill(await page.locator('#guests-asked').innerText());
  await page.getByRole('button', { name: 'Book table' }).click();
  const message = await guests.evaluate((field: HTMLInputElement) => field.validationMessage);
  await page.getByLabel('Its message').fill(message);
  await page.getByRole('button', { name: 'Check message' }).click();
  await expect(page.getByRole('status', { name: "Browser's own message" })).toContainText('Done:');
});

test('summary', async ({ page }) => {
  await page.goto('/validation');
  await page.getByRole('button', { name: 'Send order' }).click();
  await page.getByRole('link', { name: 'Order e-mail' }).click();
  await page.getByLabel('Order e-mail').fill(await page.locator('#order-email-given').innerText());
  await page.getByRole('link', { name: 'Order town' }).click();
  await page.getByLabel('Order town').fill(await page.locator('#order-town-given').innerText());
  await page.getByRole('button', { name: 'Send order' }).click();
  await expect(page.getByRole('status', { name: 'Summary' })).toContainText('Done:');
});

test('name-taken', async ({ page }) => {
  await page.goto('/validation');
  const user = page.getByLabel('User name');
  await user.fill(await page.locator('#user-given').innerText());
  await page.getByRole('button', { name: 'Register' }).click();
  const alert = await page.getByRole('alert').filter({ hasText: 'is taken' }).innerText(); // waits for the server
  const [, free = ''] = /taken\. ‘(.+)’ is free/.exec(alert) ?? [];
  await user.fill(free);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('status', { name: 'Name taken' })).toContainText('Done:');
});

test('enabled-when-right', async ({ page }) => {
  await page.goto('/validation');
  const password = await page.locator('#password-given').innerText();
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('New password again').fill(password);
  await page.keyboard.press('Tab'); // the page checks a field when the focus leaves it
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByRole('status', { name: 'Enabled when right' })).toContainText('Done:');
});

test('enabled-after-three-seconds', async ({ page }) => {
  await page.goto('/validation');
  await page.getByLabel('Message', { exact: true }).fill(await page.locator('#word-given').innerText());
  await page.getByRole('button', { name: 'Post message' }).click(); // waits for aria-disabled too
  await expect(page.getByRole('status', { name: 'Enabled after three seconds' })).toContainText('Done:');
});

test('field-nobody-sees', async ({ page }) => {
  await page.goto('/validation');
  await page.getByLabel('Nickname').fill(await page.locator('#nickname-given').innerText());
  await page.getByLabel('Contact').fill(await page.locator('#contact-given').innerText());
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('status', { name: 'Field nobody sees' })).toContainText('Done:');
});

test('checked-while-typing', async ({ page }) => {
  await page.goto('/validation');
  const name = await page.locator('#team-name-given').innerText();
  const field = page.getByLabel('Team name');
  await field.fill(name);
  const answer = await page.getByText(`‘${name}’ is taken`).innerText();
  const [, free = ''] = /taken\. ‘(.+)’ is free/.exec(answer) ?? [];
  await field.fill(free);
  await page.getByText(`‘${free}’ is free.`, { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Take this name' }).click();
  await expect(page.getByRole('status', { name: 'Checked while typing' })).toContainText('Done:');
});

test('two-steps-and-back', async ({ page }) => {
  await page.goto('/validation');
  const address = page.getByLabel('Address');
  await address.fill(await page.locator('#first-address-given').innerText());
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Town', { exact: true }).fill(await page.locator('#town-given').innerText());
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await address.fill(await page.locator('#second-address-given').innerText());
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('status', { name: 'Two steps and back' })).toContainText('Done:');
});
