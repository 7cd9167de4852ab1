import { expect, outcome, test } from '@playground/kit/test/browser';
import { leftoversIn, watchForLeftovers } from '@playground/kit/test/leftovers';
import type { CDPSession, Locator, Page } from '@playwright/test';

const readout = outcome;
const picture = (page: Page, name: string) => page.getByRole('application', { name, exact: true });

interface Point {
  x: number;
  y: number;
}

/** The place of a picture in the window, after scrolling it into view. */
async function boxOf(thing: Locator) {
  await thing.scrollIntoViewIfNeeded();
  const box = await thing.boundingBox();
  if (!box) throw new Error('It has no place.');
  return box;
}

/** Drags by mouse through these points. */
async function drag(page: Page, [from, ...places]: [Point, ...Point[]]) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of places) await page.mouse.move(x, y);
  await page.mouse.up();
}

/** The crosses in the window, from the text beside the field. */
async function crossesOf(page: Page): Promise<[Point, Point, Point]> {
  const text = await readout(page, 'Crosses, from left and top').innerText();
  const { x: left, y: top } = await boxOf(page.getByRole('img', { name: 'Field for the signature' }));
  return text.split('; ').map((place) => {
    const [x = 0, y = 0] = place.split(', ').map(Number);
    return { x: left + x, y: top + y };
  }) as [Point, Point, Point];
}

/** The colour that a canvas has at a place, in pixels of the page. */
const colourAt = (canvas: Locator, x: number, y: number) =>
  canvas.evaluate(
    (element: HTMLCanvasElement, at) => {
      const ratio = element.width / element.clientWidth;
      const pixel = element.getContext('2d')?.getImageData(at.x * ratio, at.y * ratio, 1, 1).data ?? [];
      return [...pixel].slice(0, 3);
    },
    { x, y },
  );

/** uPlot begins these when it is loaded, and nobody can end them. Without a chart, they do nothing. */
const UPLOT = ['change', 'resize', 'scroll', 'dppxchange'].map((event) => `listener for ${event}`);

// `colourAt` reads a canvas that its page only writes to.
test.use({ allowComplaints: [/willReadFrequently/] });

test.describe('a library that fails when it starts', () => {
  test.use({ allowComplaints: [/No numbers today/] });

  // The shell tries twice. The second time, the code that needs the library must not run without it.
  test('is what the page reports', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(Intl, {
        NumberFormat: class {
          constructor() {
            throw new Error('No numbers today');
          }
        },
      });
    });
    await page.goto('/canvas');
    await expect(page.getByRole('main')).toContainText('DEMO_CODE: No numbers today');
  });
});

test('opens in a browser without a language', async ({ page }) => {
  // As WebKit calls the language of LANG=C, which is no language tag.
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'language', { value: 'C' }));
  await page.goto('/canvas');
  await expect(picture(page, 'Painted board')).toBeVisible();
});

test('by mouse, a naive try is a miss at each station', { tag: '@long' }, async ({ page }) => {
  await page.goto('/canvas?seed=3');
  const board = picture(page, 'Painted board');
  expect(await colourAt(board, 56, 20)).toEqual([91, 61, 245]);
  expect(await colourAt(board, 160, 78)).toEqual([0, 0, 0]);

  await picture(page, 'Visitors of the week').press('ArrowRight');
  await expect(page.getByRole('tooltip')).toHaveText(/^Monday: \d+ visitors$/);
  const monday = (await page.getByRole('tooltip').innerText()).replace(/\D/g, '');
  await page.getByLabel('Visitors on Thursday').pressSequentially(monday);
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'Bar with a tooltip')).toHaveText(`Missed: ${monday} is the value of Monday.`);

  await page.getByRole('button', { name: 'Open the map' }).click();
  const pin = page.getByRole('button', { name: 'Gull Rock' });
  await expect(pin).toBeVisible();
  // Around the island is the sea, and not the grey of Leaflet.
  await expect(page.locator('.leaflet-container')).toHaveCSS('background-color', 'rgb(127, 184, 216)');
  const place = await boxOf(pin);
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  await expect(outcome(page, 'Map')).toHaveText(
    /^Missed: (you pressed the pin Gull (Cove|Light)|the map was at level 0, not 2)\.$/,
  );
  // The wheel zooms around the pointer, so that the pin stays under it.
  for (const level of ['1', '2']) {
    const { x, y, width, height } = await boxOf(pin);
    await page.mouse.move(x + width / 2, y + height - 7);
    await page.mouse.wheel(0, -120);
    await expect(readout(page, 'Level of the map')).toHaveText(level);
  }
  await pin.click();
  await expect(outcome(page, 'Map')).toHaveText('Done: you pressed the pin Gull Rock at level 2.');

  const cube = picture(page, 'Cube');
  await cube.click();
  await expect(outcome(page, 'WebGL object')).toHaveText('Missed: you pressed the red face.');
  await cube.click({ position: { x: 5, y: 5 } });
  await expect(outcome(page, 'WebGL object')).toHaveText('Missed: you pressed beside the faces of the cube.');

  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(outcome(page, 'Draw a signature')).toHaveText('Missed: there is no line.');
  const [first, second, third] = await crossesOf(page);
  await drag(page, [first, { x: third.x, y: first.y > 75 ? first.y - 30 : first.y + 30 }]);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(outcome(page, 'Draw a signature')).toHaveText(/^Missed: the line goes through [12] of the 3 crosses\./);
  await drag(page, [first, second, third]);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(outcome(page, 'Draw a signature')).toHaveText(/^Missed: there are 2 lines\./);
  await page.getByRole('button', { name: 'Clear' }).click();
  await drag(page, [third, second, first]);
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(outcome(page, 'Draw a signature')).toHaveText(
    'Missed: the line goes from right to left. Press Clear and draw again.',
  );
});

