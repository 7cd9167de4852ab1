import { expect, test } from '@playground/kit/test/proof';
import type { Page } from '@playwright/test';

const button = (page: Page) => page.getByRole('button', { name: /right click/i });

test('menu-over-result', async ({ page }) => {
  await page.goto('/rightClick');
  await expect(button(page)).toBeVisible();
  const refused = page.evaluate(
    () => new Promise((resolve) => window.addEventListener('contextmenu', (event) => resolve(event.defaultPrevented))),
  );
  await button(page).click({ button: 'right' });
  expect(await refused).toBe(true);
});

test('left-too', async ({ page }) => {
  await page.goto('/rightClick');
  await button(page).click();
  await expect(button(page)).toHaveText('Right click here');
});

test('scroll-counts', async ({ page }) => {
  await page.clock.install();
  await page.goto('/rightClick');
  for (const [type, clientY] of [
    ['touchstart', 100],
    ['touchmove', 150],
  ] as const) {
    await button(page).dispatchEvent(type, { touches: [{ identifier: 0, clientX: 100, clientY }] });
  }
  await page.clock.runFor(1000);
  await expect(button(page)).toHaveText('Right click here');
});

test('undone', async ({ page }) => {
  await page.goto('/rightClick');
  await button(page).click({ button: 'right' });
  await button(page).click({ button: 'right' });
  await expect(button(page)).not.toHaveText('Right click here');
});
