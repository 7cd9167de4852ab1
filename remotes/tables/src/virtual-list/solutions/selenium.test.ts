import { test } from '@playground/kit/tools/selenium';
import { By, Key, until } from 'selenium-webdriver';

// executeScript() waits for the returned promise, so the rows of the next frame are drawn.
const STEP = 'arguments[0].scrollBy(arguments[1], arguments[2]); return new Promise(requestAnimationFrame)';

test('row-far-down', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/virtualList`);
  const list = await driver.findElement(By.id('lockers-scrolling'));
  await driver.executeScript('arguments[0].scrollTo(0, arguments[0].scrollHeight * 0.71)', list);
  await driver.manage().setTimeouts({ implicit: 0 });
  const reserve = By.id('reserve-locker-7204');
  while ((await driver.findElements(reserve)).length === 0) await driver.executeScript(STEP, list, 0, 300);
  await driver.findElement(reserve).click();
  const outcome = await driver.findElement(By.id('row-far-down-outcome'));
  await driver.wait(until.elementTextContains(outcome, 'Done:'), 5000);
});

test('how-many', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/virtualList`);
  const list = await driver.findElement(By.id('crates-scrolling'));
  const colours = new Map<string, string>(); // by number, because some rows are found twice
  while (colours.size < 200) {
    // All in one script, because a found element may show another row before its text is read.
    const rows = await driver.executeScript<[string, string][]>(
      "return [...arguments[0].querySelectorAll('li')].map((row) => row.innerText.match(/(\\d+), (\\w+)/).slice(1))",
      list,
    );
    for (const [number, colour] of rows) colours.set(number, colour);
    await driver.executeScript(STEP, list, 0, 400);
  }
  const amber = [...colours.values()].filter((colour) => colour === 'amber').length;
  await driver.findElement(By.id('amber-crates')).sendKeys(amber, Key.ENTER);
  const outcome = await driver.findElement(By.id('how-many-outcome'));
  await driver.wait(until.elementTextContains(outcome, 'Done:'), 5000);
});

test('sideways', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/virtualList`);
  const list = await driver.findElement(By.id('stalls-scrolling'));
  await driver.executeScript('arguments[0].scrollTo(arguments[0].scrollWidth * 0.078, 0)', list);
  await driver.manage().setTimeouts({ implicit: 0 });
  const book = By.id('book-stall-812');
  while ((await driver.findElements(book)).length === 0) await driver.executeScript(STEP, list, 300, 0);
  await driver.findElement(book).click();
  const outcome = await driver.findElement(By.id('sideways-outcome'));
  await driver.wait(until.elementTextContains(outcome, 'Done:'), 5000);
});

test('jump', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/virtualList`);
  await driver.findElement(By.id('go-to-vault')).sendKeys('8888');
  await driver.findElement(By.id('go-to-vault-submit')).click();
  await driver.findElement(By.id('unlock-vault-8888')).click();
  const outcome = await driver.findElement(By.id('jump-outcome'));
  await driver.wait(until.elementTextContains(outcome, 'Done:'), 5000);
});

test('keyboard', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/virtualList`);
  const list = await driver.findElement(By.id('drawers'));
  await list.sendKeys(Key.PAGE_DOWN, Key.PAGE_DOWN, Key.PAGE_DOWN, Key.PAGE_DOWN, Key.ARROW_UP);
  const { height } = await driver.findElement(By.id('drawer-40')).getRect();
  await driver
    .actions()
    .scroll(0, 0, 0, 160 * height, list)
    .perform();
  await driver.findElement(By.id('drawer-200'));
  await driver.actions().sendKeys(Key.ARROW_DOWN, Key.ENTER).perform();
  const outcome = await driver.findElement(By.id('keyboard-outcome'));
  await driver.wait(until.elementTextContains(outcome, 'Done:'), 5000);
});
