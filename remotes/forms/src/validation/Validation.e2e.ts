import { expect, test } from '@playground/kit/test/browser';

test('browsers-own-message is done by a key too, and starts over after a reload', async ({ page }) => {
  await page.goto('/validation');
  const station = page.getByRole('region', { name: "Browser's own message", exact: true });
  await station.getByRole('button', { name: 'Press' }).press('Enter');
  await expect(station.getByRole('status')).toHaveText('Done: the button was pressed.');
  await page.reload();
  await expect(station.getByRole('status')).toHaveText('Not done yet.');
});

test('summary is done by a key too, and starts over after a reload', async ({ page }) => {
  await page.goto('/validation');
  const station = page.getByRole('region', { name: 'Summary', exact: true });
  await station.getByRole('button', { name: 'Press' }).press('Enter');
  await expect(station.getByRole('status')).toHaveText('Done: the button was pressed.');
  await page.reload();
  await expect(station.getByRole('status')).toHaveText('Not done yet.');
});

test('name-taken is done by a key too, and starts over after a reload', async ({ page }) => {
  await page.goto('/validation');
  const station = page.getByRole('region', { name: 'Name taken', exact: true });
  await station.getByRole('button', { name: 'Press' }).press('Enter');
  await expect(station.getByRole('status')).toHaveText('Done: the button was pressed.');
  await page.reload();
  await expect(station.getByRole('status')).toHaveText('Not done yet.');
});

test('enabled-when-right is done by a key too, and starts over after a reload', async ({ page }) => {
  await page.goto('/validation');
  const station = page.getByRole('region', { name: 'Enabled when right', exact: true });
  await station.getByRole('button', { name: 'Press' }).press('Enter');
  await expect(station.getByRole('status')).toHaveText('Done: the button was pressed.');
  await page.reload();
  await expect(station.getByRole('status')).toHaveText('Not done yet.');
});

test('enabled-after-three-seconds is done by a key too, and starts over after a reload', async ({ page }) => {
  await page.goto('/validation');
  const station = page.getByRole('region', { name: 'Enabled after three seconds', exact: true });
  await station.getByRole('button', { name: 'Press' }).press('Enter');
  await expect(station.getByRole('status')).toHaveText('Done: the button was pressed.');
  await page.reload();
  await expect(station.getByRole('status')).toHaveText('Not done yet.');
});

test('field-nobody-sees is done by a key too, and starts over after a reload', async ({ page }) => {
  await page.goto('/validation');
  const station = page.getByRole('region', { name: 'Field nobody sees', exact: true });
  await station.getByRole('button', { name: 'Press' }).press('Enter');
  await expect(station.getByRole('status')).toHaveText('Done: the button was pressed.');
  await page.reload();
  await expect(station.getByRole('status')).toHaveText('Not done yet.');
});

test('checked-while-typing is done by a key too, and starts over after a reload', async ({ page }) => {
  await page.goto('/validation');
  const station = page.getByRole('region', { name: 'Checked while typing', exact: true });
  await station.getByRole('button', { name: 'Press' }).press('Enter');
  await expect(station.getByRole('status')).toHaveText('Done: the button was pressed.');
  await page.reload();
  await expect(station.getByRole('status')).toHaveText('Not done yet.');
});

test('two-steps-and-back is done by a key too, and starts over after a reload', async ({ page }) => {
  await page.goto('/validation');
  const station = page.getByRole('region', { name: 'Two steps and back', exact: true });
  await station.getByRole('button', { name: 'Press' }).press('Enter');
  await expect(station.getByRole('status')).toHaveText('Done: the button was pressed.');
  await page.reload();
  await expect(station.getByRole('status')).toHaveText('Not done yet.');
});
