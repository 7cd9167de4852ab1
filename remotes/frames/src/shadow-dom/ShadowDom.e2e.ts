import { expect, test } from '@playground/kit/test/browser';

test('the buttons in the roots look like the one in the page, light and dark', { tag: '@long' }, async ({ page }) => {
  await page.goto('/shadowDom');
  for (const dark of [false, true]) {
    await page.getByRole('switch', { name: 'Dark mode' }).setChecked(dark);
    // The buttons' colours change to the other theme with a transition.
    await expect(async () => {
      const looks = await page.getByRole('button', { name: 'Click me' }).evaluateAll((buttons) =>
        buttons.map((button) => {
          const { color, backgroundColor, fontFamily, fontSize, borderRadius, height } = getComputedStyle(button);
          return [color, backgroundColor, fontFamily, fontSize, borderRadius, height].join();
        }),
      );
      expect(looks).toHaveLength(3);
      expect(new Set(looks).size).toBe(1);
    }).toPass();
  }
});
