import { test } from '@playground/kit/tools/selenium';
import { By, Key, until, type WebDriver } from 'selenium-webdriver';

/** Waits for an element that holds a text, and returns the text. */
async function textOf(driver: WebDriver, xpath: string) {
  return (await driver.wait(until.elementLocated(By.xpath(xpath)), 15000)).getText();
}

const done = (driver: WebDriver, station: string) =>
  driver.wait(until.elementLocated(By.xpath(`//*[@id='${station}-outcome'][starts-with(., 'Done:')]`)), 5000);

const ended = (driver: WebDriver, line: string) =>
  textOf(driver, `//*[@id='${line}-line'][contains(., 'Line: ended.')]`);

test('chat', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/liveStreams`);
  await driver.findElement(By.id('join')).click();
  for (const number of [1, 2, 3]) {
    const question = await textOf(driver, `(//*[@id='chat-messages']/div[contains(., 'Please send me')])[${number}]`);
    if (number === 2) await textOf(driver, "//*[@id='chat-messages']/div[contains(., 'Are you still there?')]");
    const field = await driver.findElement(By.id('message'));
    await field.clear();
    await field.sendKeys(question.replace(/.* (\S+)\.$/, '$1'));
    await driver.findElement(By.id('message-submit')).click();
  }
  await done(driver, 'chat');
});

test('events', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/liveStreams`);
  await driver.findElement(By.id('follow')).click();
  const alarm = await textOf(driver, "//*[@id='events-list']/div[contains(., 'Alarm:')]");
  await driver.findElement(By.id('alarm-word')).sendKeys(alarm.replace(/.*: /, ''), Key.ENTER);
  await done(driver, 'events');
});

test('poll', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/liveStreams`);
  await driver.findElement(By.id('wait-for-news')).click();
  await ended(driver, 'poll');
  const answers = await driver.findElements(By.css('#poll-list > div'));
  const texts = await Promise.all(answers.map((element) => element.getText()));
  await driver.findElement(By.id('news-words')).sendKeys(texts.filter((text) => text !== 'Nothing new.').join(' '));
  await driver.findElement(By.id('news-words-submit')).click();
  await done(driver, 'poll');
});

test('words', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/liveStreams`);
  const word = await driver.findElement(By.id('stop-word')).getText();
  const stop = await driver.findElement(By.id('stop-story'));
  await driver.findElement(By.id('tell-story')).click();
  const story = await driver.findElement(By.id('story'));
  await driver.wait(until.elementTextContains(story, word), 15000, undefined, 10); // asks each 10 ms
  await stop.click();
  await done(driver, 'words');
});

test('order', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/liveStreams`);
  await driver.findElement(By.id('receive-words')).click();
  await ended(driver, 'order');
  const words = await driver.findElements(By.css('#order-list > div'));
  const sorted = (await Promise.all(words.map((element) => element.getText()))).sort();
  await driver.findElement(By.id('words-in-order')).sendKeys(sorted.map((text) => text.replace(/.*: /, '')).join(' '));
  await driver.findElement(By.id('words-in-order-submit')).click();
  await done(driver, 'order');
});

test('lost', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/liveStreams`);
  await driver.findElement(By.id('receive-parcels')).click();
  await ended(driver, 'parcels');
  const list = await driver.findElement(By.id('parcels-list')).getText();
  for (let number = 1; number <= 12; number++) {
    if (list.includes(`Parcel ${number}:`)) continue;
    const field = await driver.findElement(By.id('parcel-number'));
    await field.clear();
    await field.sendKeys(String(number));
    await driver.findElement(By.id('parcel-number-submit')).click();
    await textOf(driver, `//*[@id='parcels-list']/div[starts-with(., 'Parcel ${number}:')]`);
  }
  await driver.findElement(By.id('all-are-here')).click();
  await done(driver, 'lost');
});
