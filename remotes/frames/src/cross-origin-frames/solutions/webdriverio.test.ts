import { engine, workaround } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';

async function enter(browser: WebdriverIO.Browser, frame: WebdriverIO.Element) {
  if (engine !== 'chromium') {
    workaround(
      'You have to scroll the frame into view before you click inside it, https://github.com/w3c/webdriver/issues/1141',
    );
  }
  await frame.scrollIntoView();
  await browser.switchFrame(frame);
}

test('field', async ({ browser, $ }) => {
  await browser.url('/crossOriginFrames');
  await enter(browser, await $('iframe[title="Field"]').getElement());
  await $('#your-name').click();
  await $('#your-name').setValue('Ada');
  await $('button=Greet').click();
  await expect($('[role=status]')).toHaveText('Hello, Ada');
});

test('handshake', async ({ browser, $ }) => {
  await browser.url('/crossOriginFrames');
  await enter(browser, await $('iframe[title="Speaker"]').getElement());
  await $('#message').click();
  await $('#message').setValue('hello');
  await $('button=Send').waitForEnabled(); // The page has answered.
  await $('button=Send').click();
  await browser.switchFrame(null);
  await expect($('#handshake').$('[role=status]')).toHaveText('The frame says: hello');
  await enter(browser, await $('iframe[title="Stranger"]').getElement());
  await $('button=Send a message').click();
  await browser.switchFrame(null);
  await expect($('aria/Refused messages')).toHaveText('1');
});

test('sandboxes', async ({ browser, $ }) => {
  await browser.url('/crossOriginFrames');
  for (const [title, outcome] of [
    ['No sandbox', 'The form was sent.'],
    ['Scripts only', 'The sandbox refuses to send forms.'],
    ['Scripts and same origin', 'The sandbox refuses to send forms.'],
    ['Forms without scripts', 'The form was sent.'],
  ] as const) {
    await enter(browser, await $(`iframe[title="${title}"]`).getElement());
    await $('button=Send').click();
    await expect($(`p=${outcome}`)).toBeDisplayed();
    await browser.switchFrame(null);
  }
});

test('steps', async ({ browser, $ }) => {
  await browser.url('/crossOriginFrames');
  await enter(browser, await $('iframe[title="Steps"]').getElement());
  await $('button=Start').click();
  await $('button=Finish').click();
  await expect($('[role=status]')).toHaveText('You have arrived.');
});

test('replace', async ({ browser, $ }) => {
  await browser.url('/crossOriginFrames');
  for (const outcome of ['The frame was replaced once.', 'The frame was replaced 2 times.']) {
    await enter(browser, await $('iframe[title="Replaced"]').getElement());
    await $('button=Replace me').click();
    await browser.switchFrame(null);
    await expect($('#replace').$('[role=status]')).toHaveText(outcome);
  }
});

test('doors', async ({ browser, $, $$ }) => {
  await browser.url('/crossOriginFrames');
  await expect($$('iframe[title="Door"]')).toBeElementsArrayOfSize(2);
  for await (const door of $$('iframe[title="Door"]')) {
    await enter(browser, door);
    if ((await $('p*=This door is').getText()) === 'This door is open.') {
      await $('button=Knock').click();
      await expect($('[role=status]')).toHaveText('Come in!');
    }
    await browser.switchFrame(null);
  }
});

test('in-a-root', async ({ browser, $ }) => {
  await browser.url('/crossOriginFrames');
  await enter(browser, await $('#frame-host').shadow$('iframe').getElement());
  await $('button=Click me').click();
  await expect($('[role=status]')).toHaveText('The button was clicked.');
});

test('local', async ({ browser, $ }) => {
  await browser.url('/crossOriginFrames');
  for (const title of ['From srcdoc', 'From a blob']) {
    await enter(browser, await $(`iframe[title="${title}"]`).getElement());
    await $('button=Click me').click();
    await expect($('[role=status]')).toHaveText('The button was clicked.');
    await browser.switchFrame(null);
  }
});

test('lazy', async ({ browser, $ }) => {
  await browser.url('/crossOriginFrames');
  // It has no document until it is in view.
  await enter(browser, await $('iframe[title="Lazy"]').getElement());
  await $('button=Click me').click();
  await expect($('[role=status]')).toHaveText('The button was clicked.');
});
