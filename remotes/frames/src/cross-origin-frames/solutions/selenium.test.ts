import { test } from '@playground/kit/tools/selenium';
import { engine, workaround } from '@playground/kit/tools/verdict';
import { By, error, until, type WebDriver, type WebElement } from 'selenium-webdriver';

async function enter(driver: WebDriver, frame: WebElement) {
  if (engine !== 'chromium') {
    workaround(
      'You have to scroll the frame into view before you click inside it, https://github.com/w3c/webdriver/issues/1141',
    );
  }
  await driver.executeScript('arguments[0].scrollIntoView()', frame);
  await driver.switchTo().frame(frame);
}

/** Finds an element in the frame's next document. If the old document goes away during the search, it starts again. */
async function next(driver: WebDriver, xpath: string): Promise<WebElement> {
  const find = () =>
    driver.findElement(By.xpath(xpath)).catch((reason) => {
      if (reason instanceof error.NoSuchFrameError) return undefined;
      throw reason;
    });
  return (await driver.wait(find, 5000)) as WebElement;
}

test('field', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/crossOriginFrames`);
  await enter(driver, await driver.findElement(By.css('iframe[title="Field"]')));
  const name = await driver.findElement(By.id('your-name'));
  await name.click();
  await name.sendKeys('Ada');
  await driver.findElement(By.xpath("//button[.='Greet']")).click();
  await driver.findElement(By.xpath("//*[@role='status'][.='Hello, Ada']"));
});

test('handshake', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/crossOriginFrames`);
  await enter(driver, await driver.findElement(By.css('iframe[title="Speaker"]')));
  const message = await driver.findElement(By.id('message'));
  await message.click();
  await message.sendKeys('hello');
  const send = await driver.findElement(By.xpath("//button[.='Send']"));
  await driver.wait(until.elementIsEnabled(send), 5000); // The page has answered.
  await send.click();
  await driver.switchTo().defaultContent();
  await driver.findElement(By.xpath("//*[@role='status'][.='The frame says: hello']"));
  await enter(driver, await driver.findElement(By.css('iframe[title="Stranger"]')));
  await driver.findElement(By.css('button')).click();
  await driver.switchTo().defaultContent();
  await driver.findElement(By.xpath("//output[@aria-label='Refused messages'][.='1']"));
});

test('sandboxes', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/crossOriginFrames`);
  for (const [title, outcome] of [
    ['No sandbox', 'The form was sent.'],
    ['Scripts only', 'The sandbox refuses to send forms.'],
    ['Scripts and same origin', 'The sandbox refuses to send forms.'],
    ['Forms without scripts', 'The form was sent.'],
  ] as const) {
    await enter(driver, await driver.findElement(By.css(`iframe[title="${title}"]`)));
    await driver.findElement(By.xpath("//button[.='Send']")).click();
    await next(driver, `//p[.='${outcome}']`);
    await driver.switchTo().defaultContent();
  }
});

test('steps', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/crossOriginFrames`);
  await enter(driver, await driver.findElement(By.css('iframe[title="Steps"]')));
  await driver.findElement(By.xpath("//button[.='Start']")).click();
  await (await next(driver, "//button[.='Finish']")).click();
  await next(driver, "//*[@role='status'][.='You have arrived.']");
});

test('replace', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/crossOriginFrames`);
  for (const outcome of ['The frame was replaced once.', 'The frame was replaced 2 times.']) {
    await enter(driver, await driver.findElement(By.css('iframe[title="Replaced"]')));
    await driver.findElement(By.xpath("//button[.='Replace me']")).click();
    await driver.switchTo().defaultContent();
    await driver.findElement(By.xpath(`//*[@role='status'][.='${outcome}']`));
  }
});

test('doors', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/crossOriginFrames`);
  for (const door of await driver.findElements(By.css('iframe[title="Door"]'))) {
    await enter(driver, door);
    const says = await driver.findElement(By.xpath("//p[starts-with(., 'This door is')]"));
    if ((await says.getText()) === 'This door is open.') {
      await driver.findElement(By.xpath("//button[.='Knock']")).click();
      await driver.findElement(By.xpath("//*[@role='status'][.='Come in!']"));
    }
    await driver.switchTo().defaultContent();
  }
});

test('in-a-root', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/crossOriginFrames`);
  const root = await driver.findElement(By.id('frame-host')).getShadowRoot();
  await enter(driver, await root.findElement(By.css('iframe')));
  await driver.findElement(By.xpath("//button[.='Click me']")).click();
  await driver.findElement(By.xpath("//*[@role='status'][.='The button was clicked.']"));
});

test('local', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/crossOriginFrames`);
  for (const title of ['From srcdoc', 'From a blob']) {
    await enter(driver, await driver.findElement(By.css(`iframe[title="${title}"]`)));
    await driver.findElement(By.xpath("//button[.='Click me']")).click();
    await driver.findElement(By.xpath("//*[@role='status'][.='The button was clicked.']"));
    await driver.switchTo().defaultContent();
  }
});

test('lazy', async ({ driver, baseUrl }) => {
  await driver.get(`${baseUrl}/crossOriginFrames`);
  // It has no document until it is in view.
  await enter(driver, await driver.findElement(By.css('iframe[title="Lazy"]')));
  await driver.findElement(By.xpath("//button[.='Click me']")).click();
  await driver.findElement(By.xpath("//*[@role='status'][.='The button was clicked.']"));
});
