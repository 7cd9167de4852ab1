import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('consent-banner', async ({ page }) => {
  await page.goto('/overlays');
  await page.getByRole('switch', { name: 'Consent banner on' }).check();
  await page.getByRole('button', { name: 'Refuse all' }).click();
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Number of lamps').fill('3');
  await page.getByRole('button', { name: 'Order' }).click();
  await expect(page.getByRole('status', { name: 'Consent banner' })).toContainText('Done:');
});

test('entry-ad', async ({ page }) => {
  await page.goto('/overlays');
  await page.getByRole('switch', { name: 'Entry ad on' }).check();
  await page.getByRole('button', { name: 'Close the ad' }).click(); // waits for it
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Number of lamps').fill('3');
  await page.getByRole('button', { name: 'Order' }).click();
  await expect(page.getByRole('status', { name: 'Entry ad' })).toContainText('Done:');
});

test('newsletter', async ({ page }) => {
  await page.goto('/overlays');
  await page.getByRole('switch', { name: 'Newsletter on' }).check();
  await page.getByRole('button', { name: 'No, thanks' }).click(); // waits for it
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Number of lamps').fill('3');
  await page.getByRole('button', { name: 'Order' }).click();
  await expect(page.getByRole('status', { name: 'Newsletter' })).toContainText('Done:');
});

test('exit-intent', async ({ page }) => {
  await page.goto('/overlays');
  await page.getByRole('switch', { name: 'Exit intent on' }).check();
  const shop = page.getByRole('region', { name: 'Lamp shop' });
  await shop.hover();
  const { x = 0, y = 0 } = (await shop.boundingBox()) ?? {};
  await page.mouse.move(x + 20, y - 5);
  await page.getByRole('button', { name: 'Refuse the offer' }).click();
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Number of lamps').fill('3');
  await page.getByRole('button', { name: 'Order' }).click();
  await expect(page.getByRole('status', { name: 'Exit intent' })).toContainText('Done:');
});

test('chat-bubble', async ({ page }) => {
  await page.goto('/overlays');
  await page.getByRole('switch', { name: 'Chat bubble on' }).check();
  await page.getByRole('button', { name: 'Hide chat' }).click();
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Number of lamps').fill('3');
  await page.getByRole('button', { name: 'Order' }).click();
  await expect(page.getByRole('status', { name: 'Chat bubble' })).toContainText('Done:');
});

test('sticky-header', async ({ page }) => {
  await page.goto('/overlays');
  await page.getByRole('switch', { name: 'Sticky header on' }).check();
  await page.getByRole('button', { name: 'Hide header' }).click();
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Number of lamps').fill('3');
  await page.getByRole('button', { name: 'Order' }).click();
  await expect(page.getByRole('status', { name: 'Sticky header' })).toContainText('Done:');
});

test('toast', async ({ page }) => {
  await page.goto('/overlays');
  await page.getByRole('switch', { name: 'Toast on' }).check();
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Number of lamps').fill('3');
  await page.getByRole('button', { name: 'Close message' }).click();
  await page.getByRole('button', { name: 'Order' }).click();
  await expect(page.getByRole('status', { name: 'Toast' })).toContainText('Done:');
});

test('busy-veil', async ({ page }) => {
  await page.goto('/overlays');
  await page.getByRole('switch', { name: 'Busy veil on' }).check();
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Number of lamps').fill('3');
  await page.getByRole('button', { name: 'Order' }).click(); // waits until the veil is gone
  await expect(page.getByRole('status', { name: 'Busy veil' })).toContainText('Done:');
});

test('consent-manager', async ({ page }) => {
  await page.goto('/overlays');
  await page.getByRole('switch', { name: 'Consent manager on' }).check();
  const wanted = await page.locator('#consent-purpose').innerText();
  const manager = page.frameLocator('iframe[title="Consent manager"]');
  await manager.getByLabel(wanted).waitFor(); // all() does not wait
  for (const purpose of await manager.getByRole('checkbox').all()) await purpose.uncheck();
  await manager.getByLabel(wanted).check();
  await manager.getByRole('button', { name: 'Save choice' }).click();
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Number of lamps').fill('3');
  await page.getByRole('button', { name: 'Order' }).click();
  await expect(page.getByRole('status', { name: 'Consent manager' })).toContainText('Done:');
});
