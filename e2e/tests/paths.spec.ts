import { PATHS } from '../../shared/contract/paths';
import { expect, test } from '../../shared/test/browser';
import { needs } from '../fixtures/needs';
import { openPanel } from '../fixtures/panel';

const WALKS = [1280, 390].flatMap((width) => (['mouse', 'keyboard'] as const).map((by) => ({ width, by })));

for (const [index, { name, title }] of PATHS.entries()) {
  for (const [walk, { width, by }] of WALKS.entries()) {
    const tag = index + walk === 0 ? [] : ['@audit'];
    test(`${title}: its links lead from home to its end, by ${by} at ${width} pixels`, { tag }, async ({ page }) => {
      needs('forms', 'media', 'frames', 'tables', 'async');
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      const follow = async (link: string, key = 'Tab') => {
        const found = page.getByRole('link', { name: link, exact: true });
        if (by === 'mouse') return found.click();
        const isReached = () => found.evaluate((one) => one === document.activeElement);
        for (let stop = 0; !(await isReached()); stop += 1) {
          expect(stop).toBeLessThan(40);
          await page.keyboard.press(key);
        }
        await page.keyboard.press('Enter');
      };
      await page.goto('/');
      await follow(title);
      await expect(page).toHaveURL(`/paths/${name}`);
      const path = page.getByRole('region', { name: title });
      await expect(path).toBeVisible();
      const steps = await path.getByRole('listitem').getByRole('link').allInnerTexts();
      expect(steps.length).toBeGreaterThan(4);
      await follow('Start with the first page');
      for (const [at, step] of steps.entries()) {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(step);
        if (at > 0) await expect(page.getByText(`Page ${at + 1} of ${steps.length}`)).toBeVisible();
        // A link leads to the heading, and the line of the path is above it.
        if (steps[at + 1]) await follow(`Next: ${steps[at + 1]}`, 'Shift+Tab');
      }
      await expect(page.getByText('This is the last page.')).toBeVisible();
    });
  }
}

test('after the last task the panel leads to the next page, and home goes on from there', async ({ page }) => {
  needs('forms', 'async');
  await page.goto('/counter');
  const panel = await openPanel(page);
  for (let press = 0; press < 5; press += 1) await page.getByRole('button', { name: 'Increment' }).click();
  await expect(panel.getByText('1 of 2 done')).toBeVisible();
  for (let press = 0; press < 7; press += 1) await page.getByRole('button', { name: 'Decrement' }).click();
  await expect(panel.getByText('Well done! All tasks of this page are done.')).toBeVisible();
  await panel.getByRole('link', { name: 'Next: Button Click' }).click();
  await expect(page).toHaveURL('/buttonClick?path=first-steps');
  await page.getByRole('link', { name: 'Playground, home' }).click();
  await expect(page.getByRole('link', { name: 'Continue with Button Click' })).toBeVisible();
  await expect(page.getByText('2 of 2 done')).toBeVisible();
});

test('home has at most 40 stops of Tab before its footer', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const stops = await page.evaluate(() => {
    const footer = document.querySelector('footer');
    const reached = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')];
    return reached.filter((one) => one.tabIndex >= 0 && one.checkVisibility() && !footer?.contains(one)).length;
  });
  expect(stops).toBeLessThanOrEqual(40);
});
