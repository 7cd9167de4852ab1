import { test } from '@playground/kit/tools/selenium';
import { By, until } from 'selenium-webdriver';

const INTO_VIEW = 'arguments[0].scrollIntoView({ block: "end" })';

test('to-the-end', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/endlessFeed`);
  for (let last = 20; last <= 120; last += 20) {
    // The implicit wait lasts until the batch has loaded.
    const post = await driver.findElement(By.id(`long-${last}`));
    await driver.executeScript(INTO_VIEW, post);
  }
  await driver.findElement(By.id('long-120-like')).click();
  const outcome = await driver.findElement(By.id('to-the-end-outcome'));
  await driver.wait(until.elementTextContains(outcome, 'Done:'), 5000);
});

test('find-the-post', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/endlessFeed`);
  const feed = await driver.findElement(By.id('button-feed'));
  const like = By.xpath(".//article[h3[contains(., 'by Ottilie Brandt')]]//button");
  await driver.manage().setTimeouts({ implicit: 0 });
  while ((await feed.findElements(like)).length === 0) {
    const { length } = await feed.findElements(By.css('article'));
    await driver.findElement(By.id('load-more')).click();
    await driver.wait(async () => (await feed.findElements(By.css('article'))).length > length, 5000);
  }
  await feed.findElement(like).click();
  const outcome = await driver.findElement(By.id('find-the-post-outcome'));
  await driver.wait(until.elementTextContains(outcome, 'Done:'), 5000);
});

test('the-batch-that-fails', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/endlessFeed`);
  for (const last of [20, 40]) {
    const post = await driver.findElement(By.id(`failing-${last}`));
    await driver.executeScript(INTO_VIEW, post);
  }
  await driver.findElement(By.id('try-again')).click();
  await driver.findElement(By.id('failing-41-like')).click();
  const outcome = await driver.findElement(By.id('the-batch-that-fails-outcome'));
  await driver.wait(until.elementTextContains(outcome, 'Done:'), 5000);
});

test('new-posts-above', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/endlessFeed`);
  await driver.executeScript(INTO_VIEW, await driver.findElement(By.id('above-12')));
  await driver.wait(until.elementTextContains(await driver.findElement(By.id('new-posts')), 'Two new posts'), 5000);
  await driver.findElement(By.id('above-12-like')).click();
  const outcome = await driver.findElement(By.id('new-posts-above-outcome'));
  await driver.wait(until.elementTextContains(outcome, 'Done:'), 5000);
});
