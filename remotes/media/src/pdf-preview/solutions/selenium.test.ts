import { test } from '@playground/kit/tools/selenium';
import { answer } from '@playground/kit/tools/verdict';
import { By, until } from 'selenium-webdriver';

test('title', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/pdfPreview`);
  const old = await driver.getWindowHandle();
  await driver.findElement(By.xpath("//button[.='Preview PDF']")).click();
  const tab = await driver.wait(async () => (await driver.getAllWindowHandles()).find((one) => one !== old), 5000);
  await driver.switchTo().window(tab as string);
  await driver.wait(until.urlMatches(/\.pdf$/), 5000);
  // The PDF viewer is not a web page, so read the file itself. Its title is UTF-16 in hexadecimal.
  const response = await fetch(await driver.getCurrentUrl());
  const pdf = Buffer.from(await response.arrayBuffer()).toString('latin1');
  const title = new TextDecoder('utf-16be').decode(Buffer.from(/\/Title<FEFF(\w+)>/.exec(pdf)?.[1] ?? '', 'hex'));
  answer(title);
});
