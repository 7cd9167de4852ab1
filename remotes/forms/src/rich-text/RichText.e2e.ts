import { expect, outcome, test } from '@playground/kit/test/browser';
import type { Page } from '@playwright/test';

const editor = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const check = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const textOf = (page: Page, id: string) => page.locator(`#${id}`).innerText();
/** Replaces the text of an editor, one key after the other. */
async function type(page: Page, label: string, text: string) {
  await editor(page, label).press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Presses twice on a word in an editor. */
async function pressTwiceOn(page: Page, label: string, index: number) {
  const { x, y } = await editor(page, label).evaluate((element, at) => {
    element.scrollIntoView({ block: 'center' });
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    const box = range.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, index);
  await page.mouse.dblclick(x, y);
}

test('what each station calls a miss, from text that a script writes to one undo too many', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/richText?seed=7');
  const message = await textOf(page, 'message-wanted');
  const old = await editor(page, 'Message').innerText();
  await editor(page, 'Message').evaluate((element, text) => {
    (element.firstElementChild as Element).textContent = text;
  }, message);
  await expect(outcome(page, 'Editor with a model')).toHaveText(
    'Missed: a script wrote into the document, and the editor took it back.',
  );
  await expect(editor(page, 'Message')).toHaveText(old);
  await editor(page, 'Message').press('End');
  await page.keyboard.type('!');
  await check(page, 'Check message');
  await expect(outcome(page, 'Editor with a model')).toHaveText(/^Missed: the text is ‘This message is out of date.!/);

  const person = await textOf(page, 'person-wanted');
  await type(page, 'Invitation', `[@${person}]`);
  await expect(page.getByRole('option')).toHaveCount(0);
  await check(page, 'Check mention');
  await expect(outcome(page, 'Mention')).toHaveText('Missed: the name is only text, not a mention.');
  await editor(page, 'Invitation').press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await editor(page, 'Invitation').pressSequentially(`@${person}`);
  // The menu covers the button.
  await expect(page.getByRole('option')).toHaveText([person]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await check(page, 'Check mention');
  await expect(outcome(page, 'Mention')).toHaveText('Missed: the name is only text, not a mention.');
  await type(page, 'Invitation', `@${person.split(' ')[0]}`);
  await expect(page.getByRole('option')).toHaveCount(5);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(0);
  await check(page, 'Check mention');
  await expect(outcome(page, 'Mention')).toHaveText(/^Missed: it mentions \w+ \w+\.$/);
  await type(page, 'Invitation', `@${person.split(' ')[0]}`);
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  while ((await page.getByRole('option', { selected: true }).innerText()) !== person)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'Invitation in the model')).toHaveText(`[@${person}]`);

  await type(page, 'Clean copy', await textOf(page, 'source'));
  await check(page, 'Check copy');
  await expect(outcome(page, 'Cleaned paste')).toHaveText(/^Missed: ‘.+’ is not bold\.$/);

  const text = await textOf(page, 'word-wanted');
  await editor(page, 'Word').fill(text);
  await check(page, 'Check word');
  await expect(outcome(page, 'Composed text')).toHaveText(/^Missed: ‘.’ did not come from an input method\.$/);

  const word = await textOf(page, 'bold-wanted');
  const headline = await editor(page, 'Headline').innerText();
  const bold = page.locator('#headline-bold');
  await pressTwiceOn(page, 'Headline', headline.indexOf(word) + 1);
  await bold.click();
  await expect(outcome(page, 'Bold one word')).toHaveText(`Missed: ‘${word}s’ is bold, not only the word ‘${word}’.`);

  // A letter by mistake is one more change, and it can be undone as well.
  await editor(page, 'Order').press('x');
  await check(page, 'Check order');
  await expect(outcome(page, 'Undo twice')).toHaveText('Missed: the text has new changes.');
  const undo = page.getByRole('button', { name: 'Undo' });
  for (let count = 0; count < 2; count += 1) await undo.click();
  await check(page, 'Check order');
  await expect(outcome(page, 'Undo twice')).toHaveText('Missed: 1 of the three changes is undone.');
  for (let count = 0; count < 2; count += 1) await undo.click();
  await check(page, 'Check order');
  await expect(outcome(page, 'Undo twice')).toHaveText('Missed: 3 of the three changes are undone.');
  await page.getByRole('button', { name: 'Redo' }).click();
  await check(page, 'Check order');
  await expect(outcome(page, 'Undo twice')).toHaveText(/^Done: /);
});

