import { engine, impossible, workaround } from '@playground/kit/tools/verdict';
import { test } from '@playground/kit/tools/webdriverio';
import { expect } from 'expect-webdriverio';
import { Key } from 'webdriverio';

const NO_DRAG = 'Actions start no native drag in WebKitGTK 2.50, https://github.com/w3c/webdriver/issues/1488';
const NO_DROP =
  'Actions never drop in Firefox, https://github.com/w3c/webdriver/issues/1488. setMozContext() reaches the page’s drag, if geckodriver starts with --allow-system-access';

/** Drops what is dragged. The script runs in the page with the rights of Firefox itself. */
async function dropInFirefox(browser: WebdriverIO.Browser, target: string, ctrlKey = false) {
  workaround(NO_DROP);
  const script = `
    const [target, ctrlKey] = arguments;
    const { dragSession } = window.windowUtils;
    const { dataTransfer } = dragSession;
    for (const type of ['dragover', 'drop']) window.windowUtils.dispatchDOMEventViaPresShellForTesting(
      document.getElementById(target),
      new window.DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, ctrlKey }),
    );
    dragSession.endDragSession(true, 0);`;
  await browser.setMozContext('chrome');
  await browser.executeScript(
    `const tab = gBrowser.selectedBrowser.browsingContext.currentWindowGlobal.getActor('MarionetteCommands');
    return tab.executeScript(arguments[0], arguments[1], { sandboxName: 'system' });`,
    [script, [target, ctrlKey]],
  );
  await browser.setMozContext('content');
}

/** Drags an element over another one, and drops it there. */
async function dragInFirefox(browser: WebdriverIO.Browser, source: string, target: string, ctrlKey = false) {
  if (ctrlKey) await browser.action('key').down(Key.Ctrl).perform(true);
  const pointer = browser.action('pointer').move({ origin: browser.$(`#${source}`) });
  await pointer
    .down()
    .move({ origin: browser.$(`#${target}`), duration: 100 })
    .perform(true);
  await dropInFirefox(browser, target, ctrlKey);
  await browser.releaseActions();
}

test('swap', async ({ browser, $ }) => {
  if (engine === 'webkit') return impossible(NO_DRAG);
  await browser.url('/nativeDrag');
  await $('#card-a').waitForDisplayed(); // dragAndDrop() does not wait for its elements.
  if (engine === 'firefox') await dragInFirefox(browser, 'card-a', 'card-b');
  else await $('#card-a').dragAndDrop($('#card-b'));
  await expect($('#swap-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('copy-and-move', async ({ browser, $ }) => {
  if (engine === 'webkit') return impossible(NO_DRAG);
  await browser.url('/nativeDrag');
  await $('#copy-and-move').scrollIntoView({ block: 'center' });
  if (engine === 'firefox') {
    await dragInFirefox(browser, 'apple', 'basket', true);
    await dragInFirefox(browser, 'pear', 'basket');
    await expect($('#copy-and-move-outcome')).toHaveText(expect.stringContaining('Done:'));
    return;
  }
  await browser.action('key').down(Key.Ctrl).perform(true); // true: the key stays down
  await $('#apple').dragAndDrop($('#basket'));
  await browser.action('key').up(Key.Ctrl).perform();
  await $('#pear').dragAndDrop($('#basket'));
  await expect($('#copy-and-move-outcome')).toHaveText(expect.stringContaining('Done:'));
});

test('scrolling-list', async ({ browser, $ }) => {
  if (engine === 'webkit') return impossible(NO_DRAG);
  await browser.url('/nativeDrag');
  await $('#scrolling-list').scrollIntoView({ block: 'center' });
  const pointer = () => browser.action('pointer');
  // In three parts: if the list scrolls between the press and the first move, the drag does not start.
  await pointer()
    .move({ origin: $('#parcel') })
    .down()
    .move({ origin: $('#parcel'), x: 5, y: 5 })
    .perform(true);
  await $('#shelf-30').scrollIntoView({ block: 'center' });
  // The first move enters the target, the second is over it.
  await pointer()
    .move({ origin: $('#shelf-30') })
    .move({ origin: $('#shelf-30'), x: 5, y: 5 })
    .perform(true);
  if (engine === 'firefox') await dropInFirefox(browser, 'shelf-30');
  await browser.releaseActions();
  await expect($('#scrolling-list-outcome')).toHaveText(expect.stringContaining('Done:'));
});
