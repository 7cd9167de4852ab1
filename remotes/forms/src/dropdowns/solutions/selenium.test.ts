import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/selenium';
import { By } from 'selenium-webdriver';
import { Select } from 'selenium-webdriver/lib/select.js';

test('menus', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/dropdowns`);
  await driver.findElement(By.id('simple-dropdown')).click();
  await driver.findElement(By.xpath("//*[@id='simple-dropdown-menu']/button[.='Another action']")).click();
  await driver.findElement(By.id('split-dropdown')).click();
  await driver.findElement(By.xpath("//*[@id='split-dropdown-menu']/button[.='Something else here']")).click();
  const chosen = await driver.findElements(By.css('main dd'));
  assert.deepEqual(await Promise.all(chosen.map((one) => one.getText())), [
    'Another action',
    'Something else here',
    'None',
    'None',
    'None',
  ]);
});

test('lists', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/dropdowns`);
  await new Select(await driver.findElement(By.id('simple-select'))).selectByVisibleText('Two');
  await new Select(await driver.findElement(By.id('single-list-select'))).selectByVisibleText('One');
  const multiple = new Select(await driver.findElement(By.id('multiple-list-select')));
  await multiple.selectByVisibleText('One');
  await multiple.selectByVisibleText('Three');
  const chosen = await driver.findElements(By.css('main dd'));
  const texts = await Promise.all(chosen.map((one) => one.getText()));
  assert.deepEqual(texts, ['None', 'None', 'Two', 'One', 'One, Three']);
});
