import { test } from '@playground/kit/test/browser';

test.use({ allowComplaints: [/./] });
for (const [theme, width] of [
  ['light', 1280],
  ['dark', 1280],
  ['light', 390],
  ['dark', 390],
] as const)
  test(`look ${theme} ${width}`, async ({ page, complaints }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: theme });
    await page.addInitScript((dark) => localStorage.setItem('darkMode', String(dark)), theme === 'dark');
    await page.goto('/businessGrid?seed=7');
    await page.locator('#place-grid [row-id="D-0003"]').waitFor();
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/look-${theme}-${width}.png`, fullPage: true });
    if (width === 1280 && theme === 'light') {
      await page.locator('#portal-grid [row-id="D-0002"] [col-id=state]').dblclick();
      await page.waitForTimeout(800);
      console.log(await page.locator('#portal-grid [row-id="D-0002"]').evaluate((e) => e.outerHTML));
      console.log(
        await page.evaluate(() => [...document.body.children].map((e) => e.outerHTML.slice(0, 300)).join('\n')),
      );
      await page.locator('#portal-grid').screenshot({ path: '/tmp/look-portal.png' });
      await page.keyboard.press('Escape');
      await page.locator('#refused-grid [row-id="D-0002"] [col-id=pieces]').click();
      await page.keyboard.type('123');
      await page.waitForTimeout(300);
      await page.locator('#refused-grid').screenshot({ path: '/tmp/look-edit.png' });
      console.log(await page.locator('#refused-grid [row-id="D-0002"]').evaluate((e) => e.outerHTML));
      await page.keyboard.press('Enter');
      console.log(await page.locator('#refused-outcome').innerText());
      console.log(JSON.stringify(complaints));
    }
  });
