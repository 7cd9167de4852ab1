/** Every page of every group on the group's own origin, without the shell: what its team develops against. */
import { pagesOf } from '../../shared/contract/routes';
import { expect, test } from '../../shared/test/browser';
import { openPanelOnPhone } from '../fixtures/panel';
import { publishedGroups } from '../fixtures/publishedGroups';
import { watchReadiness } from '../fixtures/readiness';

// In Cross-origin Frames a sandboxed document is now of the page's own origin, and Chromium points out what that means.
test.use({ allowComplaints: [/can escape its sandboxing/] });

for (const { name, url, demos, practice } of publishedGroups) {
  // Only the frames need their own origin.
  const tag = name === 'frames' ? '@long' : '@audit';
  test(`the pages of ${name} stand alone, and say when they are ready`, { tag }, async ({ page }) => {
    test.slow();
    const ready = await watchReadiness(page);
    let practised = false;
    for (const { path, title, frame } of demos.flatMap(pagesOf)) {
      const isEmpty = path === '/emptyPage';
      await page.goto(url + path);
      const heading = page.getByRole('heading', { level: 1 });
      if (frame === 'bare') await expect(heading, path).toBeVisible();
      else {
        await expect(heading, path).toHaveText(title);
        // After the description comes the demo itself.
        if (!isEmpty) await expect(page.locator('main > p + *').first(), path).toBeVisible();
      }
      await expect(page.locator('main:not([aria-busy=true])'), path).toBeVisible();
      expect(await ready(), path).toEqual([`${await heading.textContent()}${isEmpty ? ', and nothing below' : ''}`]);
      // The tests of every page open the panel on each.
      if (frame === 'full' && practice && !practised) {
        await openPanelOnPhone(page);
        practised = true;
      }
    }
  });
}
