import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

const FRAMEWORKS = ['React 19', 'React 18', 'Vue', 'Svelte', 'Lit'];

test('basics', async ({ page }) => {
  await page.goto('/frameworks');
  const station = page.getByRole('region', { name: 'Add, finish and remove' });
  const added = (await page.locator('#basics-added').textContent()) ?? '';
  const finished = await page.locator('#basics-finished').textContent();
  const removed = await page.locator('#basics-removed').textContent();
  for (const framework of FRAMEWORKS) {
    const list = station.getByRole('group', { name: framework });
    await list.getByLabel(`New task in ${framework}`).fill(added);
    await list.getByRole('button', { name: `Add to ${framework}` }).click();
    await list.getByRole('button', { name: `Finish ${finished}` }).click();
    await list.getByRole('button', { name: `Remove ${removed}` }).click();
  }
  await expect(page.getByRole('status', { name: 'Add, finish and remove' })).toContainText('Done:');
});

test('typed', async ({ page }) => {
  await page.goto('/frameworks');
  const word = (await page.locator('#typed-expected').textContent()) ?? '';
  const station = page.getByRole('region', { name: 'Typed by a tool' });
  for (const framework of FRAMEWORKS) {
    const list = station.getByRole('group', { name: framework });
    // fill() presses no keys, and Lit waits for keys.
    await list.getByLabel(`Word for ${framework}`).pressSequentially(word);
    await list.getByRole('button', { name: `Add to ${framework}` }).click();
  }
  await expect(page.getByRole('status', { name: 'Typed by a tool' })).toContainText('Done:');
});

test('later', async ({ page }) => {
  await page.goto('/frameworks');
  const words: string[] = [];
  for (const framework of FRAMEWORKS) {
    const list = page
      .getByRole('region', { name: 'Text that comes a tick later' })
      .getByRole('group', { name: framework });
    const word = list.locator('strong');
    const old = (await word.textContent()) ?? '';
    await list.getByRole('button', { name: `New word from ${framework}` }).click();
    await expect(word).not.toHaveText(old);
    words.push((await word.textContent()) ?? '');
  }
  await page.getByLabel('Five words').fill(words.join(' '));
  await page.getByRole('button', { name: 'Check words' }).click();
  await expect(page.getByRole('status', { name: 'Text that comes a tick later' })).toContainText('Done:');
});

test('same', async ({ page }) => {
  await page.goto('/frameworks');
  const task = await page.locator('#same-finished').textContent();
  const station = page.getByRole('region', { name: 'Same selectors for all' });
  for (const framework of FRAMEWORKS) {
    // A locator also finds what is in an open shadow root.
    await station
      .getByRole('group', { name: framework })
      .getByRole('button', { name: `Finish ${task}` })
      .click();
  }
  await expect(page.getByRole('status', { name: 'Same selectors for all' })).toContainText('Done:');
});
