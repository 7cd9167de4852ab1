import { engine, impossible } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';
import { Key } from 'webdriverio';

test('click', async ({ browser, $ }) => {
  await browser.url('/events');
  await $('button=Click me').click();
  await expect($('#click-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('hold-key', async ({ browser, $ }) => {
  await browser.url('/events');
  await $('button=Hold H here').click();
  await browser.action('key').down('h').pause(1200).up('h').perform();
  await expect($('#hold-key-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('pinch', async ({ browser, $ }) => {
  if (engine === 'webkit') {
    return impossible(
      'In WebKitGTK 2.50, the driver’s wheel events ignore held keys, https://github.com/WebKit/WebKit/blob/main/Source/WebKit/UIProcess/Automation/gtk/WebAutomationSessionGtk.cpp',
    );
  }
  await browser.url('/events');
  await $('#pinch-target').scrollIntoView({ block: 'center' });
  await browser.action('key').down(Key.Ctrl).perform(true); // true: the key stays down
  await browser
    .action('wheel')
    .scroll({ origin: $('#pinch-target'), deltaY: -100 })
    .perform(); // a trackpad sends the same
  await expect($('#pinch-outcome')).toHaveText(expect.stringContaining('Done:'));
});
