import { test } from '@playground/kit/tools/selenium';
import { By, until, type WebDriver } from 'selenium-webdriver';

const FRAMEWORKS = ['react-19', 'react-18', 'vue', 'svelte', 'lit'];

/** Lit's list is in a shadow root, where a search in the page does not look. */
const listOf = async (driver: WebDriver, station: string, framework: string) =>
  framework === 'lit'
    ? driver.findElement(By.id(`${station}-lit-host`)).getShadowRoot()
    : driver.findElement(By.id(`${station}-${framework}`));

/** A shadow root knows no XPath, so the text of the button is compared here. */
const press = async (list: Awaited<ReturnType<typeof listOf>>, label: string) => {
  for (const button of await list.findElements(By.css('li button'))) {
    if ((await button.getText()) === label) return button.click();
  }
  throw new Error(`There is no button ${label}.`);
};

const done = async (driver: WebDriver, station: string) =>
  driver.wait(until.elementTextContains(await driver.findElement(By.id(`${station}-outcome`)), 'Done:'), 5000);

test('basics', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/frameworks`);
  const added = await driver.findElement(By.id('basics-added')).getText();
  const finished = await driver.findElement(By.id('basics-finished')).getText();
  const removed = await driver.findElement(By.id('basics-removed')).getText();
  for (const framework of FRAMEWORKS) {
    const list = await listOf(driver, 'basics', framework);
    await (await list.findElement(By.css(`#basics-${framework}-field`))).sendKeys(added);
    await (await list.findElement(By.css(`#basics-${framework}-add`))).click();
    await press(list, `Finish ${finished}`);
    await press(list, `Remove ${removed}`);
  }
  await done(driver, 'basics');
});

test('typed', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/frameworks`);
  const word = await driver.findElement(By.id('typed-expected')).getText();
  for (const framework of FRAMEWORKS) {
    const list = await listOf(driver, 'typed', framework);
    await (await list.findElement(By.css(`#typed-${framework}-field`))).sendKeys(word); // It presses keys.
    await (await list.findElement(By.css(`#typed-${framework}-add`))).click();
  }
  await done(driver, 'typed');
});

test('later', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/frameworks`);
  const words: string[] = [];
  for (const framework of FRAMEWORKS) {
    const list = await listOf(driver, 'later', framework);
    const word = await list.findElement(By.css(`#later-${framework}-word`));
    const old = await word.getText();
    await (await list.findElement(By.css(`#later-${framework}-draw`))).click();
    await driver.wait(async () => (await word.getText()) !== old, 5000);
    words.push(await word.getText());
  }
  await driver.findElement(By.id('five-words')).sendKeys(words.join(' '));
  await driver.findElement(By.id('check-words')).click();
  await done(driver, 'later');
});

test('same', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/frameworks`);
  const task = await driver.findElement(By.id('same-finished')).getText();
  for (const framework of FRAMEWORKS) await press(await listOf(driver, 'same', framework), `Finish ${task}`);
  await done(driver, 'same');
});
