import { test } from '@playground/kit/tools/selenium';
import { By, Key, until, type WebDriver, type WebElement } from 'selenium-webdriver';

const done = async (driver: WebDriver, station: string) =>
  driver.wait(until.elementTextContains(await driver.findElement(By.id(`${station}-outcome`)), 'Done:'), 5000);

/** Pixels from the left and the top of an element, as an action needs them: from its middle. */
const at = async (element: WebElement, x: number, y: number) => {
  const { width, height } = await element.getRect();
  return { origin: element, x: Math.round(x - width / 2), y: Math.round(y - height / 2) };
};

test('painted-buttons', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/canvas`);
  const board = await driver.findElement(By.id('painted-board'));
  for (const y of [40, 116]) {
    for (const x of [56, 160, 264]) {
      await driver
        .actions()
        .move(await at(board, x, y))
        .perform();
      if ((await driver.findElement(By.id('painted-under')).getText()) === 'Print')
        await driver.actions().click().perform();
    }
  }
  await done(driver, 'painted-buttons');
});

test('bar-tooltip', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/canvas`);
  const chart = await driver.findElement(By.id('visitors-chart'));
  await driver.executeScript('arguments[0].scrollIntoView()', chart);
  const { width, height } = await chart.getRect();
  // The fourth of seven bars. The numbers of the axis take 35 pixels at the left, and the days 30 pixels at the bottom.
  await driver
    .actions()
    .move(await at(chart, 35 + ((width - 35) * 3.5) / 7, height - 40))
    .perform();
  const tooltip = await driver.wait(until.elementLocated(By.id('visitors-tooltip')), 5000).getText();
  await driver.findElement(By.id('visitors')).sendKeys(tooltip.match(/Thursday: (\d+)/)?.[1] ?? '');
  await driver.findElement(By.id('check-visitors')).click();
  await done(driver, 'bar-tooltip');
});

test('map', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/canvas`);
  await driver.findElement(By.id('open-map')).click();
  const level = await driver.findElement(By.id('map-level'));
  for (const next of ['1', '2']) {
    await driver.findElement(By.id('zoom-in')).click();
    await driver.wait(until.elementTextIs(level, next), 5000);
  }
  // A press of Enter needs no place: the pin may be out of view, and the map moves to it.
  await driver.findElement(By.id('pin-gull-rock')).sendKeys(Key.ENTER);
  await done(driver, 'map');
});

test('webgl-object', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/canvas`);
  const cube = await driver.findElement(By.id('cube'));
  // A move to a place outside of the window is refused, except in Chromium.
  await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', cube);
  const middle = await driver.findElement(By.id('cube-middle'));
  for (let turns = 0; turns < 4 && (await middle.getText()) !== 'green face'; turns++) {
    // 150 pixels turn the cube by 90 degrees.
    await driver
      .actions()
      .move(await at(cube, 50, 140))
      .press()
      .move(await at(cube, 200, 140))
      .release()
      .perform();
  }
  await cube.click(); // its middle
  await done(driver, 'webgl-object');
});

test('signature', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/canvas`);
  const field = await driver.findElement(By.id('signature-field'));
  const places = await driver.findElement(By.id('signature-crosses')).getText();
  await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', field);
  const line = driver.actions().move(await at(field, 5, 75));
  line.press();
  for (const place of places.split('; ')) {
    const [x = 0, y = 0] = place.split(', ').map(Number);
    line.move(await at(field, x, y));
  }
  await line.release().perform();
  await driver.findElement(By.id('sign')).click();
  await done(driver, 'signature');
});

test('chart-in-words', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/canvas`);
  await driver.findElement(By.id('boats-summary')).click();
  const rows = await driver.findElements(By.css('#boats-table tbody tr'));
  const cellsOf = async (row: WebElement) => {
    const cells = await row.findElements(By.css('th, td'));
    return Promise.all(cells.map((cell) => cell.getText()));
  };
  const months = await Promise.all(rows.map(cellsOf));
  const [busiest = ''] = months.sort(([, one], [, other]) => Number(other) - Number(one))[0] ?? [];
  await driver.findElement(By.id('busiest-month')).sendKeys(busiest);
  await driver.findElement(By.id('check-busiest-month')).click();
  await done(driver, 'chart-in-words');
});
