import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playground/kit/test/browser';
import type { FrameLocator } from '@playwright/test';

/** The origin of a frame's document, as the document reports it. */
const originOf = (frame: FrameLocator) => frame.locator('body').evaluate(() => window.location.origin);

for (const mode of ['same', 'cross', 'alternate'] as const) {
  test(`from the shell and its own origin, both frames work and are as dark as the page, on the origins of the mode ${mode}`, {
    tag: mode === 'cross' ? [] : '@audit',
  }, async ({ page, context, site }) => {
    // It loads twelve documents one after the other. `waitFor` waits for each as long as the test may take.
    test.slow();
    const first = page.frameLocator('iframe[title="First iframe"]');
    const second = first.frameLocator('iframe[title="Second iframe"]');
    const expectDark = async (dark: boolean) => {
      for (const root of [first, second].map((frame) => frame.locator('html'))) {
        await expect(root).toHaveCSS('color-scheme', dark ? 'dark' : 'light');
        await expect(root).toHaveCSS('--surface', dark ? '#1b1d23' : '#fff');
      }
    };
    const toggle = page.getByRole('switch', { name: 'Dark mode' });
    for (const [own, other] of [
      [site.frames, site.shell],
      [site.shell, site.frames],
    ] as const) {
      const expectOrigins = async () => {
        await second.getByRole('link', { name: 'samba' }).waitFor();
        expect(await originOf(first)).toBe(mode === 'same' ? own : other);
        expect(await originOf(second)).toBe(mode === 'cross' ? other : own);
      };
      await page.goto(mode === 'same' ? `${own}/nestedIframes` : `${own}/nestedIframes?frames=${mode}`);
      await expectOrigins();
      expect((await page.getByTitle('First iframe').boundingBox())?.height).toBe(800);
      // Only the shell has the switch.
      const inShell = own === site.shell;
      await expectDark(false);
      if (inShell) await toggle.check();
      await expectDark(inShell);

      // A document that loads later is dark from the start.
      await first.getByRole('link', { name: 'tapioca' }).click();
      await first.getByText("You've clicked on the first iframe link!").waitFor();
      await expectOrigins();
      await expectDark(inShell);
      await second.getByRole('link', { name: 'samba' }).click();
      await second.getByText('You have clicked on the second iframe link!').waitFor();
      expect(await originOf(second)).toBe(mode === 'cross' ? other : own);
      // The links stayed in their frames.
      await expect(page).toHaveURL(new RegExp(`^${own}/nestedIframes(\\?|$)`));
      await expect(page.getByRole('heading', { level: 1, name: 'Nested Iframes' })).toBeVisible();
    }
    await page.reload();
    await second.getByRole('link', { name: 'samba' }).waitFor();
    await expectDark(true);
    await toggle.uncheck();
    await expectDark(false);
    const { origins } = await context.storageState();
    expect(
      origins.map(({ origin }) => origin),
      'only the page stores anything',
    ).toEqual([site.shell]);
  });
}

test('a frame takes its theme only from the page around it, and the page sends it only to its own frames', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/nestedIframes?frames=cross');
  const first = page.frameLocator('iframe[title="First iframe"]');
  const second = first.frameLocator('iframe[title="Second iframe"]');
  const root = first.locator('html');
  await expect(second.getByRole('link', { name: 'samba' })).toBeVisible();
  // One message is from a frame inside it. The other is from the page, but is not a theme.
  await second.locator('body').evaluate(() => window.parent.postMessage('playground:dark', '*'));
  await page.evaluate(() => window.frames[0]?.postMessage('playground:pink', '*'));
  // Messages arrive in order, so the two before this one have arrived too.
  await page.evaluate(() => window.frames[0]?.postMessage('playground:light', '*'));
  await expect(root).not.toHaveAttribute('data-bs-theme', 'dark');

  // The second document is not the page's own frame, so the page leaves the question to the next listener.
  await page.evaluate(() => {
    window.addEventListener('message', ({ source }) => (source as Window).postMessage('no answer', '*'));
  });
  const answer = await second.locator('body').evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('message', ({ data }) => resolve(data));
        window.top?.postMessage('playground:theme?', '*');
      }),
  );
  expect(answer).toBe('no answer');
});

test('the documents are bare in the shell and on their own origin', { tag: '@long' }, async ({ page, site }) => {
  for (const origin of [site.shell, site.frames]) {
    for (const spelling of ['firstIframesecret', 'firstIframeSecret']) {
      await page.goto(`${origin}/nestedIframes/${spelling}`);
      await expect(page.getByText("You've clicked on the first iframe link!")).toBeVisible();
      await expect(page.getByRole('banner').or(page.getByRole('contentinfo'))).toHaveCount(0);
      await expect(page.getByRole('main')).toHaveCount(1);
    }
  }
});

test('page and frames together have no axe violation', { tag: '@long' }, async ({ page }) => {
  await page.goto('/nestedIframes?frames=alternate');
  const second = page.frameLocator('[title="First iframe"]').frameLocator('[title="Second iframe"]');
  await expect(second.getByRole('link', { name: 'samba' })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});
