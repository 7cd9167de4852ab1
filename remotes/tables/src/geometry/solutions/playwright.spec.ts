import { test } from '@playground/kit/tools/playwright';
import { expect, type Page } from '@playwright/test';

const done = (page: Page, name: string) =>
  expect(page.getByRole('status', { name, exact: true })).toContainText('Done:');

/** A number that the page shows. */
const shown = async (page: Page, id: string) => Number(await page.locator(`#${id}`).innerText());

/** A place in a corner of a box of 200 by 120 pixels. */
async function corner(page: Page, id: string) {
  const text = await page.locator(`#${id}`).innerText();
  return { x: text.includes('left') ? 20 : 180, y: text.includes('top') ? 20 : 100 };
}

test('wrapped', async ({ page }) => {
  await page.goto('/geometry');
  await page.getByRole('link', { name: 'the rules of the lift' }).click(); // Playwright clicks the first line.
  await done(page, 'Wrapped link');
});

test('rotated', async ({ page }) => {
  await page.goto('/geometry');
  const bar = page.getByRole('button', { name: 'Bar', exact: true });
  const text = await page.getByRole('paragraph').filter({ hasText: 'The bar is turned by' }).innerText();
  const degrees = Number(/\d+/.exec(text)) * (text.includes('counterclockwise') ? -1 : 1);
  const angle = (degrees * Math.PI) / 180;
  const { width = 0, height = 0 } = (await bar.boundingBox()) ?? {};
  await bar.click({ position: { x: width / 2 + 105 * Math.cos(angle), y: height / 2 + 105 * Math.sin(angle) } });
  await done(page, 'Rotated');
});

test('zoomed', async ({ page }) => {
  await page.goto('/geometry');
  const zoom = await shown(page, 'zoom');
  const position = { x: (await shown(page, 'point-left')) * zoom, y: (await shown(page, 'point-top')) * zoom };
  await page.locator('#zoomed-area').click({ position });
  await done(page, 'Zoomed by style');
});

test('image-map', async ({ page }) => {
  await page.goto('/geometry');
  const room = await page.locator('#room').innerText();
  // The areas take the click, so Playwright would wait for the picture for ever.
  await page.locator('#floor-plan').click({ position: { x: room === 'Hall' ? 30 : 80, y: 140 }, force: true });
  await done(page, 'Image map');
});

test('larger', async ({ page }) => {
  await page.goto('/geometry');
  const y = await shown(page, 'stripe');
  await page.getByRole('button', { name: 'Tall board' }).click({ position: { x: 100, y } });
  await done(page, 'Larger than the window');
});

test('covered', async ({ page }) => {
  await page.goto('/geometry');
  await page.getByRole('button', { name: 'Open', exact: true }).click({ position: await corner(page, 'free-corner') });
  await done(page, 'Middle covered');
});

test('clipped', async ({ page }) => {
  await page.goto('/geometry');
  await page.getByRole('button', { name: 'Send', exact: true }).click({ position: await corner(page, 'left-corner') });
  await done(page, 'Clipped');
});

test('pixel', async ({ page }) => {
  await page.goto('/geometry');
  await page.getByRole('button', { name: 'Pixel' }).click();
  await done(page, 'One pixel');
});

test('through', async ({ page }) => {
  await page.goto('/geometry');
  await page.getByText('Paid', { exact: true }).click({ force: true }); // Playwright sees that the button takes the click.
  await done(page, 'Click goes through');
});

test('ring', async ({ page }) => {
  await page.goto('/geometry');
  await page.locator('#ring-area svg').click({ position: { x: 80, y: 18 } });
  await done(page, 'SVG shape');
});

test('scaled-frame', async ({ page }) => {
  await page.goto('/geometry');
  const key = await page.locator('#asked-key').innerText();
  await page.frameLocator('#keypad').getByRole('button', { name: key, exact: true }).click();
  await done(page, 'In a scaled frame');
});

test('rows', async ({ page }) => {
  await page.goto('/geometry');
  const above = page.locator('#rows-list li', { hasText: await page.locator('#row-above').innerText() });
  const { height = 0 } = (await above.boundingBox()) ?? {};
  await above.click({ position: { x: 50, y: height + 8 }, force: true }); // The place below the row is not the row.
  await done(page, 'Between two rows');
});

test('turns-over', async ({ page }) => {
  await page.goto('/geometry');
  const opener = page.getByRole('button', { name: 'Open menu' });
  await opener.click();
  await opener.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await page.getByRole('button', { name: 'Paste' }).click();
  await done(page, 'Turns over');
});

test('at-the-end', async ({ page }) => {
  await page.goto('/geometry');
  await page.getByRole('region', { name: 'Story' }).press('End');
  await page.getByRole('button', { name: 'Continue' }).click();
  await done(page, 'At the end');
});

test('grows', async ({ page }) => {
  await page.goto('/geometry');
  const name = await page.locator('#asked-card').innerText();
  await page.getByRole('heading', { name, exact: true }).click();
  await done(page, 'Grows in view');
});
