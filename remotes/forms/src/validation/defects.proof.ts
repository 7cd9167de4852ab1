import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page }) => {
  await page.goto('/validation');
});

test('any-free-name', async ({ page }) => {
  for (const name of [await page.locator('#user-given').innerText(), 'my-own-name']) {
    await page.getByLabel('User name').fill(name);
    const answered = page.waitForResponse(/check-name/);
    await page.getByRole('button', { name: 'Register' }).click();
    await answered;
  }
  await expect(page.getByRole('status', { name: 'Name taken' })).toContainText('Missed:');
});

test('sixty-refused', async ({ page }) => {
  await page.getByLabel('Address').fill(`${'a'.repeat(48)}@example.com`);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Step 2 of 2')).toBeVisible();
});

test('message-stays', async ({ page }) => {
  const problem = page.getByText('This is not the same password.');
  await page.getByLabel('New password', { exact: true }).fill('Abcdefg1');
  await page.getByLabel('New password again').fill('Abcdefg2');
  await page.keyboard.press('Tab');
  await expect(problem).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('Abcdefg2');
  await page.keyboard.press('Tab');
  await expect(problem).toBeHidden();
});
