import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('create', async ({ page }) => {
  await page.goto('/rest');
  await page.getByLabel('New title', { exact: true }).fill(await page.locator('#title-to-create').innerText());
  await page.getByLabel('Text of the new note').fill(await page.locator('#text-to-create').innerText());
  const answering = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Create note' }).click();
  const { id } = await (await answering).json();
  await page.getByLabel('Id of the note').fill(id);
  await page.getByRole('button', { name: 'Find note' }).click();
  await expect(page.getByRole('status', { name: 'Create and find' })).toContainText('Done:');
});

test('edit', async ({ page }) => {
  await page.goto('/rest');
  const title = await page.locator('#note-to-change').innerText();
  const text = await page.locator('#text-to-change').innerText();
  await page.getByRole('region', { name: 'Edit one field' }).getByRole('button', { name: 'Load notes' }).click();
  await page.getByLabel(`New text of ${title}`, { exact: true }).fill(text);
  await page.getByRole('button', { name: `Change ${title}`, exact: true }).click();
  await expect(page.getByRole('status', { name: 'Edit one field' })).toContainText('Done:');
});

test('delete', async ({ page }) => {
  await page.goto('/rest');
  const kept = await page.locator('#note-to-keep').innerText();
  const station = page.getByRole('region', { name: 'Delete all but one' });
  await station.getByRole('button', { name: 'Load notes' }).click();
  await station.getByRole('button', { name: 'Delete' }).first().waitFor();
  const labels = await station.getByRole('button', { name: 'Delete' }).allInnerTexts();
  for (const name of labels.filter((label) => label !== `Delete ${kept}`)) {
    await station.getByRole('button', { name, exact: true }).click();
  }
  await expect(page.getByRole('status', { name: 'Delete all but one' })).toContainText('Done:');
});

test('late', async ({ page }) => {
  await page.goto('/rest');
  await page.getByRole('button', { name: 'Save slowly' }).click();
  await expect(page.getByText('The note is saved.')).toBeVisible({ timeout: 8_000 });
  await page.getByRole('button', { name: 'Send note' }).click();
  await expect(page.getByRole('status', { name: 'Late answer' })).toContainText('Done:');
});

test('flaky', async ({ page }) => {
  await page.goto('/rest');
  const station = page.getByRole('region', { name: 'Every second call fails' });
  await station.getByRole('button', { name: 'Check notes' }).waitFor(); // allInnerTexts() does not wait
  const names = await station.getByRole('button', { name: /^Add/ }).allInnerTexts();
  for (const name of [...names, 'Check notes']) {
    let isOk = false;
    while (!isOk) {
      const answering = page.waitForResponse(/flaky/);
      await station.getByRole('button', { name, exact: true }).click();
      isOk = (await answering).ok();
    }
  }
  await expect(page.getByRole('status', { name: 'Every second call fails' })).toContainText('Done:');
});

test('conflict', async ({ page }) => {
  await page.goto('/rest');
  const word = await page.locator('#word-to-add').innerText();
  const text = page.locator('#conflict-text');
  await page.getByRole('button', { name: 'Open note' }).click();
  await page.getByLabel('New text', { exact: true }).fill(`${await text.innerText()} ${word}`);
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('alert')).toContainText('Someone else has changed this note.');
  await page.getByRole('button', { name: 'Show the text now' }).click();
  await expect(page.locator('#conflict-note')).toContainText('version 2');
  await page.getByLabel('New text', { exact: true }).fill(`${await text.innerText()} ${word}`);
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('status', { name: 'Edited by someone else' })).toContainText('Done:');
});

test('prepared', async ({ page, request }) => {
  await page.goto('/rest');
  const address = await page.locator('#prepared-address').innerText();
  const data = JSON.parse(await page.locator('#prepared-json').innerText());
  await request.post(address, { data });
  await page.getByRole('button', { name: 'Show prepared notes' }).click();
  await expect(page.getByRole('status', { name: 'Prepared by the API' })).toContainText('Done:');
});
