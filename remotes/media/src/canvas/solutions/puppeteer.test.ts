import { test } from '@playground/kit/tools/puppeteer';

test('painted-buttons', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/canvas`);
  const board = await page.locator('#painted-board').waitHandle();
  await board.scrollIntoView();
  const { x: left = 0, y: top = 0 } = (await board.boundingBox()) ?? {};
  for (const y of [top + 40, top + 116]) {
    for (const x of [left + 56, left + 160, left + 264]) {
      await page.mouse.move(x, y);
      const under = await page.$eval('#painted-under', ({ textContent }) => textContent);
      if (under === 'Print') await page.mouse.click(x, y);
    }
  }
  await page.waitForSelector('#painted-buttons-outcome::-p-text(Done:)', { visible: true });
});

test('map', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/canvas`);
  await page.locator('#open-map').click();
  for (const next of ['1', '2']) {
    await page.locator('#zoom-in').click();
    await page.waitForSelector(`#map-level::-p-text(${next})`, { visible: true });
  }
  const pin = await page.locator('#pin-gull-rock').waitHandle();
  await pin.focus(); // moves the map until the pin is in view
  await page.waitForSelector('.leaflet-pan-anim', { hidden: true });
  await page.locator('#pin-gull-rock').click();
  await page.waitForSelector('#map-outcome::-p-text(Done:)', { visible: true });
});

test('signature', async ({ page, baseUrl }) => {
  await page.goto(`${baseUrl}/canvas`);
  const field = await page.locator('#signature-field').waitHandle();
  const places = await page.$eval('#signature-crosses', ({ textContent }) => textContent ?? '');
  await field.scrollIntoView();
  const { x: left = 0, y: top = 0 } = (await field.boundingBox()) ?? {};
  await page.mouse.move(left + 5, top + 75);
  await page.mouse.down();
  for (const place of places.split('; ')) {
    const [x = 0, y = 0] = place.split(', ').map(Number);
    await page.mouse.move(left + x, top + y);
  }
  await page.mouse.up();
  await page.locator('#sign').click();
  await page.waitForSelector('#signature-outcome::-p-text(Done:)', { visible: true });
});
