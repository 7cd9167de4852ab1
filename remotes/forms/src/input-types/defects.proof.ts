import { expect, test } from '@playground/kit/test/proof';

test.beforeEach(async ({ page }) => {
  await page.goto('/inputTypes');
});

test('too-long-counts', async ({ page }) => {
  const length = page.getByLabel('Cable length', { exact: true });
  await length.fill(await page.locator('#cable-needed').innerText());
  for (const key of ['ArrowUp', 'ArrowUp']) await length.press(key);
  await page.getByRole('button', { name: 'Check cable length' }).click();
  await expect(page.getByRole('status', { name: 'Number with a step' })).toContainText('Missed:');
});

test('space-in-code', async ({ page }) => {
  const depot = page.getByLabel('Depot', { exact: true });
  await depot.fill(await page.locator('#code-wanted').innerText());
  for (const key of ['a', 'x']) await depot.press(`ControlOrMeta+${key}`);
  await page.getByLabel('Digit 1').press('ControlOrMeta+v');
  await page.getByRole('button', { name: 'Check code' }).click();
  await expect(page.getByRole('status', { name: 'Six boxes' })).toContainText('Done:');
});

test('only-fewer-left', async ({ page }) => {
  const left = page.getByRole('status', { name: 'Fields left' });
  await page.getByLabel('Full name').fill('');
  await expect(left).toHaveText('8');
  await page.getByLabel('Full name').press('x');
  await expect(left).toHaveText('9');
});
