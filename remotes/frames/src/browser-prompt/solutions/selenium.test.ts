import { test } from '@playground/kit/tools/selenium';
import { By, until } from 'selenium-webdriver';

test('welcome', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/browserPrompt`);
  await driver.findElement(By.xpath("//button[normalize-space()='Open prompt']")).click();
  const prompt = await driver.wait(until.alertIsPresent(), 5000);
  await prompt.sendKeys('Ana');
  await prompt.accept();
  await driver.findElement(By.xpath("//*[@role='status'][.='Welcome, Ana']"));
});

test('on-load', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/browserPromptOnLoad`);
  const prompt = await driver.wait(until.alertIsPresent(), 5000);
  await prompt.sendKeys('Bia');
  await prompt.accept();
  await driver.findElement(By.xpath("//*[@role='status'][.='Welcome, Bia']"));
});

test('cancelled', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/browserPrompt`);
  const button = await driver.findElement(By.xpath("//button[normalize-space()='Open prompt']"));
  await button.click();
  const prompt = await driver.wait(until.alertIsPresent(), 5000);
  await prompt.sendKeys('Ana');
  await prompt.accept();
  const welcome = await driver.findElement(By.xpath("//p[.='Welcome, Ana']"));
  await button.click();
  await (await driver.wait(until.alertIsPresent(), 5000)).dismiss();
  await driver.wait(until.stalenessOf(welcome), 5000);
});
