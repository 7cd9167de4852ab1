import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('native-range', async ({ page }) => {
  await page.goto('/sliders');
  const volume = page.getByRole('slider', { name: 'Volume' });
  // fill() would set the value by a script.
  for (let value = 50; value > 37; value -= 1) await volume.press('ArrowLeft');
  await expect(page.getByRole('status', { name: 'Native range' })).toContainText('Done:');
});

test('aria-slider', async ({ page }) => {
  await page.goto('/sliders');
  const temperature = page.getByRole('slider', { name: 'Temperature' });
  for (let value = 18; value < 21.5; value += 0.5) await temperature.press('ArrowRight');
  await expect(page.getByRole('status', { name: 'ARIA slider' })).toContainText('Done:');
});

test('two-thumbs', async ({ page }) => {
  await page.goto('/sliders');
  const lowest = page.getByRole('slider', { name: 'Lowest price' }); // at 20
  const highest = page.getByRole('slider', { name: 'Highest price' }); // at 180
  await lowest.hover();
  const from = (await lowest.boundingBox())?.x ?? 0;
  const { x: to = 0, y = 0, width = 0 } = (await highest.boundingBox()) ?? {};
  await page.mouse.down();
  await page.mouse.move(from + width / 2 + (to - from) / 4, y + width / 2);
  await page.mouse.up();
  await highest.hover();
  await page.mouse.down();
  await page.mouse.move(to + width / 2 - (to - from) / 4, y + width / 2);
  await page.mouse.up();
  await expect(page.getByRole('status', { name: 'Two thumbs' })).toContainText('Done:');
});

test('vertical-slider', async ({ page }) => {
  await page.goto('/sliders');
  const blind = page.getByRole('slider', { name: 'Blind' });
  for (const key of ['End', 'PageDown', 'PageDown']) await blind.press(key);
  await expect(page.getByRole('status', { name: 'Vertical slider' })).toContainText('Done:');
});

test('resize-handle', async ({ page }) => {
  await page.goto('/sliders');
  const handle = page.getByRole('button', { name: 'Resize the note' });
  await handle.hover();
  const { x = 0, y = 0, width = 0, height = 0 } = (await handle.boundingBox()) ?? {};
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 80, y + height / 2 + 50); // from 160 by 100 to 240 by 150
  await page.mouse.up();
  await expect(page.getByRole('status', { name: 'Resize handle' })).toContainText('Done:');
});

test('splitter', async ({ page }) => {
  await page.goto('/sliders');
  await page.getByRole('separator', { name: 'Divider' }).hover();
  const { x = 0, y = 0, width = 0 } = (await page.locator('#left-pane').boundingBox()) ?? {};
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + 20); // from 60 percent to 30
  await page.mouse.up();
  await expect(page.getByRole('status', { name: 'Splitter' })).toContainText('Done:');
});

test('dial', async ({ page }) => {
  await page.goto('/sliders');
  const dial = page.getByRole('slider', { name: 'Dial' });
  await dial.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0 } = (await dial.boundingBox()) ?? {};
  const turnTo = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return page.mouse.move(x + width / 2 + 40 * Math.sin(angle), y + width / 2 - 40 * Math.cos(angle));
  };
  await turnTo(0);
  await page.mouse.down();
  for (const degrees of [60, 120, 180, 240]) await turnTo(degrees);
  await page.mouse.up();
  await expect(page.getByRole('status', { name: 'Dial', exact: true })).toContainText('Done:');
});
