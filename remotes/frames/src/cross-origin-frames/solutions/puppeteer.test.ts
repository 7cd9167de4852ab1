import assert from 'node:assert/strict';
import { test } from '@playground/kit/tools/puppeteer';
import { workaround } from '@playground/kit/tools/verdict';

// In the frames, search by text. ::-p-aria waits for animation frames, and the browser stops them in a frame of another
// origin that is out of view (https://github.com/WICG/interventions/issues/8).
test('field', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/crossOriginFrames`);
  const frame = await (await page.locator('iframe[title="Field"]').waitHandle()).contentFrame();
  await frame.locator('#your-name').fill('Ada');
  await frame.locator('button::-p-text(Greet)').click();
  await frame.waitForSelector('::-p-text(Hello, Ada)', { visible: true });
});

test('handshake', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/crossOriginFrames`);
  const speaker = await (await page.locator('iframe[title="Speaker"]').waitHandle()).contentFrame();
  await speaker.locator('#message').fill('hello');
  await speaker.locator('button::-p-text(Send)').click(); // Waits until it is enabled.
  await page.waitForSelector('::-p-text(The frame says: hello)', { visible: true });
  const stranger = await (await page.locator('iframe[title="Stranger"]').waitHandle()).contentFrame();
  await stranger.locator('button::-p-text(Send a message)').click();
  await page.waitForSelector('output ::-p-text(1)', { visible: true });
});

test('sandboxes', async ({ page, baseUrl }) => {
  workaround(
    'Locators run a script in the frame to wait, and one of the frames allows no scripts: https://github.com/puppeteer/puppeteer/pull/2907',
  );
  await page.goto(`${baseUrl}/crossOriginFrames`, { waitUntil: 'networkidle0' });
  for (const [title, outcome] of [
    ['No sandbox', 'The form was sent.'],
    ['Scripts only', 'The sandbox refuses to send forms.'],
    ['Scripts and same origin', 'The sandbox refuses to send forms.'],
  ] as const) {
    const frame = await (await page.locator(`iframe[title="${title}"]`).waitHandle()).contentFrame();
    await frame.locator('button::-p-text(Send)').click();
    await frame.waitForSelector(`::-p-text(${outcome})`, { visible: true });
  }
  const frame = await (await page.locator('iframe[title="Forms without scripts"]').waitHandle()).contentFrame();
  const button = await frame.$('button');
  await Promise.all([frame.waitForNavigation(), button?.click()]);
  assert.equal(await frame.$eval('[role=status]', (status) => status.textContent), 'The form was sent.');
});

test('steps', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/crossOriginFrames`);
  const frame = await (await page.locator('iframe[title="Steps"]').waitHandle()).contentFrame();
  await frame.locator('button::-p-text(Start)').click();
  await frame.locator('button::-p-text(Finish)').click();
  await frame.waitForSelector('::-p-text(You have arrived.)', { visible: true });
});

test('replace', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/crossOriginFrames`);
  for (const outcome of ['The frame was replaced once.', 'The frame was replaced 2 times.']) {
    const frame = await (await page.locator('iframe[title="Replaced"]').waitHandle()).contentFrame();
    await frame.locator('button::-p-text(Replace me)').click();
    await page.waitForSelector(`::-p-text(${outcome})`, { visible: true });
  }
});

test('doors', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/crossOriginFrames`);
  await page.waitForSelector('iframe[title="Door"]');
  for (const element of await page.$$('iframe[title="Door"]')) {
    const door = await element.contentFrame();
    const says = await door.locator('::-p-text(This door is)').waitHandle();
    if ((await says.evaluate((text) => text.textContent)) === 'This door is locked.') continue;
    await door.locator('button::-p-text(Knock)').click();
    await door.waitForSelector('::-p-text(Come in!)', { visible: true });
  }
});

test('in-a-root', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/crossOriginFrames`);
  const frame = await (await page.locator('>>> iframe[title="In a shadow root"]').waitHandle()).contentFrame();
  await frame.locator('button::-p-text(Click me)').click();
  await frame.waitForSelector('::-p-text(The button was clicked.)', { visible: true });
});

test('local', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/crossOriginFrames`);
  for (const title of ['From srcdoc', 'From a blob']) {
    const frame = await (await page.locator(`iframe[title="${title}"]`).waitHandle()).contentFrame();
    await frame.locator('button::-p-text(Click me)').click();
    await frame.waitForSelector('::-p-text(The button was clicked.)', { visible: true });
  }
});

test('lazy', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/crossOriginFrames`);
  const element = await page.locator('iframe[title="Lazy"]').waitHandle();
  await element.scrollIntoView(); // It has no document before that.
  const frame = await element.contentFrame();
  await frame.locator('button::-p-text(Click me)').click();
  await frame.waitForSelector('::-p-text(The button was clicked.)', { visible: true });
});
