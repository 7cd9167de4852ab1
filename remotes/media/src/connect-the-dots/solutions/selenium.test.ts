import { test } from '@playground/kit/tools/selenium';
import { By, until, type WebDriver } from 'selenium-webdriver';

type Dot = [x: number, y: number];

async function drag(driver: WebDriver, from: Dot, ...over: Dot[]) {
  const canvas = await driver.findElement(By.css('canvas'));
  // Offsets start at the centre of the element, which is 400 by 400.
  const at = ([x, y]: Dot) => ({ origin: canvas, x: x - 200, y: y - 200 });
  const actions = driver.actions().move(at(from)).press();
  for (const dot of over) actions.move(at(dot));
  await actions.release().perform();
}

test('triangle', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/connectTheDots`);
  await drag(driver, [200, 100], [300, 300], [100, 300], [200, 100]);
  const lines = await driver.findElement(By.css('main output'));
  await driver.wait(until.elementTextIs(lines, 'Lines: 1-2, 2-3, 3-1. The shape is closed.'), 5000);
});

test('hexagon', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/connectTheDots`);
  await driver.findElement(By.xpath("//button[normalize-space()='Connect more dots']")).click();
  await drag(driver, [200, 80], [320, 160], [320, 280], [200, 360], [80, 280], [80, 160], [200, 80]);
  const lines = await driver.findElement(By.css('main output'));
  await driver.wait(until.elementTextIs(lines, 'Lines: 1-2, 2-3, 3-4, 4-5, 5-6, 6-1. The shape is closed.'), 5000);
});

test('open', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/connectTheDots`);
  await drag(driver, [200, 100], [300, 300], [200, 300]);
  const lines = await driver.findElement(By.css('main output'));
  await driver.wait(until.elementTextIs(lines, 'Lines: 1-2.'), 5000);
});
