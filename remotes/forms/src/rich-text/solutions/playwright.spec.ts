import { test } from '@playground/kit/tools/playwright';
import { engine, impossible, workaround } from '@playground/kit/tools/verdict';
import { expect } from '@playwright/test';

test('editable-block', async ({ page }) => {
  await page.goto('/richText');
  await page.getByRole('textbox', { name: 'Note' }).fill(await page.locator('#note-wanted').innerText());
  await page.getByRole('button', { name: 'Check note' }).click();
  await expect(page.getByRole('status', { name: 'Editable block' })).toContainText('Done:');
});

test('editor-with-a-model', async ({ page }) => {
  await page.goto('/richText');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill(await page.locator('#message-wanted').innerText());
  await page.getByRole('button', { name: 'Check message' }).click();
  await expect(page.getByRole('status', { name: 'Editor with a model' })).toContainText('Done:');
});

test('code-editor', async ({ page }) => {
  await page.goto('/richText');
  const lamp = await page.locator('#lamp-wanted').innerText();
  const value = await page.locator('#value-wanted').innerText();
  await page.getByRole('button', { name: 'Open the code editor' }).click();
  const code = page.getByRole('textbox', { name: 'Lamps' });
  await code.press('ControlOrMeta+Home');
  // The line of the lamp is not in the document until the cursor comes near.
  for (let line = 1; line < Number(lamp.replace('lamp-', '')); line += 1) await code.press('ArrowDown');
  await code.press('End');
  for (const key of ['Backspace', 'Backspace']) await code.press(key);
  await page.keyboard.type(value);
  await page.getByRole('button', { name: 'Check code' }).click();
  await expect(page.getByRole('status', { name: 'Code editor' })).toContainText('Done:');
});

test('mention', async ({ page }) => {
  await page.goto('/richText');
  const person = await page.locator('#person-wanted').innerText();
  await page.getByRole('textbox', { name: 'Invitation' }).pressSequentially(`@${person.split(' ')[0]}`);
  await page.getByRole('option', { name: person }).click();
  await page.getByRole('button', { name: 'Check mention' }).click();
  await expect(page.getByRole('status', { name: 'Mention' })).toContainText('Done:');
});

test('cleaned-paste', async ({ page }) => {
  await page.goto('/richText');
  await page.locator('#source').click({ clickCount: 3 });
  await page.keyboard.press('ControlOrMeta+c');
  await page.getByRole('textbox', { name: 'Clean copy' }).press('ControlOrMeta+v');
  await page.getByRole('button', { name: 'Check copy' }).click();
  await expect(page.getByRole('status', { name: 'Cleaned paste' })).toContainText('Done:');
});

test('composed-text', async ({ page, context }) => {
  if (engine !== 'chromium') {
    return impossible('Playwright has no input method, https://github.com/microsoft/playwright/issues/5777');
  }
  workaround('Playwright has no input method, https://github.com/microsoft/playwright/issues/5777. CDP has one');
  await page.goto('/richText');
  const text = await page.locator('#word-wanted').innerText();
  await page.getByRole('textbox', { name: 'Word' }).focus();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await cdp.send('Input.insertText', { text }); // ends the composition
  await page.getByRole('button', { name: 'Check word' }).click();
  await expect(page.getByRole('status', { name: 'Composed text' })).toContainText('Done:');
});

test('bold-one-word', async ({ page }) => {
  await page.goto('/richText');
  const word = await page.locator('#bold-wanted').innerText();
  const headline = page.getByRole('textbox', { name: 'Headline' });
  const before = (await headline.innerText()).search(new RegExp(`\\b${word}\\b`));
  await headline.press('ControlOrMeta+Home');
  for (let count = 0; count < before; count += 1) await headline.press('ArrowRight');
  for (let count = 0; count < word.length; count += 1) await headline.press('Shift+ArrowRight');
  await headline.press('ControlOrMeta+b');
  await expect(page.getByRole('status', { name: 'Bold one word' })).toContainText('Done:');
});

test('undo-twice', async ({ page }) => {
  await page.goto('/richText');
  const order = page.getByRole('textbox', { name: 'Order' });
  await order.press('ControlOrMeta+z');
  await order.press('ControlOrMeta+z');
  await page.getByRole('button', { name: 'Check order' }).click();
  await expect(page.getByRole('status', { name: 'Undo twice' })).toContainText('Done:');
});

test('in-a-frame', async ({ page }) => {
  await page.goto('/richText');
  const text = await page.locator('#letter-wanted').innerText();
  const word = await page.locator('#letter-bold-wanted').innerText();
  const station = page.getByRole('region', { name: 'In a frame' });
  const letter = station.frameLocator('iframe').getByRole('textbox', { name: 'Letter' });
  await letter.pressSequentially(text);
  await letter.press('ControlOrMeta+Home');
  for (let count = 0; count < text.indexOf(word); count += 1) await letter.press('ArrowRight');
  for (let count = 0; count < word.length; count += 1) await letter.press('Shift+ArrowRight');
  await station.getByRole('button', { name: 'Bold' }).click();
  await station.getByRole('button', { name: 'Check letter' }).click();
  await expect(station.getByRole('status', { name: 'In a frame' })).toContainText('Done:');
});
