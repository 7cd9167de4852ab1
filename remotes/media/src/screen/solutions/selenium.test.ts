import { test } from '@playground/kit/tools/selenium';
import { engine, impossible } from '@playground/kit/tools/verdict';
import { By } from 'selenium-webdriver';

test('full-screen', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/screen`);
  await driver.findElement(By.id('full-screen-open')).click();
  await driver.findElement(By.id('mark')).click();
  await driver.findElement(By.id('leave-full-screen')).click();
  await driver.findElement(By.xpath("//*[@id='full-screen-outcome'][starts-with(., 'Done:')]"));
});

// Firefox without a window shares a screen too, but only where there is a display: `xvfb-run` makes one.
test('share', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/screen`);
  await driver.findElement(By.id('share-screen')).click();
  await driver.findElement(By.xpath("//*[@id='share-state'][.='The page sees what you share.']"));
  await driver.findElement(By.id('stop-sharing')).click();
  await driver.findElement(By.xpath("//*[@id='share-outcome'][starts-with(., 'Done:')]"));
});

test('dial', async ({ driver, baseUrl }) => {
  if (engine === 'webkit') {
    return impossible(
      'WebKitGTK 2.50 takes each movement of its driver back while a page holds the pointer, https://github.com/WebKit/WebKit/blob/main/Source/WebKit/UIProcess/gtk/PointerLockManagerX11.cpp',
    );
  }
  await driver.get(`${baseUrl}/screen`);
  const wanted = Number(await driver.findElement(By.id('asked-number')).getText());
  await driver.findElement(By.id('hold-dial')).click();
  await driver.wait(() => driver.executeScript<boolean>('return document.pointerLockElement !== null'), 5000);
  const [x = 0, y = 0] = await driver.executeScript<number[]>(
    'return [innerWidth, innerHeight].map((size) => size / 2 | 0)',
  );
  // Firefox counts each movement from the middle, the others from where the mouse was.
  const turnBy = (steps: number) =>
    driver
      .actions()
      .move({ x: x + 10 * steps, y, duration: 0 })
      .perform();
  await turnBy(0);
  const shown = Number(await driver.findElement(By.id('dial-number')).getText());
  await turnBy(wanted - shown);
  await driver.actions().press().release().perform();
  await driver.findElement(By.xpath("//*[@id='dial-outcome'][starts-with(., 'Done:')]"));
});
