import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/selenium';
import { By } from 'selenium-webdriver';

test('one-of-each', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/checkbox`);
  await driver.findElement(By.id('second')).click();
  await driver.findElement(By.xpath("//label[.='1']")).click();
  for (const [id, checked] of Object.entries({ first: false, second: true, one: true, two: false })) {
    assert.equal(await driver.findElement(By.id(id)).isSelected(), checked);
  }
});
