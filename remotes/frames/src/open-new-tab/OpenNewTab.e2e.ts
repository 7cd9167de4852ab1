import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playground/kit/test/browser';

test('the link opens the page in a new tab, and the old tab does not change', async ({ page, site }) => {
  for (const origin of [site.shell, site.frames]) {
    await page.goto(`${origin}/openNewTab`);
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Open new tab' }).click();
    const tab = await opened;
    await expect(tab).toHaveURL(`${origin}/newTab`);
    await expect(tab.getByText('This page was opened in a new tab.')).toBeVisible();
    await expect(page).toHaveURL(`${origin}/openNewTab`);
    await tab.close();
  }
});

test.describe('a page of another origin', () => {
  test.use({ allowComplaints: [/frame-ancestors/] });

  test('cannot embed the shell, a remote or a plain document of one', { tag: '@long' }, async ({ page, site }) => {
    const { shell, forms, media, frames: own, tables, async } = site;
    const origins = [shell, forms, media, own, tables, async];
    const frames = [...origins.map((origin) => `${origin}/newTab`), `${own}/assets/sandboxed.html`];
    const stranger = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(`<title>Stranger</title>${frames.map((src) => `<iframe src="${src}"></iframe>`).join('')}`);
    }).listen(0);
    try {
      const refused: string[] = [];
      page.on('console', (message) => {
        // The message first names the refused page, then the policy with all origins that may embed it.
        const [, address] = /^[^']*'([^']+)'.*frame-ancestors/s.exec(message.text()) ?? [];
        if (address) refused.push(new URL(address).origin);
      });
      await page.goto(`http://localhost:${(stranger.address() as AddressInfo).port}/`);
      await expect.poll(() => [...refused].sort()).toEqual([...origins, own].sort());
      expect(page.frames()).toHaveLength(frames.length + 1);
      for (const frame of page.frames().slice(1)) {
        await expect(frame.locator('#root, main')).toHaveCount(0);
      }
    } finally {
      stranger.close();
    }
  });
});

test('a frame of another origin may use neither camera, geolocation nor microphone', { tag: '@long' }, async ({
  page,
  site,
}) => {
  const allowed = () => {
    // Only Chromium has this. In other browsers you have to try the feature.
    const { featurePolicy } = document as unknown as { featurePolicy: { allowsFeature(name: string): boolean } };
    return ['camera', 'geolocation', 'microphone'].map((feature) => featurePolicy.allowsFeature(feature));
  };
  await page.goto('/nestedIframes?frames=cross');
  const first = page.frameLocator('[title="First iframe"]');
  await expect(first.getByRole('link', { name: 'tapioca' })).toBeVisible();
  expect(await first.locator('body').evaluate(() => window.origin)).toBe(site.frames);
  expect(await page.evaluate(allowed)).toEqual([true, true, true]);
  expect(await first.locator('body').evaluate(allowed)).toEqual([false, false, false]);
});
