import { test } from '@playground/kit/tools/selenium';
import { By, Key, until, type WebDriver } from 'selenium-webdriver';

const done = async (driver: WebDriver, station: string) =>
  driver.wait(until.elementTextContains(await driver.findElement(By.id(`${station}-outcome`)), 'Done:'), 5000);

test('price-in-german', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/languages`);
  await driver.findElement(By.css('#language option[value=de]')).click();
  const price = (await driver.findElement(By.id('price')).getText()).replace(/[^\d,]/g, '').replace(',', '.');
  await driver.findElement(By.id('price-in-german-answer')).sendKeys(price, Key.ENTER);
  await done(driver, 'price-in-german');
});

test('plural-in-polish', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/languages`);
  await driver.findElement(By.css('#language option[value=pl]')).click();
  const rules = new Intl.PluralRules('pl');
  let number = Number(await driver.findElement(By.id('plural-above')).getText()) + 1;
  while (rules.select(number) !== rules.select(2)) number++;
  await driver.findElement(By.id('count')).clear();
  await driver.findElement(By.id('count')).sendKeys(String(number));
  await driver.findElement(By.id('take-number')).click();
  await done(driver, 'plural-in-polish');
});

test('first-in-arabic', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/languages`);
  await driver.findElement(By.css('#language option[value=ar]')).click();
  await driver.findElement(By.css('#actions button')).click(); // the document has them in the order of reading
  await done(driver, 'first-in-arabic');
});

test('date-in-japanese', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/languages`);
  await driver.findElement(By.css('#language option[value=ja]')).click();
  const text = await driver.findElement(By.id('delivery')).getText();
  const [year = 0, month = 0, day = 0] = text.match(/\d+/g)?.map(Number) ?? [];
  const date = new Date(Date.UTC(2018 + year, month - 1, day)).toISOString().slice(0, 10);
  await driver.findElement(By.id('date-in-japanese-answer')).sendKeys(date, Key.ENTER);
  await done(driver, 'date-in-japanese');
});

test('three-zones', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/languages`);
  const inNewYork = await driver.findElement(By.id('meeting-time')).getText();
  const day = await driver.findElement(By.id('second-meeting')).getText();
  const clock = (timeZone: string, moment: Date) =>
    moment.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  // The clocks in New York have changed before this day, so it is four hours behind UTC.
  const moment = new Date(`${day} ${inNewYork} GMT-0400`);
  const times = `${clock('Europe/Berlin', moment)} ${clock('Asia/Tokyo', moment)}`;
  await driver.findElement(By.id('three-zones-answer')).sendKeys(times, Key.ENTER);
  await done(driver, 'three-zones');
});

test('missing-hour', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/languages`);
  const year = Number(await driver.findElement(By.id('missing-year')).getText());
  const field = await driver.findElement(By.id('missing-hour-answer'));
  const note = await driver.findElement(By.id('missing-hour-note'));
  for (
    let day = new Date(Date.UTC(year, 0, 1));
    day.getUTCFullYear() === year;
    day = new Date(day.getTime() + 86_400_000)
  ) {
    if (day.getUTCDay() !== 0) continue; // clocks change on Sundays
    await field.clear();
    await field.sendKeys(day.toISOString().slice(0, 10));
    if ((await note.getText()).includes('has 23 hours')) break;
  }
  await field.sendKeys(Key.ENTER);
  await done(driver, 'missing-hour');
});

test('last-second', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/languages?now=2027-12-31T23:59:50`);
  const left = await driver.findElement(By.id('time-left'));
  const stop = await driver.findElement(By.id('stop'));
  await driver.wait(until.elementTextIs(left, 'Noch 1 Sekunde'), 15_000, 'no last second', 50); // looks every 50 ms
  await stop.click();
  await done(driver, 'last-second');
});
