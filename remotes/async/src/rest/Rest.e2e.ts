import { expect, outcome, test } from '@playground/kit/test/browser';
import type { Page } from '@playwright/test';

// The browser reports refused calls.
test.use({ allowComplaints: [/status of (404|409|503)/] });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the naive attempt of each station is a miss with its reason', { tag: '@long' }, async ({ page }) => {
  test.slow();
  await page.goto('/rest?seed=7');

  await page.getByLabel('New title', { exact: true }).fill('<b>wrong</b>');
  await page.getByLabel('Text of the new note').fill('مرحبا 😀');
  await button(page, 'Create note').click();
  const call = page.locator('#create-calls li').filter({ hasText: '201' });
  const [, id = ''] = /"id":"(\w+)"/.exec(await call.innerText()) ?? [];
  await page.getByLabel('Id of the note').fill(id);
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'create')).toHaveText(/^Missed: the title of this note is ‘<b>wrong<\/b>’, not \w+\.$/);
  await page.getByLabel('Id of the note').fill('00000000');
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'create')).toHaveText(/^Missed: the server has no note .* answers 404\.$/);

  const title = await page.locator('#note-to-change').innerText();
  await page.locator('#load-to-edit').click();
  await page
    .getByLabel(`New text of ${title}`, { exact: true })
    .fill(await page.locator('#text-to-change').innerText());
  await button(page, `Replace ${title}`).press('Enter');
  await expect(outcome(page, 'edit')).toHaveText(
    `Missed: the note ${title} has lost its title. Press ‘Load notes’ to begin again.`,
  );

  const kept = await page.locator('#note-to-keep').innerText();
  await page.locator('#load-to-delete').click();
  await button(page, `Delete ${kept}`).dblclick();
  await expect(outcome(page, 'delete')).toHaveText(`Missed: ${kept} was deleted. Press ‘Load notes’ to begin again.`);

  await button(page, 'Save slowly').dblclick();
  await expect(outcome(page, 'late')).toHaveText('Missed: ‘Save slowly’ was pressed again before the server answered.');
  await button(page, 'Send note').click();
  await expect(outcome(page, 'late')).toHaveText('Missed: the server had not answered yet, so the note was not saved.');

  // The second of three calls fails, so one note is missing.
  const answer = page.locator('#flaky-answer');
  for (const number of [1, 2, 3]) {
    const add = page.locator(`#add-${number}`);
    await add.click();
    await expect(answer).toHaveText(`${await add.innerText()}: the server answered ${number === 2 ? 503 : 201}.`);
  }
  await button(page, 'Check notes').click();
  await expect(answer).toHaveText('Check notes: the server answered 503.');
  await button(page, 'Check notes').click();
  await expect(outcome(page, 'flaky')).toHaveText(/^Missed: the server does not have \w+\.$/);

  await button(page, 'Open note').click();
  const text = await page.locator('#conflict-text').innerText();
  await page.getByLabel('New text', { exact: true }).fill(`${text} ${await page.locator('#word-to-add').innerText()}`);
  await button(page, 'Save note').click();
  await expect(page.getByRole('alert')).toContainText('Someone else has changed this note. It has version 2 now.');
  await expect(page.getByLabel('New text', { exact: true })).not.toHaveValue('');
  await button(page, 'Save anyway').click();
  await expect(outcome(page, 'conflict')).toHaveText(/^Missed: what someone else wrote is lost\./);

  await button(page, 'Show prepared notes').click();
  await expect(outcome(page, 'prepared')).toHaveText('Missed: the server has no note at this address.');
});
