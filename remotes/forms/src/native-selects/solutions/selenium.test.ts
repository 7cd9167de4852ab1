import { test } from '@playground/kit/tools/selenium';
import { By, until, type WebDriver } from 'selenium-webdriver';
import { Select } from 'selenium-webdriver/lib/select.js';

const list = async (driver: WebDriver, id: string) => new Select(await driver.findElement(By.id(id)));
const asked = (driver: WebDriver, what: string) => driver.findElement(By.id(`asked-${what}`)).getText();
/** Presses the button below a list, and waits for the outcome. */
async function check(driver: WebDriver, button: string, station: string) {
  await driver.findElement(By.id(`check-${button}`)).click();
  await driver.findElement(By.xpath(`//*[@id='${station}-outcome'][starts-with(., 'Done:')]`));
}

test('disabled-option', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/nativeSelects`);
  const enabled = await driver.findElements(By.css('#size option:enabled'));
  await (await list(driver, 'size')).selectByVisibleText((await enabled.at(-1)?.getText()) ?? '');
  await check(driver, 'size', 'disabled-option');
});

test('same-name-twice', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/nativeSelects`);
  await driver.findElement(By.xpath("//optgroup[@label='Main dishes']/option[.='Soup']")).click();
  await check(driver, 'dish', 'same-name-twice');
});

test('replaced', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/nativeSelects`);
  await (await list(driver, 'town')).selectByVisibleText(await asked(driver, 'town'));
  await driver.wait(until.elementLocated(By.css('#street:enabled')), 5000);
  await (await list(driver, 'street')).selectByVisibleText(await asked(driver, 'street'));
  await check(driver, 'address', 'replaced');
});

test('late', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/nativeSelects`);
  await driver.findElement(By.id('load-teas')).click();
  const tea = await asked(driver, 'tea');
  await driver.wait(until.elementLocated(By.xpath(`//select[@id='tea']/option[.='${tea}']`)), 5000).click();
  await check(driver, 'tea', 'late');
});

test('disabled-group', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/nativeSelects`);
  await (await list(driver, 'seat')).selectByVisibleText(await asked(driver, 'seat'));
  await check(driver, 'seat', 'disabled-group');
});

test('add-one', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/nativeSelects`);
  await (await list(driver, 'fruits')).selectByVisibleText(await asked(driver, 'fruit')); // keeps the others
  await check(driver, 'fruits', 'add-one');
});

test('customizable', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/nativeSelects`);
  const animal = await asked(driver, 'animal');
  await driver.findElement(By.id('animal')).sendKeys(animal);
  await check(driver, 'animal', 'customizable');
});
