/** Every page of every remote on the remote's own origin, without the shell: what its team develops against. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PublishedDemo } from '../../shared/contract/manifest';
import { expect, siteUnderTest, test } from '../../shared/test/browser';

// In Cross-origin Frames a sandboxed document is now of the page's own origin, and Chromium points out what that means.
test.use({ allowComplaints: [/can escape its sandboxing/] });

for (const { name, url } of siteUnderTest().remotes) {
  test(`the pages of ${name} stand alone`, async ({ page }) => {
    test.slow();
    const manifest = path.join(import.meta.dirname, '../../remotes', name, 'dist/mf-manifest.json');
    const demos: PublishedDemo[] = JSON.parse(readFileSync(manifest, 'utf8')).metaData.demos;
    for (const each of demos.flatMap((demo) => [demo, ...demo.pages])) {
      await page.goto(url + each.path);
      const heading = page.getByRole('heading', { level: 1 });
      if (each.frame === 'bare') await expect(heading, each.path).toBeVisible();
      else {
        await expect(heading, each.path).toHaveText(each.title);
        // After the description comes the demo itself.
        await expect(page.locator('main > p + *').first(), each.path).toBeVisible();
      }
    }
  });
}
