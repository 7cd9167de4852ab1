import { expect, outcome, test } from '@playground/kit/test/browser';
import type { BrowserContext, Page } from '@playwright/test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const frame = (page: Page, id: string) => page.frameLocator(`#${id}-frame`);

test('what looks like the stored thing is told from it', async ({ page, context }) => {
  await page.goto('/storage?seed=1');

  await button(page, 'Set cookies').press('Enter');
  await expect(page.locator('#cookies-state')).toHaveText('All four cookies are set.');
  const readable = await page.evaluate(() => document.cookie);
  const kept = (await context.cookies()).filter(({ name }) => name.startsWith('storage-'));
  expect(
    kept.map(({ name, httpOnly, sameSite, expires }) => [name.split('-')[2], httpOnly, sameSite, expires > 0]),
  ).toEqual(
    expect.arrayContaining([
      ['session', false, 'Lax', false],
      ['lasting', false, 'Lax', true],
      ['strict', false, 'Strict', false],
      ['hidden', true, 'Lax', true],
    ]),
  );
  expect(readable).not.toContain('hidden');

  // A script that reads too early makes an empty database.
  await page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
      }),
    await page.locator('#database-name').innerText(),
  );
  await button(page, 'Fill the database').dblclick();
  await expect(page.locator('#database-state')).toHaveText('The database is full.');
  const names = [
    await page.locator('#database-name').innerText(),
    await page.locator('#parcel-key').innerText(),
  ] as const;
  // A text as the key, as the page shows it.
  const owner = await page.evaluate(
    ([name, key]) =>
      new Promise<string>((resolve) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => {
          const found = request.result.transaction('parcels').objectStore('parcels').get(key);
          found.onsuccess = () => {
            request.result.close();
            resolve(found.result.owner);
          };
        };
      }),
    names,
  );
  await page.getByLabel('Owner of the parcel').fill(owner);
  await button(page, 'Check owner').click();
  await expect(outcome(page, 'indexed-db')).toHaveText(
    `Missed: ${owner} is the owner of the parcel whose key is the text '${names[1]}'.`,
  );

  await button(page, 'Check storage').click();
  await expect(outcome(page, 'cleared')).toHaveText(/^Missed: nothing was stored yet/);
  await button(page, 'Store five things').click();
  await expect(page.locator('#storage-state')).toHaveText('Five things are stored.');
  await button(page, 'Clear storage').click();
  await expect(page.locator('#storage-state')).toHaveText(/^The storage is clear/);
  await button(page, 'Check storage').click();
  await expect(outcome(page, 'cleared')).toHaveText('Missed: one thing is left.');
});

/** The workers and caches at the origin of a frame. */
async function keptFor(context: BrowserContext, page: Page, id: string): Promise<() => Promise<number[]>> {
  const address = await page.locator(`#${id}-frame`).getAttribute('src');
  const there = await context.newPage();
  await there.goto(new URL('/', address ?? '').href);
  return () =>
    there.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
}

test.describe('with a worker', () => {
  test.use({ allowComplaints: [/ERR_INTERNET_DISCONNECTED/] });

  test('a page serves itself offline only after its worker is active, and the worker goes with the page', {
    tag: '@long',
  }, async ({ page, context }) => {
    test.slow();
    await page.goto('/storage?seed=1');
    await expect(frame(page, 'offline').locator('#served')).toHaveText('The network served this page.');
    await button(page, 'Load page again').click();
    await expect(outcome(page, 'offline')).toHaveText('Missed: the network served the page. Install the worker first.');
    await context.setOffline(true);
    await button(page, 'Load page again').click();
    await expect(outcome(page, 'offline')).toHaveText(/^Missed: the page did not come\./);
    await context.setOffline(false);
    await button(page, 'Load page again').click();
    await expect(frame(page, 'offline').locator('#served')).toHaveText('The network served this page.');

    await button(page, 'Install worker').press('Enter');
    await expect(frame(page, 'offline').getByRole('status')).toHaveText('Version 1 is active.');
    await button(page, 'Load page again').press('Enter');
    await expect(outcome(page, 'offline')).toHaveText(
      /^Missed: the worker served the page, but the browser is online\./,
    );
    await context.setOffline(true);
    await button(page, 'Load page again').press('Enter');
    await expect(outcome(page, 'offline')).toHaveText(
      'Done: the worker served the page while the browser was offline.',
    );
    await context.setOffline(false);

    const kept = await keptFor(context, page, 'offline');
    expect(await kept()).toEqual([1, 1]);
    await button(page, 'Go Back').click();
    await expect.poll(kept).toEqual([0, 0]);
  });

  test('a new version waits until the page takes it, and a reload of the tab clears both', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    test.slow();
    await page.goto('/storage?seed=1');
    const served = frame(page, 'update').locator('#served');
    await expect(served).toHaveText('The network served this page.');
    await button(page, 'Use version 2').click();
    await expect(outcome(page, 'update')).toHaveText('Missed: no new version waits. Publish version 2 first.');
    await button(page, 'Install version 1').click();
    await expect(served).toHaveText('Version 1 of the worker served this page.');
    await button(page, 'Publish version 2').click();
    await expect(frame(page, 'update').getByRole('status')).toHaveText('Version 2 waits.');
    await button(page, 'Load updated page').click();
    await expect(outcome(page, 'update')).toHaveText(
      'Missed: version 1 served the page again, because version 2 waits.',
    );
    await expect(frame(page, 'update').getByRole('status')).toHaveText('Version 2 waits.');
    const kept = await keptFor(context, page, 'update');
    expect(await kept()).toEqual([1, 2]);
    await button(page, 'Use version 2').click();
    await expect(frame(page, 'update').getByRole('status')).toHaveText('Version 2 is active.');
    await page.reload();
    await expect(outcome(page, 'update')).toHaveText('Not done yet.');
    await expect.poll(kept).toEqual([0, 0]);
  });
});

test('a worker whose page was left while it was being registered does not stay', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await page.goto('/storage?seed=1');
  await expect(frame(page, 'offline').locator('#served')).toHaveText('The network served this page.');
  const kept = await keptFor(context, page, 'offline');
  const isRegistered = context.waitForEvent('serviceworker');
  await frame(page, 'offline')
    .locator('body')
    .evaluate(() => {
      navigator.serviceWorker.register('worker.js?version=1', { scope: location.href });
      location.replace('about:blank');
    });
  await isRegistered;
  await expect.poll(kept).toEqual([0, 0]);
});
