import { PATHS } from '../../shared/contract/paths';
import { expect, test } from '../../shared/test/browser';
import { needs } from '../fixtures/needs';
import { openPanel } from '../fixtures/panel';

const NARROW = { width: 390, height: 800 };

for (const [index, { name, title }] of PATHS.entries()) {
  for (const by of ['mouse', 'keyboard'] as const) {
    const tag = index === 0 && by === 'mouse' ? [] : ['@audit'];
    test(`${title}: its links lead from home to its end, by ${by}`, { tag }, async ({ page }) => {
      needs('forms', 'media', 'frames', 'tables', 'async');
      test.slow();
      const follow = async (link: string | RegExp) => {
        const found = page.getByRole('link', { name: link, exact: true });
        if (by === 'mouse') return found.click();
        await page.setViewportSize(NARROW);
        await found.focus();
        await page.keyboard.press('Enter');
      };
      await page.goto('/');
      await follow(title);
      await expect(page).toHaveURL(`/paths/${name}`);
      const steps = await page
        .getByRole('region', { name: title })
        .getByRole('listitem')
        .getByRole('link')
        .allInnerTexts();
      expect(steps.length).toBeGreaterThan(4);
      await follow('Start with the first page');
      for (const [at, step] of steps.entries()) {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(step);
        if (at > 0) await expect(page.getByText(`Page ${at + 1} of ${steps.length}`)).toBeVisible();
        if (steps[at + 1]) await follow(`Next: ${steps[at + 1]}`);
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
  await panel.getByRole('link', { name: 'Next: Checkbox' }).click();
  await expect(page).toHaveURL('/checkbox?path=first-steps');
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
