import { expect, test } from '@playground/kit/test/browser';

const AFTER = 'The button was right clicked';

test.beforeEach(async ({ page }) => {
  await page.goto('/rightClick');
  await expect(page.getByRole('button', { name: 'Right click here' })).toBeVisible();
});

test('a right click changes the label and the colour, and the browser’s menu does not open', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Right click here' });
  const clicked = page.getByRole('button', { name: AFTER });
  const colour = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const refused = page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('contextmenu', (event) => resolve(event.defaultPrevented), { once: true });
      }),
  );
  await button.click({ button: 'right' });
  await expect(clicked).toBeVisible();
  expect(await refused).toBe(true);
  await expect.poll(() => clicked.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(colour);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a long press is a context click, and a tap is not', { tag: '@long' }, async ({ page, context }) => {
    await page.getByRole('button', { name: 'Right click here' }).tap();
    const box = await page.getByRole('button', { name: 'Right click here' }).boundingBox();
    if (!box) throw new Error('The button has no place.');
    const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const cdp = await context.newCDPSession(page);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
    await expect(page.getByRole('button', { name: AFTER })).toBeVisible();
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByRole('button', { name: AFTER })).toBeVisible();
  });
});
