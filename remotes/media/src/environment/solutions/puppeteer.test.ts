import { test } from '@playground/kit/tools/puppeteer';
import { engine, workaround } from '@playground/kit/tools/verdict';

test.use({
  // In Firefox, launch() takes these as `extraPrefsFirefox`: a touch screen for one finger.
  preferences: {
    'dom.w3c_touch_events.enabled': 1,
    'dom.maxtouchpoints.testing.value': 1,
    'ui.primaryPointerCapabilities': 1,
    'ui.allPointerCapabilities': 1,
  },
});

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
    workaround(
      'Firefox 153 has no touch by BiDi, https://bugzilla.mozilla.org/show_bug.cgi?id=2006347. It starts with these preferences as extraPrefsFirefox: dom.w3c_touch_events.enabled, dom.maxtouchpoints.testing.value, ui.primaryPointerCapabilities and ui.allPointerCapabilities, each 1',
    );
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
  await page.goto(`${baseUrl}/environment`);
  const link = await page.locator('#quiet-link').waitHandle();
  const address = await link.evaluate((element) => (element as HTMLAnchorElement).href);
  const quiet = await context.newPage();
  if (engine === 'firefox') {
    workaround(
      'Firefox 153 cannot turn scripts off by BiDi, https://bugzilla.mozilla.org/show_bug.cgi?id=1982563. A policy in the answer does it: Content-Security-Policy: sandbox',
    );
    await quiet.setRequestInterception(true);
    quiet.on('request', async (request) => {
      if (!request.isNavigationRequest()) return request.continue();
      const body = await (await fetch(request.url())).text();
      return request.respond({ headers: { 'content-security-policy': 'sandbox' }, contentType: 'text/html', body });
    });
  } else await quiet.setJavaScriptEnabled(false);
  await quiet.goto(address);
  const word = await quiet.$eval('li:target strong', ({ textContent }) => textContent ?? '');
  await quiet.close();
  const field = await page.locator('#quiet-word').waitHandle();
  await field.type(word);
  await page.locator('#check-quiet-word').click();
  await page.waitForSelector('#without-scripts-outcome::-p-text(Done:)', { visible: true });
});
