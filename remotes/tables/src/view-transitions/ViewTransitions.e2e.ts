import { expect, outcome, test } from '@playground/kit/test/browser';

test('the picture of the page takes a click, or lets it pass to a row that is already elsewhere', async ({ page }) => {
  await page.goto('/viewTransitions?seed=7');
  /** Stops the picture where it is, so that this test is not in a hurry. */
  const start = async (what: string) => {
    await page.getByRole('button', { name: `Sort the ${what}` }).click();
    await page.waitForFunction(() => document.getAnimations().length > 0);
    await page.evaluate(() => {
      for (const one of document.getAnimations()) one.pause();
    });
    return page.getByRole('button', { name: await page.locator(`#asked-${what}`).innerText(), exact: true });
  };
  const finish = () =>
    page.evaluate(() => {
      for (const one of document.getAnimations()) one.finish();
    });
  for (const [what, id] of [
    ['fruits', 'takes-the-click'],
    ['towns', 'lets-it-pass'],
  ] as const) {
    const row = await start(what);
    const { x, y } = (await row.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.click(x + 20, y + 10);
    await expect(outcome(page, id)).toHaveText('Missed: you pressed while the picture moved.');
    await finish();
    await row.click();
    await expect(outcome(page, id)).toContainText('Done:');
  }
});
