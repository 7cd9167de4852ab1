import { test } from '@playground/kit/tools/selenium';
import { engine, workaround } from '@playground/kit/tools/verdict';
import { By, Key, until, type WebDriver } from 'selenium-webdriver';
import type { Driver } from 'selenium-webdriver/chrome.js';
import { Context, type Driver as Firefox } from 'selenium-webdriver/firefox.js';

const textOf = (driver: WebDriver, id: string) => driver.findElement(By.id(id)).getText();
/** An editor, as soon as its code is there. */
const editor = (driver: WebDriver, id: string) =>
  driver.wait(until.elementLocated(By.css(`#${id}[contenteditable]`)), 5000);
const done = async (driver: WebDriver, station: string) =>
  driver.wait(until.elementTextContains(await driver.findElement(By.id(`${station}-outcome`)), 'Done:'), 5000);

/** Selects a word in the editor that has the focus. */
async function selectWord(driver: WebDriver, start: number, word: string) {
  const right = (steps: number) => Key.ARROW_RIGHT.repeat(steps);
  await driver.actions().keyDown(Key.CONTROL).sendKeys(Key.HOME).keyUp(Key.CONTROL).sendKeys(right(start)).perform();
  await driver.actions().keyDown(Key.SHIFT).sendKeys(right(word.length)).keyUp(Key.SHIFT).perform();
}

test('editable-block', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/richText`);
  const wanted = await textOf(driver, 'note-wanted');
  // clear() would empty the block by a script. In WebKit, sendKeys() does not press Ctrl for a shortcut.
  await driver.findElement(By.id('note')).click();
  await driver.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).sendKeys(wanted).perform();
  await driver.findElement(By.id('check-note')).click();
  await done(driver, 'editable-block');
});

test('editor-with-a-model', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/richText`);
  const message = await editor(driver, 'message');
  await message.click();
  await driver.actions().keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).perform();
  await message.sendKeys(await textOf(driver, 'message-wanted'));
  await driver.findElement(By.id('check-message')).click();
  await done(driver, 'editor-with-a-model');
});

test('code-editor', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/richText`);
  const lamp = Number((await textOf(driver, 'lamp-wanted')).replace('lamp-', ''));
  const value = await textOf(driver, 'value-wanted');
  await driver.findElement(By.id('open-code')).click();
  const host = await driver.wait(until.elementLocated(By.id('lamps-host')), 5000);
  const code = await (await host.getShadowRoot()).findElement(By.css('#lamps'));
  await code.click();
  // The line of the lamp is not in the document until the cursor comes near.
  const down = Key.ARROW_DOWN.repeat(lamp - 1);
  await driver.actions().keyDown(Key.CONTROL).sendKeys(Key.HOME).keyUp(Key.CONTROL).sendKeys(down, Key.END).perform();
  await driver.actions().sendKeys(Key.BACK_SPACE, Key.BACK_SPACE, value).perform();
  await driver.findElement(By.id('check-code')).click();
  await done(driver, 'code-editor');
});

test('mention', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/richText`);
  const person = await textOf(driver, 'person-wanted');
  await (await editor(driver, 'invitation')).sendKeys(`@${person.split(' ')[0]}`);
  const option = By.xpath(`//*[@role='option'][.='${person}']`);
  await driver.wait(until.elementLocated(option), 5000).click();
  await driver.findElement(By.id('check-mention')).click();
  await done(driver, 'mention');
});

test('cleaned-paste', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/richText`);
  const copy = await editor(driver, 'copy');
  const origin = await driver.findElement(By.css('#source strong'));
  await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', origin); // An action does not scroll.
  // Three clicks select the sentence.
  await driver.actions().move({ origin }).press().release().press().release().press().release().perform();
  await driver.actions().keyDown(Key.CONTROL).sendKeys('c').keyUp(Key.CONTROL).perform();
  await copy.sendKeys(Key.chord(Key.CONTROL, 'v'));
  await driver.findElement(By.id('check-copy')).click();
  await done(driver, 'cleaned-paste');
});

test('composed-text', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/richText`);
  const text = await textOf(driver, 'word-wanted');
  await (await editor(driver, 'word')).click();
  if (engine === 'firefox') {
    workaround(
      'setContext() reaches the input method, if geckodriver starts with --allow-system-access: https://www.selenium.dev/documentation/webdriver/browsers/firefox/',
    );
    await (driver as Firefox).setContext(Context.CHROME);
    await driver.executeScript(
      `const method = Cc['@mozilla.org/text-input-processor;1'].createInstance(Ci.nsITextInputProcessor);
      method.beginInputTransactionForTests(window);
      method.setPendingCompositionString(arguments[0]);
      method.appendClauseToPendingComposition(arguments[0].length, method.ATTR_RAW_CLAUSE);
      method.setCaretInPendingComposition(arguments[0].length);
      method.flushPendingComposition();
      method.commitComposition();`,
      text,
    );
    await (driver as Firefox).setContext(Context.CONTENT);
  } else if (engine === 'webkit') {
    workaround(
      'WebDriver has no input method, https://github.com/w3c/webdriver/issues/1683. That of GTK takes Ctrl+Shift+U and the number of a letter',
    );
    for (const letter of text) {
      if (letter <= '~') await driver.actions().sendKeys(letter).perform();
      else {
        const number = letter.codePointAt(0)?.toString(16) ?? '';
        await driver.actions().keyDown(Key.CONTROL).keyDown(Key.SHIFT).sendKeys('u').perform();
        await driver.actions().keyUp(Key.SHIFT).keyUp(Key.CONTROL).sendKeys(number, Key.ENTER).perform();
      }
    }
  } else {
    workaround('WebDriver has no input method, https://github.com/w3c/webdriver/issues/1683. CDP has one');
    const caret = { selectionStart: text.length, selectionEnd: text.length };
    await (driver as Driver).sendDevToolsCommand('Input.imeSetComposition', { text, ...caret });
    await (driver as Driver).sendDevToolsCommand('Input.insertText', { text }); // ends the composition
  }
  await driver.findElement(By.id('check-word')).click();
  await done(driver, 'composed-text');
});

test('bold-one-word', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/richText`);
  const word = await textOf(driver, 'bold-wanted');
  const headline = await editor(driver, 'headline');
  const before = (await headline.getText()).search(new RegExp(`\\b${word}\\b`));
  // Just after a focus that no click caused, ProseMirror takes back a move to the start of the text.
  await headline.click();
  await selectWord(driver, before, word);
  // In the same call, Ctrl+B would come before the editor knows the selection.
  await driver.actions().keyDown(Key.CONTROL).sendKeys('b').keyUp(Key.CONTROL).perform();
  await done(driver, 'bold-one-word');
});

test('undo-twice', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/richText`);
  const order = await editor(driver, 'order');
  await order.click();
  for (const _ of [1, 2]) await driver.actions().keyDown(Key.CONTROL).sendKeys('z').keyUp(Key.CONTROL).perform();
  await driver.findElement(By.id('check-order')).click();
  await done(driver, 'undo-twice');
});

test('in-a-frame', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/richText`);
  const text = await textOf(driver, 'letter-wanted');
  const word = await textOf(driver, 'letter-bold-wanted');
  await driver.switchTo().frame(await driver.findElement(By.id('letter-frame')));
  const letter = await editor(driver, 'letter');
  await letter.click();
  await letter.sendKeys(text);
  await selectWord(driver, text.indexOf(word), word);
  await driver.switchTo().defaultContent();
  await driver.findElement(By.id('letter-bold')).click();
  await driver.findElement(By.id('check-letter')).click();
  await done(driver, 'in-a-frame');
});
