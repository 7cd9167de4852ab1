import { engine, workaround } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';
import { Key } from 'webdriverio';

test('closed-root', async ({ browser, $ }) => {
  await browser.url('/shadowRoots');
  if (engine === 'webkit') {
    workaround(
      'The driver cannot read closed roots, so this uses the keyboard, https://github.com/WebKit/WebKit/pull/70348',
    );
    const next = $('#first-level-host').shadow$('#first-level');
    await next.addValue(Key.Shift + Key.Tab);
    await browser.keys(Key.Enter);
  } else {
    await $('#closed-host').shadow$('#accept').click(); // WebDriver can read closed roots.
  }
  await expect($('#closed-root-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('three-levels', async ({ browser, $ }) => {
  await browser.url('/shadowRoots');
  const first = $('#first-level-host');
  const second = first.shadow$('#second-level-host');
  const third = second.shadow$('#third-level-host');
  await first.shadow$('#first-level').setValue('north');
  await second.shadow$('#second-level').setValue('east');
  await third.shadow$('#third-level').setValue('south');
  await third.shadow$('#check-levels').click();
  await expect($('#three-levels-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('declarative-root', async ({ browser, $ }) => {
  if (engine === 'firefox') {
    workaround(
      'You have to scroll the frame into view before you click inside it, https://github.com/w3c/webdriver/issues/1141',
    );
  }
  await browser.url('/shadowRoots');
  await $('#declarative-frame').scrollIntoView();
  await browser.switchFrame($('#declarative-frame'));
  await $('#declarative-host').shadow$('#stamp').click();
  await browser.switchFrame(null);
  await expect($('#declarative-root-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('same-id', async ({ browser, $ }) => {
  await browser.url('/shadowRoots');
  await $('#same-id-host').shadow$('#confirm').click();
  await expect($('#same-id-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('late-root', async ({ browser, $ }) => {
  await browser.url('/shadowRoots');
  await $('#load-root').click();
  await $('#late-host').shadow$('#agree').click();
  await expect($('#late-root-outcome')).toHaveText(expect.stringContaining('Done:'));
});
