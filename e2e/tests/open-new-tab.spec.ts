import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../site';

test('the link opens the page in a new tab and leaves the old one where it was', async ({ page, site }) => {
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

  test('cannot embed the shell or a remote', async ({ page, site }) => {
    const frames = [`${site.shell}/newTab`, `${site.frames}/nestedIframes/secondIframe`];
    const stranger = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(`<title>Stranger</title>${frames.map((src) => `<iframe src="${src}"></iframe>`).join('')}`);
    }).listen(0);
    try {
      const refused: string[] = [];
      page.on('console', (message) => refused.push(message.text()));
      await page.goto(`http://localhost:${(stranger.address() as AddressInfo).port}/`);
      for (const origin of [site.shell, site.frames]) {
        await expect
          .poll(() => refused.some((text) => text.includes(origin) && text.includes('frame-ancestors')))
          .toBe(true);
      }
      for (const frame of page.frames().slice(1)) {
        await expect(frame.locator('#root')).toHaveCount(0);
      }
    } finally {
      stranger.close();
    }
  });
});

test('camera and geolocation are for the origin of the page alone', async ({ request, site }) => {
  for (const origin of [site.shell, site.frames]) {
    const policy = (await request.get(`${origin}/newTab`)).headers()['permissions-policy'];
    expect(policy).toContain('camera=(self)');
    expect(policy).toContain('geolocation=(self)');
  }
});
