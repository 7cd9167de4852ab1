import { expect, test } from '@playground/kit/test/browser';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 3 });

test('on a phone, a finger closes the triangle, and the page does not scroll', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await page.goto('/connectTheDots');
  const canvas = page.getByRole('img', { name: /Canvas with \d numbered dots/ });
  await canvas.scrollIntoViewIfNeeded();
  const box = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const cdp = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [x: number, y: number][]) => {
    const touchPoints = points.map(([x, y]) => ({
      x: box.x + (x * box.width) / 400,
      y: box.y + (y * box.width) / 400,
    }));
    return cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  const scrolled = await page.evaluate(() => window.scrollY);
  await touch('touchStart', [200, 100]);
  await touch('touchMove', [300, 300]);
  await touch('touchMove', [100, 300]);
  await touch('touchMove', [200, 100]);
  await touch('touchEnd');
  await expect(canvas).toHaveAttribute('data-lines', '1-2 2-3 3-1');
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});
