import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playground/shared/test/browser';
import type { FrameLocator } from '@playwright/test';

/** The origin of the document that a frame element shows, asked inside it. */
const originOf = (frame: FrameLocator) => frame.locator('body').evaluate(() => window.location.origin);

for (const home of ['shell', 'frames'] as const) {
  for (const mode of ['same', 'cross', 'alternate'] as const) {
    test(`from the ${home}, both frames are reached, on the origins of the mode ${mode}`, async ({ page, site }) => {
      const own = site[home];
      const other = home === 'shell' ? site.frames : site.shell;
      await page.goto(mode === 'same' ? `${own}/nestedIframes` : `${own}/nestedIframes?frames=${mode}`);
      const first = page.frameLocator('iframe[title="First iframe"]');
      const second = first.frameLocator('iframe[title="Second iframe"]');
      await expect(second.getByRole('link', { name: 'samba' })).toBeVisible();
      expect(await originOf(first)).toBe(mode === 'same' ? own : other);
      expect(await originOf(second)).toBe(mode === 'cross' ? other : own);
      expect((await page.getByTitle('First iframe').boundingBox())?.height).toBe(800);

      await first.getByRole('link', { name: 'tapioca' }).click();
      await expect(first.getByText("You've clicked on the first iframe link!")).toBeVisible();
      await expect(second.getByRole('link', { name: 'samba' })).toBeVisible();
      expect(await originOf(first)).toBe(mode === 'same' ? own : other);
      expect(await originOf(second)).toBe(mode === 'cross' ? other : own);

      await second.getByRole('link', { name: 'samba' }).click();
      await expect(second.getByText('You have clicked on the second iframe link!')).toBeVisible();
      expect(await originOf(second)).toBe(mode === 'cross' ? other : own);
      // The links stayed in their frames.
      await expect(page).toHaveURL(new RegExp(`^${own}/nestedIframes(\\?|$)`));
      await expect(page.getByRole('heading', { level: 1, name: 'Nested Iframes' })).toBeVisible();
    });
  }
}

test('the documents are bare in the shell and on their own origin', async ({ page, site }) => {
  for (const origin of [site.shell, site.frames]) {
    for (const spelling of ['firstIframesecret', 'firstIframeSecret']) {
      await page.goto(`${origin}/nestedIframes/${spelling}`);
      await expect(page.getByText("You've clicked on the first iframe link!")).toBeVisible();
      await expect(page.getByRole('banner').or(page.getByRole('contentinfo'))).toHaveCount(0);
      await expect(page.getByRole('main')).toHaveCount(1);
    }
  }
});

test('page and frames together have no axe violation', async ({ page }) => {
  await page.goto('/nestedIframes?frames=alternate');
  const second = page.frameLocator('[title="First iframe"]').frameLocator('[title="Second iframe"]');
  await expect(second.getByRole('link', { name: 'samba' })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('the choice stands in the address and leaves no steps in the history', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /Nested Iframes/ }).click();
  await page.getByRole('radio', { name: 'Cross origin' }).check();
  await page.getByRole('radio', { name: 'Alternating origins' }).check();
  await expect(page).toHaveURL('/nestedIframes?frames=alternate');
  const second = page.frameLocator('[title="First iframe"]').frameLocator('[title="Second iframe"]');
  await expect(second.getByRole('link', { name: 'samba' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Alternating origins' })).toBeChecked();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/');
});

test('the page is at its top after a reload', async ({ page }) => {
  await page.goto('/nestedIframes');
  const second = page.frameLocator('[title="First iframe"]').frameLocator('[title="Second iframe"]');
  await expect(second.getByRole('link', { name: 'samba' })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await page.reload();
  await expect(second.getByRole('link', { name: 'samba' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