test('by keyboard, each picture but the field for the signature can be used', { tag: '@long' }, async ({ page }) => {
  await page.goto('/canvas?seed=4');
  const board = picture(page, 'Painted board');
  const under = readout(page, 'Under the pointer');
  await board.focus();
  for (let step = 0; step < 6 && (await under.innerText()) !== 'Print'; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'Painted buttons')).toHaveText('Done: you pressed Print.');

  await picture(page, 'Visitors of the week').focus();
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
  await expect(readout(page, 'Tooltip now')).toHaveText(/^Thursday: \d+ visitors$/);
  const visitors = (await readout(page, 'Tooltip now').innerText()).replace(/\D/g, '');
  await page.getByLabel('Visitors on Thursday').pressSequentially(visitors);
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'Bar with a tooltip')).toHaveText(`Done: ${visitors} is the value of Thursday.`);

  await page.getByRole('button', { name: 'Open the map' }).press('Enter');
  await expect(page.getByRole('group', { name: 'Map of the island' })).toBeFocused();
  for (const level of ['1', '2']) {
    await page.keyboard.press('+');
    await expect(readout(page, 'Level of the map')).toHaveText(level);
  }
  await page.getByRole('button', { name: 'Gull Rock' }).press('Enter');
  await expect(outcome(page, 'Map')).toHaveText('Done: you pressed the pin Gull Rock at level 2.');

  await picture(page, 'Cube').focus();
  const middle = readout(page, 'In the middle');
  for (let step = 0; step < 24 && (await middle.innerText()) !== 'green face'; step++)
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'WebGL object')).toHaveText('Done: you pressed the green face.');

  await page.getByText('Table behind the chart').press('Enter');
  const rows = await page.getByRole('table', { name: 'Boats of each month' }).getByRole('row').allInnerTexts();
  const months = rows.slice(1).map((row) => row.split('\t') as [string, string]);
  months.sort(([, one], [, other]) => Number(other) - Number(one));
  const field = page.getByLabel('Busiest month');
  await field.fill(months[1]?.[0] ?? '');
  await field.press('Enter');
  await expect(outcome(page, 'Chart told in words')).toHaveText(/^Missed: \w+ is the second: \d+ boats\.$/);
  await field.clear();
  await field.pressSequentially(months[0]?.[0].toLowerCase() ?? '');
  await field.press('Enter');
  await expect(outcome(page, 'Chart told in words')).toHaveText(/^Done: \w+ is the busiest month, with \d+ boats\.$/);
});

