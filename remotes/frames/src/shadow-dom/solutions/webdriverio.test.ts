import { answer } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

test('three-buttons', async ({ browser, $ }) => {
  await browser.url('/shadowDom');
  const first = $('#in-the-page').$('button');
  await first.click();
  await expect(first).toHaveText('First button');
  for (const [host, name] of [
    ['#second-button-host', 'Second button'],
    ['#third-button-host', 'Third button'],
  ] as const) {
    const button = $(host).shadow$('button');
    await button.click();
    await expect(button).toHaveText(name);
  }
});

test('innermost-text', async ({ browser, $ }) => {
  await browser.url('/shadowDom');
  const second = $('#first-level-host').shadow$('#second-level-host');
  const innermost = second.shadow$('#third-level-host').shadow$('div');
  await expect(innermost).toBeDisplayed();
  answer(await innermost.getText());
});
