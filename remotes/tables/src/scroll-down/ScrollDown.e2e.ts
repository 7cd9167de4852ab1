import { expect, test } from '@playground/kit/test/browser';

const FRUITS = [/pineapple/i, /guarana/i, /cashew/i, /passion fruit/i, /pitanga/i, /jabuticaba/i];

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test('each statement is in view alone, a whole window below the previous one', async ({ page }) => {
      await page.goto('/scrollDown');
      const statements = FRUITS.map((fruit) => page.locator('main p').filter({ hasText: fruit }));
      for (const [index, statement] of statements.entries()) {
        await statement.scrollIntoViewIfNeeded();
        await expect(statement).toBeInViewport();
        expect(await statement.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
        for (const other of statements.filter((one) => one !== statement)) await expect(other).not.toBeInViewport();
        const [above, below] = [statements[index - 1], statement];
        if (!above) continue;
        const [end, start] = await Promise.all([
          above.evaluate((element) => element.getBoundingClientRect().bottom),
          below.evaluate((element) => element.getBoundingClientRect().top),
        ]);
        expect(start - end).toBeGreaterThanOrEqual(viewport.height);
      }
    });
  });
}
