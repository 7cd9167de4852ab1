import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('press-reachable', async ({ page }) => {
  await page.goto('/visibility');
  await page.locator('#ways-table').waitFor(); // all() does not wait
  for (const row of await page.locator('#ways-table tbody tr').all()) {
    await row.locator('th').scrollIntoViewIfNeeded();
    await expect(row).not.toContainText('not in view yet');
    const isReached = await row.getByRole('cell', { name: 'reaches it', exact: true }).isVisible();
    if (isReached) await row.locator('button').click();
  }
  await page.getByRole('button', { name: 'All pressed', exact: true }).click();
  await expect(page.getByRole('status', { name: 'Press all that a person can press' })).toContainText('Done:');
});

test('press-by-keyboard', async ({ page }) => {
  await page.goto('/visibility');
  await page.locator('#ways-table').waitFor(); // all() does not wait
  for (const row of await page.locator('#ways-table tbody tr').all()) {
    await row.locator('th').scrollIntoViewIfNeeded();
    await expect(row).not.toContainText('not in view yet');
  }
  for (const id of ['size-zero', 'clipped', 'off-screen', 'covered']) {
    await page.locator(`#${id}`).press('Enter'); // focuses it, and does not check whether it is visible
  }
  await page.getByRole('button', { name: 'All pressed by keyboard' }).click();
  const status = page.getByRole('status', { name: 'Press by keyboard what a pointer cannot reach' });
  await expect(status).toContainText('Done:');
});

test('screen-reader', async ({ page }) => {
  await page.goto('/visibility');
  await page.getByRole('cell', { name: 'button Opacity 1', exact: true }).waitFor(); // the page has looked at the buttons
  let found = 0;
  for (const name of await page.locator('#screen-reader-names li').allInnerTexts()) {
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    found += await row.getByRole('cell', { name: `button ${name}`, exact: true }).count();
  }
  await page.getByLabel('Buttons found').fill(String(found));
  await page.getByRole('button', { name: 'Check count' }).click();
  await expect(page.getByRole('status', { name: 'Say how many a screen reader finds' })).toContainText('Done:');
});

test('wait-until-seen', async ({ page }) => {
  await page.goto('/visibility');
  await page.getByRole('button', { name: 'Send for the bell' }).click();
  await page.getByRole('button', { name: 'Ring the bell' }).click(); // waits until nothing covers it
  await expect(page.getByRole('status', { name: 'Wait until it can be seen' })).toContainText('Done:');
});

test('gone-for-good', async ({ page }) => {
  await page.goto('/visibility');
  await page.getByRole('button', { name: 'Remove the lamp' }).click();
  await page.locator('#lamp').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'It is gone' }).click();
  await expect(page.getByRole('status', { name: 'Gone for good' })).toContainText('Done:');
});
