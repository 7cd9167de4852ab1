import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('cookies', async ({ page, context }) => {
  await page.goto('/storage');
  await page.getByRole('button', { name: 'Set cookies' }).click();
  await expect(page.getByText('All four cookies are set.')).toBeVisible();
  const cookies = await context.cookies(); // of the context, so HttpOnly cookies too
  const ours = cookies.filter(({ name }) => name.startsWith('storage-'));
  const sum = ours.reduce((total, { value }) => total + Number(value), 0);
  await page.getByLabel('Sum of the cookies').fill(String(sum));
  await page.getByRole('button', { name: 'Check sum' }).click();
  await expect(page.getByRole('status', { name: 'Cookies of every kind' })).toContainText('Done:');
});

test('local-and-session', async ({ page }) => {
  await page.goto('/storage');
  await page.getByRole('button', { name: 'Store words' }).click();
  const name = await page.locator('#basket-name').innerText();
  const word = await page.evaluate((key) => sessionStorage.getItem(key), name);
  await page.getByLabel('Word in the session storage').fill(word ?? '');
  await page.getByRole('button', { name: 'Check word' }).click();
  await expect(page.getByRole('status', { name: 'Local and session' })).toContainText('Done:');
});

test('indexed-db', async ({ page }) => {
  await page.goto('/storage');
  await page.getByRole('button', { name: 'Fill the database' }).click();
  await expect(page.getByText('The database is full.')).toBeVisible();
  const name = await page.locator('#database-name').innerText();
  const key = Number(await page.locator('#parcel-key').innerText()); // a text would find another parcel
  const owner = await page.evaluate(
    ([database, number]) =>
      new Promise<string>((resolve) => {
        const request = indexedDB.open(database);
        request.onsuccess = () => {
          const parcel = request.result.transaction('parcels').objectStore('parcels').get(number);
          parcel.onsuccess = () => {
            request.result.close();
            resolve(parcel.result.owner);
          };
        };
      }),
    [name, key] as const,
  );
  await page.getByLabel('Owner of the parcel').fill(owner);
  await page.getByRole('button', { name: 'Check owner' }).click();
  await expect(page.getByRole('status', { name: 'IndexedDB' })).toContainText('Done:');
});

test('offline', async ({ page, context }) => {
  await page.goto('/storage');
  const frame = page.frameLocator('#offline-frame');
  await expect(frame.getByText('The network served this page.')).toBeVisible(); // before that, it hears no order
  await page.getByRole('button', { name: 'Install worker' }).click();
  await expect(frame.getByRole('status')).toHaveText('Version 1 is active.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Load page again' }).click();
  await expect(page.getByRole('status', { name: 'Offline' })).toContainText('Done:');
});

test('update', async ({ page }) => {
  await page.goto('/storage');
  const updated = page.frameLocator('#update-frame');
  await expect(updated.getByText('The network served this page.')).toBeVisible(); // before that, it hears no order
  await page.getByRole('button', { name: 'Install version 1' }).click();
  await expect(updated.getByText('Version 1 of the worker served this page.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish version 2' }).click();
  await expect(updated.getByRole('status')).toHaveText('Version 2 waits.');
  await page.getByRole('button', { name: 'Use version 2' }).click();
  await expect(updated.getByRole('status')).toHaveText('Version 2 is active.');
  await page.getByRole('button', { name: 'Load updated page' }).click();
  await expect(page.getByRole('status', { name: 'Update' })).toContainText('Done:');
});

test('cleared', async ({ page, context }) => {
  await page.goto('/storage');
  await page.getByRole('button', { name: 'Store five things' }).click();
  await expect(page.getByText('Five things are stored.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear storage' }).click();
  const name = await page.locator('#thing-name').innerText();
  await context.clearCookies({ name });
  await page.evaluate(async (thing) => {
    localStorage.removeItem(thing);
    sessionStorage.removeItem(thing);
    indexedDB.deleteDatabase(thing);
    await caches.delete(thing);
  }, name);
  await page.getByRole('button', { name: 'Check storage' }).click();
  await expect(page.getByRole('status', { name: 'Cleared' })).toContainText('Done:');
});

test('partitioned', async ({ page }) => {
  await page.goto('/storage');
  await page.getByRole('button', { name: 'Store in both' }).click();
  const name = await page.locator('#flavour-name').innerText();
  const main = page.frameLocator('#storing-frame').getByRole('main');
  await expect(main).toContainText('This frame has stored its word.');
  const word = await main.evaluate((_, key) => localStorage.getItem(key), name); // runs in the frame
  await page.getByLabel('Word in the frame’s storage').fill(word ?? '');
  await page.getByRole('button', { name: 'Check frame' }).click();
  await expect(page.getByRole('status', { name: 'Partitioned' })).toContainText('Done:');
});
