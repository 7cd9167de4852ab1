import { test } from '@playground/kit/tools/puppeteer';
import { engine, impossible, workaround } from '@playground/kit/tools/verdict';

test('viewport-width', async ({ page, baseUrl }) => {
  await page.setViewport({ width: 800, height: 900 });
  await page.goto(`${baseUrl}/environment`);
  await page.locator('#check-width').click();
  await page.waitForSelector('#viewport-width-outcome::-p-text(Done:)', { visible: true });
});

test('time-zone', async ({ page, baseUrl }) => {
  await page.emulateTimezone('Pacific/Chatham');
  await page.goto(`${baseUrl}/environment`);
  await page.locator('#check-zone').click();
  await page.waitForSelector('#time-zone-outcome::-p-text(Done:)', { visible: true });
});

test('portrait-touch', async ({ page, baseUrl }) => {
  if (engine === 'firefox') {
    return impossible('Firefox cannot emulate a touch screen, https://bugzilla.mozilla.org/show_bug.cgi?id=2006347');
  }
  await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
  await page.goto(`${baseUrl}/environment`);
  const button = await page.locator('#check-screen').waitHandle();
  await button.tap();
  await page.waitForSelector('#portrait-touch-outcome::-p-text(Done:)', { visible: true });
});

test('offline', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/environment`);
  const button = await page.locator('#check-network').waitHandle();
  await page.setOfflineMode(true);
  await button.click();
  await page.waitForSelector('#offline-outcome::-p-text(Done:)', { visible: true });
});

test('print', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/environment`);
  if (engine === 'firefox') {
    workaround(
      'emulateMediaType() works only in Chromium, https://pptr.dev/webdriver-bidi. pdf() also prints the page',
    );
    const shown = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          addEventListener('beforeprint', () => resolve(document.querySelector('#paper-shown')?.textContent ?? ''));
        }),
    );
    await page.pdf();
    await page.type('#paper-word', await shown);
  } else {
    await page.emulateMediaType('print');
    const shown = await page.locator('#paper-shown').waitHandle();
    const word = await shown.evaluate(({ textContent }) => textContent ?? '');
    await page.emulateMediaType('screen');
    await page.type('#paper-word', word);
  }
  await page.locator('#check-paper-word').click();
  await page.waitForSelector('#print-outcome::-p-text(Done:)', { visible: true });
});

test('without-scripts', async ({ page, context, baseUrl }) => {
  if (engine === 'firefox') {
    return impossible('Firefox cannot turn scripts off, https://bugzilla.mozilla.org/show_bug.cgi?id=1982563');
  }
  await page.goto(`${baseUrl}/environment`);
  const link = await page.locator('#quiet-link').waitHandle();
  const address = await link.evaluate((element) => (element as HTMLAnchorElement).href);
  const quiet = await context.newPage();
  await quiet.setJavaScriptEnabled(false);
  await quiet.goto(address);
  const word = await quiet.$eval('li:target strong', ({ textContent }) => textContent ?? '');
  await quiet.close();
  const field = await page.locator('#quiet-word').waitHandle();
  await field.type(word);
  await page.locator('#check-quiet-word').click();
  await page.waitForSelector('#without-scripts-outcome::-p-text(Done:)', { visible: true });
});
