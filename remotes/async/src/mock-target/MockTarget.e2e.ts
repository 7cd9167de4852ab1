import { readFileSync, writeFileSync } from 'node:fs';
import { expect, outcome, test } from '@playground/kit/test/browser';

// The browser writes the 404 of the price to the console.
test.use({ allowComplaints: [/status of 404/] });

test('a HAR of the calls replays with the same seed and run, also if it was edited', async ({ browser }, testInfo) => {
  const har = testInfo.outputPath('calls.har');
  const open = async (update: boolean) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.routeFromHAR(har, { url: '**/mock/**', update, updateContent: 'embed', updateMode: 'full' });
    await page.goto('/mockTarget?seed=7&run=har');
    await page.getByRole('button', { name: 'Load fruits' }).click();
    await expect(outcome(page, 'fruits')).toHaveAttribute('data-verdicts', '1');
    return { context, page };
  };
  const recorded = await open(true);
  const fruit = await recorded.page.locator('#wanted-fruit').innerText();
  await recorded.context.close();
  const text = readFileSync(har, 'utf8');
  expect(text).toContain('banana');
  writeFileSync(har, text.replaceAll('banana', fruit));

  const replayed = await open(false);
  await expect(outcome(replayed.page, 'fruits')).toHaveText(`Done: the page shows ${fruit}.`);
  await replayed.context.close();
});
