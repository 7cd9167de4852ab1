import { expect, test } from '@playground/kit/test/proof';

test('kilometres-away', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 47.3, longitude: 8.5417 });
  await page.goto('/permissions');
  await page.getByRole('button', { name: 'Ask for the position' }).click();
  await expect(page.getByRole('status', { name: 'Position' })).toContainText('Missed:');
});

test('asks-once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/permissions');
  await page.evaluate(() => navigator.clipboard.writeText('nothing'));
  const [read, outcome] = [
    page.getByRole('button', { name: 'Read the clipboard' }),
    page.getByRole('status', { name: 'Clipboard read' }),
  ];
  await read.click();
  await expect(outcome).toContainText('Missed:');
  for (const key of ['a', 'c']) await page.getByLabel('Word to copy').press(`ControlOrMeta+${key}`);
  await read.press('Enter');
  await expect(outcome).toContainText('Done:');
});

test('wrong-refusal', async ({ page, context }) => {
  await context.grantPermissions([]);
  await page.goto('/permissions');
  await page.getByRole('button', { name: 'Ask for notifications' }).click();
  await expect(page.getByText('the browser refused notifications.')).toBeVisible();
});
