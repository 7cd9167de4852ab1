import { test } from '@playground/kit/tools/puppeteer';
import { engine, workaround } from '@playground/kit/tools/verdict';

test('closed-root', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/shadowRoots`);
  if (engine === 'firefox') {
    workaround(
      'BiDi does not look into closed roots, so this uses the keyboard, https://github.com/w3c/webdriver-bidi/issues/794',
    );
    await page.locator('>>> #first-level').wait();
    await (await page.$('>>> #first-level'))?.focus(); // The element that Tab reaches after Accept.
    await page.keyboard.down('Shift');
    await page.keyboard.press('Tab');
    await page.keyboard.up('Shift');
    await page.keyboard.press('Enter');
  } else {
    await page.locator('::-p-aria(Accept)').click(); // The accessibility tree includes closed roots.
  }
  await page.waitForSelector('#closed-root-outcome::-p-text(Done:)', { visible: true });
});

test('three-levels', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/shadowRoots`);
  await page.locator('>>> #first-level').fill('north'); // >>> looks into open roots at any depth.
  await page.locator('>>> #second-level').fill('east');
  await page.locator('>>> #third-level').fill('south');
  await page.locator('>>> #check-levels').click();
  await page.waitForSelector('#three-levels-outcome::-p-text(Done:)', { visible: true });
});

test('declarative-root', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/shadowRoots`);
  const frame = await (await page.locator('iframe[title="Declarative root"]').waitHandle()).contentFrame();
  await frame.locator('>>> #stamp').click();
  await page.waitForSelector('#declarative-root-outcome::-p-text(Done:)', { visible: true });
});

test('focus-delegated', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/shadowRoots`);
  await page.locator('>>> #delegating-host >>>> p').click();
  await page.keyboard.type('Rome');
  await page.waitForSelector('#focus-delegated-outcome::-p-text(Done:)', { visible: true });
});

test('same-id', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/shadowRoots`);
  await page.locator('#same-id-host >>>> #confirm').click(); // >>>> looks into this one root.
  await page.waitForSelector('#same-id-outcome::-p-text(Done:)', { visible: true });
});

test('late-root', async ({ page, baseUrl }) => {
  workaround(
    'No event reports that a root was attached, so this polls for it, https://github.com/puppeteer/puppeteer/pull/15292',
  );
  await page.goto(`${baseUrl}/shadowRoots`);
  await page.locator('#load-root').click();
  await page.waitForFunction(() => document.querySelector('#late-host')?.shadowRoot);
  await page.locator('#late-host >>>> #agree').click();
  await page.waitForSelector('#late-root-outcome::-p-text(Done:)', { visible: true });
});
