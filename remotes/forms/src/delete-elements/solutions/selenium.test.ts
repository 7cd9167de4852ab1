import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/selenium';
import { By, Key } from 'selenium-webdriver';

test('exchange', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/deleteElements`);
  await driver.findElement(By.css('button[aria-label="Delete Element 2"]')).click();
  await driver.findElement(By.id('new-element')).sendKeys('Guarana', Key.ENTER);
  await driver.findElement(By.xpath("//main//li[.='Guarana']"));
  const items = await driver.findElements(By.css('main li'));
  assert.deepEqual(await Promise.all(items.map((item) => item.getText())), ['Element 1', 'Element 3', 'Guarana']);
});

test('none', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/deleteElements`);
  for (const name of ['Element 1', 'Element 2', 'Element 3']) {
    await driver.findElement(By.css(`button[aria-label="Delete ${name}"]`)).click();
  }
  const message = await driver.findElement(By.css('main [role=status]'));
  assert.equal(await message.getText(), 'No elements to display. Add some using the input above.');
});

test('blank', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/deleteElements`);
  await driver.findElement(By.id('new-element')).sendKeys('   ', Key.ENTER);
  const warning = await driver.findElement(By.css('main [role=alert]'));
  assert.equal(await warning.getText(), 'Please enter a valid element name.');
});
