import { test } from '@playground/kit/tools/selenium';
import { engine, workaround } from '@playground/kit/tools/verdict';
import { By, Key, until, type WebDriver } from 'selenium-webdriver';

/** The shadow root of a host. A search in the document does not find what is in it. */
async function rootOf(driver: WebDriver, host: string) {
  return (await driver.findElement(By.id(host))).getShadowRoot();
}

test('closed-root', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/shadowRoots`);
  if (engine === 'webkit') {
    workaround(
      'The driver cannot read closed roots, so this uses the keyboard, https://github.com/WebKit/WebKit/pull/70348',
    );
    const next = await rootOf(driver, 'first-level-host');
    await (await next.findElement(By.id('first-level'))).sendKeys(Key.chord(Key.SHIFT, Key.TAB), Key.ENTER);
  } else {
    const root = await rootOf(driver, 'closed-host'); // WebDriver can read closed roots.
    await (await root.findElement(By.id('accept'))).click();
  }
  await driver.wait(until.elementTextContains(driver.findElement(By.id('closed-root-outcome')), 'Done:'), 5000);
});

test('three-levels', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/shadowRoots`);
  const first = await rootOf(driver, 'first-level-host');
  await (await first.findElement(By.id('first-level'))).sendKeys('north');
  const second = await (await first.findElement(By.id('second-level-host'))).getShadowRoot();
  await (await second.findElement(By.id('second-level'))).sendKeys('east');
  const third = await (await second.findElement(By.id('third-level-host'))).getShadowRoot();
  await (await third.findElement(By.id('third-level'))).sendKeys('south');
  await (await third.findElement(By.id('check-levels'))).click();
  await driver.wait(until.elementTextContains(driver.findElement(By.id('three-levels-outcome')), 'Done:'), 5000);
});

test('slotted-button', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/shadowRoots`);
  await driver.findElement(By.id('save')).click(); // It is in the document, not in the root.
  await driver.wait(until.elementTextContains(driver.findElement(By.id('slotted-button-outcome')), 'Done:'), 5000);
});

test('declarative-root', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/shadowRoots`);
  if (engine === 'firefox') {
    workaround(
      'You have to scroll the frame into view before you click inside it, https://github.com/w3c/webdriver/issues/1141',
    );
  }
  const frame = await driver.findElement(By.id('declarative-frame'));
  await driver.executeScript('arguments[0].scrollIntoView()', frame);
  await driver.switchTo().frame(frame);
  const root = await rootOf(driver, 'declarative-host');
  const stamp = await root.findElement(By.id('stamp'));
  await driver.wait(until.elementIsVisible(stamp), 5000);
  await stamp.click();
  await driver.switchTo().defaultContent();
  await driver.wait(until.elementTextContains(driver.findElement(By.id('declarative-root-outcome')), 'Done:'), 5000);
});

test('focus-delegated', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/shadowRoots`);
  const root = await rootOf(driver, 'delegating-host');
  await (await root.findElement(By.css('p'))).click();
  await driver.actions().sendKeys('Rome').perform(); // Goes to the element with the focus.
  await driver.wait(until.elementTextContains(driver.findElement(By.id('focus-delegated-outcome')), 'Done:'), 5000);
});

test('form-element', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/shadowRoots`);
  const rating = await rootOf(driver, 'rating');
  await driver.findElement(By.id('send-rating')).click();
  await (await rating.findElement(By.id('star-3'))).click();
  await driver.findElement(By.id('reset-rating')).click();
  await (await rating.findElement(By.id('star-4'))).click();
  await driver.findElement(By.id('send-rating')).click();
  await driver.wait(until.elementTextContains(driver.findElement(By.id('form-element-outcome')), 'Done:'), 5000);
});

test('same-id', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/shadowRoots`);
  const root = await rootOf(driver, 'same-id-host');
  await (await root.findElement(By.id('confirm'))).click();
  await driver.wait(until.elementTextContains(driver.findElement(By.id('same-id-outcome')), 'Done:'), 5000);
});

test('label-across', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/shadowRoots`);
  const root = await rootOf(driver, 'pet-name-host');
  await (await root.findElement(By.id('pet-name'))).sendKeys('Ada', Key.ENTER);
  await driver.wait(until.elementTextContains(driver.findElement(By.id('label-across-outcome')), 'Done:'), 5000);
});

test('late-root', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/shadowRoots`);
  await driver.findElement(By.id('load-root')).click();
  // It fails until there is a root.
  const root = await driver.wait(() => rootOf(driver, 'late-host').catch(() => undefined), 5000);
  await (await root?.findElement(By.id('agree')))?.click();
  await driver.wait(until.elementTextContains(driver.findElement(By.id('late-root-outcome')), 'Done:'), 5000);
});
