import { test } from '@playground/kit/tools/selenium';
import { By, Key, until, type WebDriver } from 'selenium-webdriver';

const done = async (driver: WebDriver, station: string) =>
  driver.wait(until.elementTextContains(await driver.findElement(By.id(`${station}-outcome`)), 'Done:'), 5000);

const given = (driver: WebDriver, id: string) => driver.findElement(By.id(id)).getText();

test('browsers-own-message', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/validation`);
  const guests = await driver.findElement(By.id('guests'));
  await guests.sendKeys(await given(driver, 'guests-asked'));
  await driver.findElement(By.id('book-table')).click();
  const message = await guests.getProperty('validationMessage');
  await driver.findElement(By.id('its-message')).sendKeys(message, Key.ENTER);
  await done(driver, 'browsers-own-message');
});

test('summary', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/validation`);
  await driver.findElement(By.id('send-order')).click();
  await driver.wait(until.elementLocated(By.id('fix-email')), 2000).click();
  const email = await driver.findElement(By.id('order-email'));
  await email.clear();
  await email.sendKeys(await given(driver, 'order-email-given'));
  await driver.findElement(By.id('fix-town')).click();
  await driver.findElement(By.id('order-town')).sendKeys(await given(driver, 'order-town-given'), Key.ENTER);
  await done(driver, 'summary');
});

test('name-taken', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/validation`);
  const user = await driver.findElement(By.id('user'));
  await user.sendKeys(await given(driver, 'user-given'), Key.ENTER);
  const alert = await driver.wait(until.elementLocated(By.id('user-problem')), 5000).getText();
  const [, free = ''] = /taken\. ‘(.+)’ is free/.exec(alert) ?? [];
  await user.clear();
  await user.sendKeys(free, Key.ENTER);
  await done(driver, 'name-taken');
});

test('enabled-when-right', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/validation`);
  const password = await given(driver, 'password-given');
  await driver.findElement(By.id('new-password')).sendKeys(password);
  await driver.findElement(By.id('new-password-again')).sendKeys(password, Key.TAB); // Tab leaves the field
  const save = await driver.findElement(By.id('save-password'));
  await driver.wait(until.elementIsEnabled(save), 2000);
  await save.click();
  await done(driver, 'enabled-when-right');
});

test('enabled-after-three-seconds', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/validation`);
  await driver.findElement(By.id('message')).sendKeys(await given(driver, 'word-given'));
  // isEnabled does not know aria-disabled.
  await driver.wait(until.elementLocated(By.css('#post-message[aria-disabled=false]')), 5000).click();
  await done(driver, 'enabled-after-three-seconds');
});

test('field-nobody-sees', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/validation`);
  await driver.findElement(By.id('nickname')).sendKeys(await given(driver, 'nickname-given'));
  await driver.findElement(By.id('contact')).sendKeys(await given(driver, 'contact-given'), Key.ENTER);
  await done(driver, 'field-nobody-sees');
});

test('checked-while-typing', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/validation`);
  const name = await given(driver, 'team-name-given');
  const field = await driver.findElement(By.id('team-name'));
  const reply = (start: string) =>
    driver.wait(until.elementLocated(By.xpath(`//ul[@id="answers"]/li[starts-with(., "${start}")]`)), 5000);
  await field.sendKeys(name);
  const text = await (await reply(`‘${name}’ is taken`)).getText();
  const [, free = ''] = /taken\. ‘(.+)’ is free/.exec(text) ?? [];
  await field.sendKeys(free.slice(name.length));
  await reply(`‘${free}’ is free`);
  await driver.findElement(By.id('take-name')).click();
  await done(driver, 'checked-while-typing');
});

test('two-steps-and-back', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/validation`);
  await driver.findElement(By.id('address')).sendKeys(await given(driver, 'first-address-given'), Key.ENTER);
  const town = await driver.wait(until.elementLocated(By.id('town')), 2000);
  await town.sendKeys(await given(driver, 'town-given'));
  await driver.findElement(By.id('previous-step')).click();
  const address = await driver.wait(until.elementLocated(By.id('address')), 2000);
  await address.clear();
  await address.sendKeys(await given(driver, 'second-address-given'), Key.ENTER);
  await driver.wait(until.elementLocated(By.id('send-steps')), 2000).click();
  await done(driver, 'two-steps-and-back');
});
