import { expect, test } from '@playground/kit/test/browser';
import type { Page } from '@playwright/test';

const opener = (page: Page) => page.getByRole('button', { name: 'Open first modal' });
const focusIsIn = (page: Page, dialog: string) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]')?.querySelector('h2')?.textContent))
    .toBe(dialog);
test('the focus moves in, stays in with Tab and Shift+Tab, and returns', { tag: '@long' }, async ({ page }) => {
  await page.goto('/modalPopup');
  await opener(page).press('Enter');
  await focusIsIn(page, 'Modal 1');
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await focusIsIn(page, 'Modal 1');
  }
  await page.getByRole('button', { name: 'Open second modal' }).press('Enter');
  await focusIsIn(page, 'Modal 2');
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a click beside the dialog closes it, but a drag that ends there does not', { tag: '@long' }, async ({ page }) => {
  await page.goto('/modalPopup');
  await opener(page).click();
  await focusIsIn(page, 'Modal 1');
  await page.getByText('Hi. This is the first modal popup.').hover();
  await page.mouse.down();
  await page.mouse.move(5, 400);
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Modal 1' })).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('the page behind an open modal cannot be clicked or scrolled', async ({ page }) => {
  await page.goto('/modalPopup');
  await opener(page).click();
  await focusIsIn(page, 'Modal 1');
  const whatGetsTheClick = () =>
    opener(page).evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.className;
    });
  await expect.poll(whatGetsTheClick).toMatch(/^modal\b/);
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
});

const durations = (page: Page) =>
  page.evaluate(() =>
    ['.modal-dialog', '.modal-backdrop', '.modal'].map((part) => {
      const element = [...document.querySelectorAll(part)][0];
      return element && getComputedStyle(element).transitionDuration;
    }),
  );

test('the dialog moves for 300 ms, its backdrop for 150, and neither under reduced motion', { tag: '@long' }, async ({
  page,
}) => {
  for (const [reducedMotion, expected] of [
    ['no-preference', ['0.3s', '0.15s', '0.15s']],
    ['reduce', ['0s', '0s', '0s']],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/modalPopup');
    await opener(page).click();
    await focusIsIn(page, 'Modal 1');
    expect(await durations(page)).toEqual(expected);
  }
});