test('the tooltip is above its bar in a page that is zoomed, and is not cut off in one that gets narrow', async ({
  page,
}) => {
  await page.goto('/canvas?seed=4');
  const chart = picture(page, 'Visitors of the week');
  const tooltip = page.getByRole('tooltip');
  /** The middle of Thursday's bar, a little above its foot. */
  const thursday = async (zoom: number) => {
    const { x, y, width, height } = await boxOf(chart);
    return { x: x + 35 * zoom + (width - 35 * zoom) / 2, y: y + height - 40 * zoom };
  };
  const middleOfTooltip = async () => {
    const { x, width } = await boxOf(tooltip);
    return x + width / 2;
  };
  for (const zoom of [0.8, 1]) {
    await page.evaluate((zoom) => Object.assign(document.body.style, { zoom }), zoom);
    const { x, y } = await thursday(zoom);
    await page.mouse.move(x, y);
    await expect(tooltip).toHaveText(/^Thursday: \d+ visitors$/);
    expect(Math.abs((await middleOfTooltip()) - x)).toBeLessThan(2);
    await page.mouse.move(x, y - 400 * zoom);
    await expect(tooltip).toHaveCount(0);
  }
  await chart.focus();
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
  await expect(tooltip).toHaveText(/^Thursday/);
  const before = await boxOf(chart);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await boxOf(chart.locator('canvas'))).width).toBeLessThan(before.width - 100);
  expect((await boxOf(chart.locator('canvas'))).width).toBe((await boxOf(chart)).width);
  await expect.poll(async () => Math.abs((await middleOfTooltip()) - (await thursday(1)).x)).toBeLessThan(2);
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await expect(tooltip).toHaveText(/^Sunday/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('bars and axes are painted in the colours of the theme', async ({ page }) => {
  await page.goto('/canvas?seed=4');
  const canvas = picture(page, 'Visitors of the week').locator('canvas');
  const { width, height } = await boxOf(canvas);
  const bar = () => colourAt(canvas, 35 + (width - 35) / 2, height - 40);
  const line = () => colourAt(canvas, 35 + (width - 35) / 2, height - 30);
  const both = async () => [await bar(), await line()];
  await expect.poll(both).toEqual([
    [91, 61, 245],
    [222, 226, 230],
  ]);
  await page.getByRole('switch', { name: 'Dark mode' }).check();
  await expect.poll(both).toEqual([
    [157, 140, 255],
    [73, 80, 87],
  ]);
});

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** The finger stops before it leaves. Otherwise the browser takes the next tap for the end of a fling, and nothing is clicked. */
  async function slide(cdp: CDPSession, [from, ...places]: [Point, ...Point[]]) {
    const start = Date.now() / 1000;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[], after: number) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: start + after / 1000 });
    await touch('touchStart', [from], 0);
    for (const [index, place] of places.entries()) await touch('touchMove', [place], index + 1);
    await touch('touchEnd', [], 200);
  }

  test('a finger presses, turns and draws', { tag: '@long' }, async ({ page, context }) => {
    await page.goto('/canvas?seed=5');
    const cdp = await context.newCDPSession(page);
    const board = picture(page, 'Painted board');
    // A tool presses the middle of an element.
    await board.tap({ position: { x: 160, y: 78 } });
    await expect(outcome(page, 'Painted buttons')).toHaveText('Missed: you pressed beside the buttons.');
    const cube = picture(page, 'Cube');
    const middle = readout(page, 'In the middle');
    for (let turn = 0; turn < 4 && (await middle.innerText()) !== 'green face'; turn++) {
      const { x, y } = await boxOf(cube);
      await slide(cdp, [
        { x: x + 40, y: y + 140 },
        { x: x + 100, y: y + 140 },
        { x: x + 190, y: y + 140 },
      ]);
    }
    await cube.tap();
    await expect(outcome(page, 'WebGL object')).toHaveText('Done: you pressed the green face.');
    await slide(cdp, await crossesOf(page));
    await page.getByRole('button', { name: 'Sign', exact: true }).tap();
    await expect(outcome(page, 'Draw a signature')).toHaveText('Done: the line goes through the three crosses.');
  });
});

test('a drag of the map that begins on a pin presses no pin', async ({ page }) => {
  await page.goto('/canvas?seed=3');
  await page.getByRole('button', { name: 'Open the map' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(readout(page, 'Level of the map')).toHaveText('1');
  const pin = page.getByRole('button', { name: 'Gull Rock' });
  const before = await boxOf(pin);
  const [x, y] = [before.x + before.width / 2, before.y + before.height - 7];
  await drag(page, [
    { x, y },
    { x, y: y - 20 },
    { x, y: y - 40 },
  ]);
  expect((await boxOf(pin)).y).toBeLessThan(before.y - 20);
  await expect(readout(page, 'Last pin')).toHaveText('none');
  await expect(outcome(page, 'Map')).toHaveText('Not done yet.');
});

test('a map that is left in the frame in which it zooms ends without an error', async ({ page }) => {
  await watchForLeftovers(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Canvas and Charts' }).click();
  await page.getByRole('button', { name: 'Open the map' }).click();
  await expect(page.locator('#zoom-in')).toBeVisible();
  await page.evaluate(async () => {
    document.getElementById('zoom-in')?.click();
    const map = document.querySelector('#island-map .leaflet-map-pane');
    while (!map?.classList.contains('leaflet-zoom-anim')) await new Promise(requestAnimationFrame);
    history.back();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  // The timer of the zoom counts as a leftover until it ends.
  expect(await leftoversIn(page, UPLOT)).toEqual([]);
});
