import { test } from '@playground/kit/tools/selenium';
import { answer } from '@playground/kit/tools/verdict';
import { By, until } from 'selenium-webdriver';

test('three-buttons', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/shadowDom`);
  const first = await driver.findElement(By.css('#in-the-page button'));
  await first.click();
  await driver.wait(until.elementTextIs(first, 'First button'), 5000);
  for (const [host, name] of [
    ['second-button-host', 'Second button'],
    ['third-button-host', 'Third button'],
  ] as const) {
    const root = await driver.findElement(By.id(host)).getShadowRoot();
    const button = await root.findElement(By.css('button'));
    await button.click();
    await driver.wait(until.elementTextIs(button, name), 5000);
  }
});

test('innermost-text', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/shadowDom`);
  const first = await driver.findElement(By.id('first-level-host')).getShadowRoot();
  const second = await (await first.findElement(By.id('second-level-host'))).getShadowRoot();
  const third = await (await second.findElement(By.id('third-level-host'))).getShadowRoot();
  const innermost = await third.findElement(By.css('div'));
  answer(await innermost.getText());
});
