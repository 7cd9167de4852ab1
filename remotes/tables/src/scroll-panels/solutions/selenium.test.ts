import { test } from '@playground/kit/tools/selenium';
import { By, until } from 'selenium-webdriver';

test('sideways', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/scrollPanels`);
  await driver.findElement(By.id('arrive')).click(); // scrolls the strip itself
  const outcome = await driver.findElement(By.id('sideways-outcome'));
  await driver.wait(until.elementTextContains(outcome, 'Done:'), 5000);
});

test('two-panels', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/scrollPanels`);
  const right = await driver.findElement(By.id('right-panel'));
  await right.findElement(By.xpath(".//li[contains(., 'Row 30')]/button")).click();
  const outcome = await driver.findElement(By.id('two-panels-outcome'));
  await driver.wait(until.elementTextContains(outcome, 'Done:'), 5000);
});

test('nested', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/scrollPanels`);
  await driver.findElement(By.id('mark-9-9')).click();
  const outcome = await driver.findElement(By.id('nested-outcome'));
  await driver.wait(until.elementTextContains(outcome, 'Done:'), 5000);
});

test('snapping', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/scrollPanels`);
  for (const last of [20, 40, 60, 73]) {
    // The implicit wait lasts until the batch has loaded.
    const tile = await driver.findElement(By.id(`choose-${last}`));
    await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', tile);
  }
  await driver.findElement(By.id('choose-73')).click();
  const outcome = await driver.findElement(By.id('snapping-outcome'));
  await driver.wait(until.elementTextContains(outcome, 'Done:'), 5000);
});

test('sticky-bar', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/scrollPanels`);
  const confirm = await driver.findElement(By.id('confirm'));
  // The button is already in view, so click() would not scroll, and the bar would intercept the click.
  await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', confirm);
  await confirm.click();
  const outcome = await driver.findElement(By.id('sticky-bar-outcome'));
  await driver.wait(until.elementTextContains(outcome, 'Done:'), 5000);
});

test('hover', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/scrollPanels`);
  const invoice = await driver.findElement(By.id('invoice-17'));
  await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', invoice);
  await driver.actions().move({ origin: invoice }).perform();
  await driver.findElement(By.id('archive-17')).click();
  const outcome = await driver.findElement(By.id('hover-outcome'));
  await driver.wait(until.elementTextContains(outcome, 'Done:'), 5000);
});

test('lazy-pictures', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/scrollPanels`);
  await driver.findElement(By.linkText('To the key')).click();
  await driver.wait(until.elementTextContains(await driver.findElement(By.id('pictures-here')), '5 of 5'), 8000);
  await driver.findElement(By.id('take-the-key')).click();
  const outcome = await driver.findElement(By.id('lazy-pictures-outcome'));
  await driver.wait(until.elementTextContains(outcome, 'Done:'), 5000);
});
