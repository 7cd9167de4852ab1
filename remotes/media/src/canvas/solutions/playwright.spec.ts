import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('painted-buttons', async ({ page }) => {
  await page.goto('/canvas');
  const board = page.getByRole('application', { name: 'Painted board' });
  const under = page.getByRole('status', { name: 'Under the pointer' });
  for (const y of [40, 116]) {
    for (const x of [56, 160, 264]) {
      await board.hover({ position: { x, y } });
      if ((await under.textContent()) === 'Print') await board.click({ position: { x, y } });
    }
  }
  await expect(page.getByRole('status', { name: 'Painted buttons' })).toContainText('Done:');
});

test('bar-tooltip', async ({ page }) => {
  await page.goto('/canvas');
  const chart = page.getByRole('application', { name: 'Visitors of the week' });
  await chart.scrollIntoViewIfNeeded();
  const { width = 0, height = 0 } = (await chart.boundingBox()) ?? {};
  // The fourth of seven bars. The numbers of the axis take 35 pixels at the left, and the days 30 pixels at the bottom.
  await chart.hover({ position: { x: 35 + ((width - 35) * 3.5) / 7, y: height - 40 } });
  const tooltip = await page.getByRole('tooltip').textContent();
  await page.getByLabel('Visitors on Thursday').pressSequentially(tooltip?.match(/Thursday: (\d+)/)?.[1] ?? '');
  await page.getByRole('button', { name: 'Check the visitors' }).click();
  await expect(page.getByRole('status', { name: 'Bar with a tooltip' })).toContainText('Done:');
});

test('map', async ({ page }) => {
  await page.goto('/canvas');
  await page.getByRole('button', { name: 'Open the map' }).click();
  const level = page.getByRole('status', { name: 'Level of the map' });
  const pin = page.getByRole('button', { name: 'Gull Rock' });
  for (const next of ['1', '2']) {
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(level).toHaveText(next);
  }
  await pin.focus(); // moves the map until the pin is in view
  await expect(page.locator('.leaflet-pan-anim')).toHaveCount(0);
  await pin.click();
  await expect(page.getByRole('status', { name: 'Map', exact: true })).toContainText('Done:');
});

test('webgl-object', async ({ page }) => {
  await page.goto('/canvas');
  const cube = page.getByRole('application', { name: 'Cube' });
  const middle = page.getByRole('status', { name: 'In the middle' });
  await cube.hover();
  const { x = 0, y = 0 } = (await cube.boundingBox()) ?? {};
  for (let turns = 0; turns < 4 && (await middle.textContent()) !== 'green face'; turns++) {
    await page.mouse.move(x + 50, y + 140);
    await page.mouse.down();
    await page.mouse.move(x + 200, y + 140); // 150 pixels turn the cube by 90 degrees
    await page.mouse.up();
  }
  await cube.click(); // its middle
  await expect(page.getByRole('status', { name: 'WebGL object' })).toContainText('Done:');
});

test('signature', async ({ page }) => {
  await page.goto('/canvas');
  const field = page.getByRole('img', { name: 'Field for the signature' });
  const places = await page.getByRole('status', { name: 'Crosses, from left and top' }).textContent();
  const crosses = (places ?? '').split('; ').map((place) => place.split(', ').map(Number));
  await field.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await field.boundingBox()) ?? {};
  await page.mouse.move(x + 5, y + 75);
  await page.mouse.down();
  for (const [right = 0, down = 0] of crosses) await page.mouse.move(x + right, y + down);
  await page.mouse.up();
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('status', { name: 'Draw a signature' })).toContainText('Done:');
});

test('chart-in-words', async ({ page }) => {
  await page.goto('/canvas');
  await page.getByText('Table behind the chart').click();
  const rows = await page.getByRole('table', { name: 'Boats of each month' }).getByRole('row').allInnerTexts();
  const months = rows.slice(1).map((row) => row.split('\t'));
  const [busiest = ''] = months.sort(([, one], [, other]) => Number(other) - Number(one))[0] ?? [];
  await page.getByLabel('Busiest month').pressSequentially(busiest);
  await page.getByRole('button', { name: 'Check the month' }).click();
  await expect(page.getByRole('status', { name: 'Chart told in words' })).toContainText('Done:');
});
