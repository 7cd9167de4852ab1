import { expect, test } from '@playground/kit/test/browser';
import type { Page } from '@playwright/test';
import { answerOf, draw } from './draw';
import { type StationId, stations } from './stations';

const ids = Object.keys(stations) as StationId[];
const start = (page: Page, id: StationId) => page.locator(`#start-${id}`).click();

test.describe('what the page does wrong', () => {
  // Everything that the stations put on the console, and nothing else.
  const own = [
    'The lamp is broken: \\w+$',
    'There is no lamp: \\w+$',
    '^The lamp says \\w+$',
    'Failed to load resource: the server responded with a status of 404',
    "Refused to execute script from '[^']*/static/lamp-\\w+\\.js'",
    'https://\\w+\\.example',
  ];
  test.use({ allowComplaints: [new RegExp(own.join('|'))] });

  test('each station shows its word, and is quiet before', { tag: '@long' }, async ({ page, complaints }) => {
    test.slow();
    await page.goto('/misbehaving?seed=1');
    await expect(page.locator('#start-listener')).toBeVisible();
    expect(complaints).toEqual([]);
    const drawn = draw('1');
    const said = (text: RegExp) => expect.poll(() => complaints.some((one) => text.test(one))).toBe(true);
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 404) missing.push(response.url());
    });
    await start(page, 'error');
    await said(new RegExp(`broken: ${drawn.error}`));
    await start(page, 'rejection');
    await said(new RegExp(`no lamp: ${drawn.rejection}`));
    // The shell shows errors of other pages.
    await expect(page.getByRole('alert')).toHaveCount(0);
    await start(page, 'policy');
    await said(new RegExp(`https://${drawn.policy}\\.example`));
    await start(page, 'picture');
    await start(page, 'script');
    await expect.poll(() => missing.some((url) => url.endsWith(`no-lamp.svg?${drawn.picture[0]}`))).toBe(true);
    await expect.poll(() => missing.some((url) => url.endsWith(`lamp-${drawn.script}.js`))).toBe(true);
    expect(missing).toHaveLength(2);
    await expect(page.locator('#missing-script')).toHaveCount(0);
    await start(page, 'long-task');
    const measures = await page.evaluate(() =>
      performance
        .getEntriesByType('measure')
        .filter(({ duration }) => duration > 50)
        .map(({ name }) => name),
    );
    expect(measures).toEqual([drawn['long-task'][0]]);

    for (const id of ids) {
      if (id === 'console' || id === 'memory' || id === 'listener') await start(page, id);
      await page.locator(`#${id}-word`).pressSequentially(answerOf(id, drawn).toUpperCase());
      await page.keyboard.press('Enter');
      await expect(page.locator(`#${id}-outcome`)).toHaveText(`Done: it was ${answerOf(id, drawn)}.`);
    }
  });
});