test('the code editor shows only the lines in view, keeps the policy, and takes back what a script writes', async ({
  page,
}) => {
  await page.goto('/richText?seed=7');
  await page.getByRole('button', { name: 'Open the code editor' }).click();
  const code = editor(page, 'Lamps');
  await expect(code.locator('.cm-line').first()).toBeVisible();
  expect(await code.locator('.cm-line').count()).toBeLessThan(40);
  const first = await code.locator('.cm-line').first().innerText();
  await code
    .locator('.cm-line')
    .first()
    .evaluate((line) => {
      line.textContent = 'lamp-01 = 999';
    });
  await expect(outcome(page, 'Code editor')).toHaveText(/^Missed: a script wrote into the document/);
  await expect(code.locator('.cm-line').first()).toHaveText(first);
  await code.press('ControlOrMeta+End');
  await expect(code.locator('.cm-line').last()).toHaveText(/^lamp-60/);
  await page.keyboard.press('Enter');
  await check(page, 'Check code');
  await expect(outcome(page, 'Code editor')).toHaveText('Missed: the code has 61 lines, not 60.');
  await code.press('Backspace');
  await page.keyboard.type('!');
  await check(page, 'Check code');
  await expect(outcome(page, 'Code editor')).toHaveText(/^Missed: line 60 was changed to ‘lamp-60 = \d\d!’\.$/);
});

test('a long text scrolls inside its editor, and the page stays as long as it was', async ({ page }) => {
  await page.goto('/richText?seed=7');
  for (const label of ['Note', 'Message']) {
    await editor(page, label).press('ControlOrMeta+a');
    await page.keyboard.insertText('long '.repeat(2000));
    await expect(outcome(page, `${label} in the model`)).toContainText('long long');
    const { height } = (await editor(page, label).boundingBox()) ?? {};
    expect(height).toBeLessThanOrEqual(256);
  }
});

test('an editor is never in the document without its text', async ({ page }) => {
  await page.addInitScript(() => {
    const texts: (string | null)[] = [];
    new MutationObserver(() => {
      const headline = document.querySelector('#headline');
      if (headline) texts.push(headline.textContent);
    }).observe(document, { childList: true, subtree: true });
    Object.assign(window, { texts });
  });
  await page.goto('/richText?seed=7');
  const text = await editor(page, 'Headline').innerText();
  const seen = await page.evaluate(() => (window as unknown as { texts: string[] }).texts);
  expect(new Set(seen)).toEqual(new Set([text]));
});

test('a key is for the place of the cursor, even before the browser reports that the cursor moved', async ({
  page,
}) => {
  await page.goto('/richText?seed=7');
  await type(page, 'Message', 'abc');
  await editor(page, 'Message').evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    window.addEventListener('keydown', () => getSelection()?.collapse(text, 1), { capture: true, once: true });
  });
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'Message in the model')).toHaveText('a\nbc', { useInnerText: true });
});

test('Enter, Backspace and Delete divide and join paragraphs, and a space beside the word is not the word', async ({
  page,
}) => {
  await page.goto('/richText?seed=7');
  const model = outcome(page, 'Message in the model');
  await type(page, 'Message', 'ab');
  for (const key of ['ArrowLeft', 'Enter']) await page.keyboard.press(key);
  await expect(model).toHaveText('a\nb', { useInnerText: true });
  await page.keyboard.press('Backspace');
  await expect(model).toHaveText('ab');
  for (const key of ['Enter', 'ArrowLeft', 'Delete']) await page.keyboard.press(key);
  await expect(model).toHaveText('ab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await expect(model).toHaveText('');

  const word = await textOf(page, 'bold-wanted');
  const headline = await editor(page, 'Headline').innerText();
  await pressTwiceOn(page, 'Headline', headline.search(new RegExp(`\\b${word}\\b`)) + 1);
  await page.keyboard.press('Shift+ArrowRight');
  await page.locator('#headline-bold').click();
  await expect(outcome(page, 'Bold one word')).toHaveText('Missed: a space beside the word is bold too.');
});
