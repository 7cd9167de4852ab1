import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playground/kit/tools/selenium';
import { By, Key, until, type WebDriver } from 'selenium-webdriver';

const done = async (driver: WebDriver, station: string) =>
  driver.wait(until.elementTextContains(await driver.findElement(By.id(`${station}-outcome`)), 'Done:'), 5000);

test('customer', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/dataGrid`);
  const number = await driver.findElement(By.id('customer-order')).getText();
  await driver.findElement(By.id('filter')).sendKeys(number);
  const customer = await driver.findElement(By.css(`#${number} td`)).getText();
  await driver.findElement(By.id('customer-answer')).sendKeys(customer, Key.ENTER);
  await done(driver, 'customer');
});

test('third-amount', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/dataGrid`);
  const city = await driver.findElement(By.id('amount-city')).getText();
  await driver.findElement(By.id('filter')).sendKeys(city);
  await driver.findElement(By.css('#rows-per-page option:last-child')).click();
  await driver.findElement(By.id('sort-amount')).click();
  await driver.findElement(By.id('sort-amount')).click(); // the second press sorts downwards
  await driver.wait(until.elementLocated(By.css('[aria-busy=false] th[aria-sort=descending]')), 5000);
  // The filter leaves another city, whose name contains this one.
  const third = By.xpath(`(//table[@id='orders']/tbody/tr[td[2]='${city}'])[3]/td[3]`);
  const amount = await driver.findElement(third).getText();
  await driver.findElement(By.id('amount-answer')).sendKeys(amount, Key.ENTER);
  await done(driver, 'third-amount');
});

test('two-keys', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/dataGrid`);
  await driver.findElement(By.id('sort-city')).click();
  const amount = await driver.findElement(By.id('sort-amount'));
  // The second press sorts downwards.
  await driver.actions().keyDown(Key.SHIFT).click(amount).pause(50).click(amount).keyUp(Key.SHIFT).perform();
  await done(driver, 'two-keys');
});

test('edit', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/dataGrid`);
  const number = await driver.findElement(By.id('edit-order')).getText();
  const amount = await driver.findElement(By.id('edit-amount')).getText();
  await driver.findElement(By.id('filter')).sendKeys(number);
  await driver.findElement(By.css(`#${number}:only-child #amount-${number}`)).click(); // the row moves until it is the only one
  // The field has the focus and its text is selected. clear() would leave the field and so end the edit.
  await driver.actions().sendKeys(amount, Key.ENTER).perform();
  await done(driver, 'edit');
});

test('selection', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/dataGrid`);
  const filter = await driver.findElement(By.id('filter'));
  for (const id of ['selection-first', 'selection-second']) {
    const number = await driver.findElement(By.id(id)).getText();
    await filter.clear();
    await filter.sendKeys(number);
    await driver.findElement(By.css(`#${number}:only-child input`)).click(); // the row moves until it is the only one
  }
  await driver.findElement(By.id('confirm-selection')).click();
  await done(driver, 'selection');
});

test('hidden-column', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/dataGrid`);
  await driver.findElement(By.id('column-date')).click();
  const number = await driver.findElement(By.id('date-order')).getText();
  await driver.findElement(By.id('filter')).sendKeys(number);
  const date = await driver.findElement(By.css(`#${number} td:nth-child(5)`)).getText();
  await driver.findElement(By.id('date-answer')).sendKeys(date, Key.ENTER);
  await done(driver, 'hidden-column');
});

test('row-menu', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/dataGrid`);
  const number = await driver.findElement(By.id('row-menu-order')).getText();
  await driver.findElement(By.id('filter')).sendKeys(number);
  const cell = await driver.findElement(By.css(`#${number}:only-child td`)); // the row moves until it is the only one
  await driver.actions().move({ origin: cell }).perform(); // shows the menu's button
  await driver.findElement(By.id(`menu-${number}`)).click();
  await driver.findElement(By.id('cancel-order')).click();
  await done(driver, 'row-menu');
});

test('export', async ({ driver, baseUrl, downloads }) => {
  await driver.get(`${baseUrl}/dataGrid`);
  const city = await driver.findElement(By.id('export-city')).getText();
  const number = await driver.findElement(By.id('export-order')).getText();
  await driver.findElement(By.id('filter')).sendKeys(city);
  // Waits until no other city is left.
  await driver.wait(async () => {
    const cities = await driver.findElements(By.xpath(`//table[@id='orders']/tbody/tr/td[2][.='${city}']`));
    return cities.length === 10;
  }, 5000);
  await driver.findElement(By.id('export-csv')).click();
  const file = path.join(downloads, 'orders.csv');
  await driver.wait(() => existsSync(file) && readFileSync(file).length > 0, 5000);
  // The order begins a line with its number and ends with its quoted note, in which quotes are doubled. The note has two lines.
  const note = new RegExp(`^${number},.*,"((?:[^"]|"")*)"\r$`, 'm').exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  await driver.findElement(By.id('note-answer')).sendKeys(note.replaceAll('""', '"').replace('\n', ' '), Key.ENTER);
  await done(driver, 'export');
});
