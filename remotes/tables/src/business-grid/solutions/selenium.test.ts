import { test } from '@playground/kit/tools/selenium';
import { By, Key, until, type WebDriver } from 'selenium-webdriver';

const done = (driver: WebDriver, station: string) =>
  driver.wait(until.elementLocated(By.xpath(`//*[@id='${station}-outcome'][starts-with(., 'Done:')]`)), 5000);

const shown = (driver: WebDriver, id: string) => driver.findElement(By.id(id)).getText();

/** Waits for an element. Rows and columns out of view have no cells. */
const find = (driver: WebDriver, css: string) => driver.wait(until.elementLocated(By.css(css)), 5000);

/** Scrolls inside a grid, to a place in pixels. */
const scroll = (driver: WebDriver, grid: string, left: number, top: number) =>
  driver.executeScript(
    'document.querySelector(arguments[0]).scrollTo(arguments[1], arguments[2])',
    `#${grid} .ag-grid-viewport`,
    left,
    top,
  );

/** Scrolls the window, so that the middle of a grid is in the middle of the window. */
async function show(driver: WebDriver, grid: string) {
  await driver.executeScript(
    'document.getElementById(arguments[0]).scrollIntoView({ block: "center", behavior: "instant" })',
    grid,
  );
}

test('cell', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/businessGrid`);
  const product = await shown(driver, 'cell-product');
  const week = Number((await shown(driver, 'cell-week')).replace('Week ', ''));
  await find(driver, '#products-grid [row-id="P-0001"]');
  // Each row is 36 pixels high.
  await scroll(driver, 'products-grid', 95 * week, 36 * (Number(product.replace('P-', '')) - 2));
  const cell = await find(driver, `#products-grid [row-id="${product}"] [col-id="week-${week}"]`);
  await show(driver, 'products-grid');
  await driver.findElement(By.id('pieces-sold')).sendKeys(String(await cell.getAttribute('textContent')), Key.ENTER);
  await done(driver, 'cell');
});

test('late', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/businessGrid`);
  const field = await driver.findElement(By.id('city-filter'));
  for (const id of ['first-city', 'second-city']) {
    await field.clear();
    await field.sendKeys(await shown(driver, id), Key.ENTER);
  }
  await driver.wait(until.elementLocated(By.xpath("//*[@id='late-answers']/li[contains(., 'too late')]")), 10000);
  await driver.findElement(By.id('number-of-rows')).sendKeys(await shown(driver, 'late-rows'), Key.ENTER);
  await done(driver, 'late');
});

test('edit', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/businessGrid`);
  const row = Number((await shown(driver, 'edit-delivery')).replace('D-', ''));
  const pieces = await shown(driver, 'edit-pieces');
  await find(driver, '#edit-grid [row-id="D-0001"]');
  // Tab leads to the header of the grid, and the first digit begins the edit.
  await driver.findElement(By.id('number-of-rows-submit')).sendKeys(Key.TAB);
  const keys = [...Array(row).fill(Key.ARROW_DOWN), Key.ARROW_RIGHT, Key.ARROW_RIGHT, ...pieces, Key.ENTER];
  await driver
    .actions()
    .sendKeys(...keys)
    .perform();
  await done(driver, 'edit');
});

test('portal', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/businessGrid`);
  const row = await shown(driver, 'portal-delivery');
  const state = await shown(driver, 'portal-state');
  const cell = await find(driver, `#portal-grid [row-id="${row}"] [col-id="state"]`);
  await show(driver, 'portal-grid');
  await driver.actions().doubleClick(cell).perform();
  await (await find(driver, '#portal-grid-editor')).click();
  const option = By.xpath(`//body//*[@role='option'][normalize-space()='${state}']`); // It is not in the grid.
  await (await driver.wait(until.elementLocated(option), 5000)).click();
  await done(driver, 'portal');
});

test('pinned', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/businessGrid`);
  const button = await find(driver, `#release-${await shown(driver, 'pinned-delivery')}`);
  await show(driver, 'pinned-grid');
  await scroll(driver, 'pinned-grid', 0, 0); // WebDriver does not know that pinned columns cover the button.
  await button.click();
  await done(driver, 'pinned');
});

test('group', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/businessGrid`);
  const region = await shown(driver, 'group-region');
  const row = await find(driver, `#group-grid [row-id="${region}"]`);
  const top = Number(await row.getAttribute('row-index'));
  const deliveries = await row.findElement(By.css('[col-id=deliveries]'));
  const count = Number(await deliveries.getAttribute('textContent')); // In WebKit, getText() of a cell may be empty.
  await show(driver, 'group-grid');
  await driver.findElement(By.id(`region-${region.toLowerCase()}`)).click();
  let sum = 0;
  for (let number = 1; number <= count; number++) {
    await scroll(driver, 'group-grid', 0, 36 * (top + number - 2));
    const id = `${region[0]}-${String(number).padStart(2, '0')}`;
    const cell = await find(driver, `#group-grid [row-id="${id}"] [col-id=pieces]`);
    sum += Number(await cell.getAttribute('textContent'));
  }
  await driver.findElement(By.id('sum-of-pieces')).sendKeys(sum, Key.ENTER);
  await done(driver, 'group');
});

test('refused', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/businessGrid`);
  const change = async (row: string, pieces: string) => {
    const cell = await find(driver, `#refused-grid [row-id="${row}"] [col-id=pieces]`);
    await show(driver, 'refused-grid');
    await cell.click();
    await driver
      .actions()
      .sendKeys(...pieces, Key.ENTER)
      .perform(); // The first digit replaces the old number.
  };
  for (const number of [1, 2, 3]) {
    await change(await shown(driver, `change-number-${number}`), await shown(driver, `change-pieces-${number}`));
  }
  await driver.findElement(By.id('save-changes')).click();
  const refusal = await driver.wait(
    until.elementLocated(By.xpath("//*[@id='save-results']/li[contains(., 'refused')]")),
    5000,
  );
  const [, pieces = '', row = ''] = /Only (\d+) pieces are in stock for (\S+)\.$/.exec(await refusal.getText()) ?? [];
  await change(row, pieces);
  await driver.findElement(By.id('save-changes')).click();
  await done(driver, 'refused');
});

test('place', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/businessGrid`);
  const row = `#place-grid [row-id="${await shown(driver, 'place-delivery')}"]`;
  const first = await find(driver, row);
  await show(driver, 'place-grid');
  await first.click();
  const pieces = await driver.findElement(By.css('#place-grid .ag-header-cell[col-id=pieces]'));
  await pieces.click();
  await find(driver, '#place-grid [aria-sort=ascending]');
  await pieces.click(); // The second press sorts downwards.
  await find(driver, '#place-grid [aria-sort=descending]');
  for (let top = 0; (await driver.findElements(By.css(row))).length === 0; top += 280) {
    await scroll(driver, 'place-grid', 0, top);
    await find(driver, '#place-grid [row-id]');
  }
  const place = Number(await (await find(driver, row)).getAttribute('row-index'));
  await scroll(driver, 'place-grid', 0, 36 * (place - 2));
  await (await find(driver, `#place-grid [row-index="${place + 1}"]`)).click();
  await driver.findElement(By.id('confirm-selection')).click();
  await done(driver, 'place');
});
