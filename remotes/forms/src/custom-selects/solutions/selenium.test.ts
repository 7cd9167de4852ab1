import { test } from '@playground/kit/tools/selenium';
import { By, Key, until, type WebDriver, type WebElement } from 'selenium-webdriver';

const done = async (driver: WebDriver, station: string) =>
  driver.wait(until.elementTextContains(await driver.findElement(By.id(`${station}-outcome`)), 'Done:'), 5000);

const wanted = (driver: WebDriver, id: string) => driver.findElement(By.id(`${id}-wanted`)).getText();

const option = (menu: string, name: string) =>
  By.xpath(`//*[@id="${menu}"]//*[@role="option"][normalize-space()="${name}"]`);

/** A menu grows or slides as it opens. Until it is still, a click arrives at another option. */
async function clickWhenStill(driver: WebDriver, element: WebElement) {
  let before = '';
  const isStill = async () => {
    const rect = await element.getRect();
    const [last, now] = [before, JSON.stringify(rect)];
    before = now;
    return rect.height > 0 && now === last;
  };
  await driver.wait(isStill, 5000);
  await element.click();
}

test('menu-at-the-end-of-the-body', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/customSelects`);
  await driver.findElement(By.id('city-control')).click();
  await clickWhenStill(driver, await driver.findElement(option('city-menu', await wanted(driver, 'city'))));
  await done(driver, 'menu-at-the-end-of-the-body');
});

test('search-inside', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/customSelects`);
  const place = await wanted(driver, 'place');
  await driver.findElement(By.id('place-control')).click();
  const search = await driver.findElement(By.id('place-search'));
  await driver.wait(until.elementIsVisible(search), 2000);
  await search.sendKeys(place);
  const options = By.css('#place-menu [role=option]');
  await driver.wait(async () => (await driver.findElements(options)).length === 2, 2000); // the place, and a longer name
  await clickWhenStill(driver, await driver.findElement(option('place-menu', place)));
  await done(driver, 'search-inside');
});

test('options-come-late', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/customSelects`);
  const drink = option('drink-menu', await wanted(driver, 'drink'));
  await driver.findElement(By.id('drink')).click();
  await driver.wait(until.elementLocated(drink), 5000).click();
  await done(driver, 'options-come-late');
});

test('opens-slowly', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/customSelects`);
  await driver.findElement(By.id('colour')).click();
  await clickWhenStill(driver, await driver.findElement(option('colour-menu', await wanted(driver, 'colour'))));
  await done(driver, 'opens-slowly');
});

test('closes-when-it-loses-focus', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/customSelects`);
  await driver.findElement(By.id('show-code')).click();
  const code = await driver.findElement(By.id('code-shown')).getText();
  await driver.findElement(By.id('code-ts-control')).click();
  await driver.wait(until.elementLocated(option('code-ts-dropdown', code)), 2000).click();
  await done(driver, 'closes-when-it-loses-focus');
});

test('ten-thousand-options', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/customSelects`);
  const locker = await wanted(driver, 'locker');
  const field = await driver.findElement(By.id('locker'));
  await field.click();
  await field.sendKeys(locker);
  // The list is filtered a moment after the typing.
  await driver.wait(until.elementLocated(option('locker-menu', locker)), 5000);
  await field.sendKeys(Key.ENTER);
  await done(driver, 'ten-thousand-options');
});

test('several-choices', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/customSelects`);
  const field = await driver.findElement(By.id('toppings-ts-control'));
  await field.sendKeys(Key.BACK_SPACE, Key.BACK_SPACE); // removes both tags
  const options = By.css('#toppings-ts-dropdown [role=option]');
  for (const topping of (await wanted(driver, 'toppings')).split(', ')) {
    await field.sendKeys(topping); // typing opens the menu
    // The list is filtered a moment after the typing, and its options move then.
    await driver.wait(async () => (await driver.findElements(options)).length === 1, 2000);
    await driver.findElement(option('toppings-ts-dropdown', topping)).click();
  }
  const menu = await driver.findElement(By.id('toppings-ts-dropdown'));
  await driver.wait(until.elementIsNotVisible(menu), 2000); // the open menu covers the button
  await driver.findElement(By.id('confirm-toppings')).click();
  await done(driver, 'several-choices');
});

test('dependent', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/customSelects`);
  const [department = '', team = ''] = (await wanted(driver, 'team')).split(', ');
  const choose = async (select: string, name: string) => {
    await driver.findElement(By.id(`${select}-control`)).click();
    await clickWhenStill(driver, await driver.findElement(option(`${select}-menu`, name)));
  };
  await choose('department', department);
  // The teams of the department before go away at once.
  await driver.wait(until.elementLocated(By.xpath('//p[text()="Loading teams …"]')), 2000);
  await driver.wait(until.elementLocated(option('team-menu', team)), 5000);
  await choose('team', team);
  await done(driver, 'dependent');
});
