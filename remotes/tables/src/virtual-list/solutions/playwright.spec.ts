import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('row-far-down', async ({ page }) => {
  await page.goto('/virtualList');
  const row = page.getByRole('listitem').filter({ hasText: 'Locker 7204' });
  // Scrolls near the row, then in steps shorter than the rows in the document. Each step waits a frame for the new rows.
  const list = page.getByLabel('Lockers, scrolling');
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight * 0.71));
  while (!(await row.isVisible())) {
    await list.evaluate((element) => {
      element.scrollBy(0, 300);
      return new Promise(requestAnimationFrame);
    });
  }
  await row.getByRole('button', { name: 'Reserve' }).click();
  await expect(page.getByRole('status', { name: 'A row far down' })).toContainText('Done:');
});

test('how-many', async ({ page }) => {
  await page.goto('/virtualList');
  const list = page.getByLabel('Crates, scrolling');
  const rows = list.getByRole('listitem');
  const amber = new Set<string>(); // a set of names, because some rows are found twice
  for (let isEnd = false; !isEnd; ) {
    for (const row of await rows.filter({ hasText: ', amber' }).getByRole('strong').allTextContents()) amber.add(row);
    isEnd = await rows.filter({ hasText: 'Crate 200' }).isVisible();
    await list.evaluate((element) => {
      element.scrollBy(0, 400);
      return new Promise(requestAnimationFrame);
    });
  }
  await page.getByLabel('Amber crates').fill(String(amber.size));
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status', { name: 'How many' })).toContainText('Done:');
});

test('sideways', async ({ page }) => {
  await page.goto('/virtualList');
  const column = page.getByRole('listitem').filter({ hasText: 'Stall 812' });
  const list = page.getByLabel('Stalls, scrolling');
  await list.evaluate((element) => element.scrollTo(element.scrollWidth * 0.078, 0));
  while (!(await column.isVisible())) {
    await list.evaluate((element) => {
      element.scrollBy(300, 0);
      return new Promise(requestAnimationFrame);
    });
  }
  await column.getByRole('button', { name: 'Book' }).click();
  await expect(page.getByRole('status', { name: 'Sideways' })).toContainText('Done:');
});

test('jump', async ({ page }) => {
  await page.goto('/virtualList');
  await page.getByLabel('Go to vault').fill('8888');
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Vault 8888' });
  await row.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByRole('status', { name: 'Jump' })).toContainText('Done:');
});

test('keyboard', async ({ page }) => {
  await page.goto('/virtualList');
  const list = page.getByRole('listbox', { name: 'Drawers' });
  await list.focus();
  for (const key of ['PageDown', 'PageDown', 'PageDown', 'PageDown', 'ArrowUp']) await page.keyboard.press(key);
  await list.hover();
  while (!(await page.getByRole('option', { name: 'Drawer 200,' }).isVisible())) await page.mouse.wheel(0, 500);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status', { name: 'Keyboard' })).toContainText('Done:');
});
