import { test } from '@playground/kit/tools/playwright';
import { expect, type Page } from '@playwright/test';

const done = (page: Page, name: string) =>
  expect(page.getByRole('status', { name, exact: true })).toContainText('Done:');

test('click', async ({ page }) => {
  await page.goto('/events');
  await page.getByRole('button', { name: 'Click me', exact: true }).click();
  await done(page, 'Click');
});

test('double-click', async ({ page }) => {
  await page.goto('/events');
  await page.getByRole('button', { name: 'Click me twice' }).dblclick();
  await done(page, 'Double click');
});

test('triple-click', async ({ page }) => {
  await page.goto('/events');
  await page.getByRole('button', { name: 'Click me three times' }).click({ clickCount: 3 });
  await done(page, 'Triple click');
});

test('right-click', async ({ page }) => {
  await page.goto('/events');
  await page.getByRole('button', { name: 'Right-click me' }).click({ button: 'right' });
  await done(page, 'Right click');
});

test('middle-click', async ({ page }) => {
  await page.goto('/events');
  await page.getByRole('button', { name: 'Middle-click me' }).click({ button: 'middle' });
  await done(page, 'Middle click');
});

test('modified-press', async ({ page }) => {
  await page.goto('/events');
  await page.getByRole('button', { name: 'Click me with Ctrl' }).click({ modifiers: ['ControlOrMeta'] });
  await done(page, 'Press with Ctrl or Meta');
});

test('hold-key', async ({ page }) => {
  await page.goto('/events');
  await page.getByRole('button', { name: 'Hold H here' }).press('h', { delay: 1200 });
  await done(page, 'Hold a key');
});

test('focus', async ({ page }) => {
  await page.goto('/events');
  await page.getByRole('textbox', { name: 'Focus me' }).click(); // focus() would be by a script
  await done(page, 'Focus');
});

test('blur', async ({ page }) => {
  await page.goto('/events');
  await page.getByRole('textbox', { name: 'Leave me' }).click();
  await page.keyboard.press('Tab'); // blur() would be by a script
  await done(page, 'Blur');
});

test('wheel', async ({ page }) => {
  await page.goto('/events');
  await page.getByRole('region', { name: 'Turn the wheel here' }).hover();
  await page.mouse.wheel(0, 100);
  await done(page, 'Wheel');
});

test('chord', async ({ page }) => {
  await page.goto('/events');
  await page.getByRole('button', { name: 'Press Shift+Alt+K here' }).press('Shift+Alt+K');
  await done(page, 'Key chord');
});

test('enter-and-leave', async ({ page }) => {
  await page.goto('/events');
  await page.getByText('Pass through me', { exact: true }).hover();
  await page.getByRole('heading', { name: 'Enter and leave' }).hover(); // anywhere else
  await done(page, 'Enter and leave');
});

test('swipe', async ({ page }) => {
  await page.goto('/events');
  await page.locator('#swipe-target').hover({ position: { x: 200, y: 40 } });
  await page.mouse.down();
  await page.locator('#swipe-target').hover({ position: { x: 50, y: 40 } });
  await page.mouse.up();
  await done(page, 'Swipe');
});

test('pinch', async ({ page }) => {
  await page.goto('/events');
  await page.getByText('Pinch me', { exact: true }).hover();
  await page.keyboard.down('Control'); // A wheel with Ctrl is what a trackpad sends.
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await done(page, 'Pinch');
});

test('all-in-order', async ({ page }) => {
  await page.goto('/events');
  const next = (name: string) => expect(page.getByText(/ of 14 done/)).toContainText(`Next: ${name}.`);
  await page.locator('#click-target').click();
  await next('Double click'); // The page names a press half a second later.
  await page.locator('#double-click-target').dblclick();
  await next('Triple click');
  await page.locator('#triple-click-target').click({ clickCount: 3 });
  await next('Right click');
  await page.locator('#right-click-target').click({ button: 'right' });
  await next('Middle click');
  await page.locator('#middle-click-target').click({ button: 'middle' });
  await next('Press with Ctrl or Meta');
  await page.locator('#modified-press-target').click({ modifiers: ['ControlOrMeta'] });
  await next('Hold a key');
  await page.locator('#hold-key-target').press('h', { delay: 1200 });
  await page.locator('#focus-target').click();
  await page.locator('#blur-target').click();
  await page.keyboard.press('Tab');
  await page.locator('#wheel-target').hover();
  await page.mouse.wheel(0, 100);
  await next('Key chord');
  await page.locator('#chord-target').press('Shift+Alt+K');
  await page.locator('#enter-and-leave-target').hover();
  await page.locator('#swipe-target').hover({ position: { x: 200, y: 40 } });
  await page.mouse.down();
  await page.locator('#swipe-target').hover({ position: { x: 50, y: 40 } });
  await page.mouse.up();
  await page.locator('#pinch-target').hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await done(page, 'All in order');
});
