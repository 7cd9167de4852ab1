import { expect, outcome, test } from '@playground/kit/test/browser';
import { leavesNothingBehind } from '@playground/kit/test/leftovers';
import type { Page } from '@playwright/test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Loads the page with a clock that only the test moves. */
async function openWithStoppedClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.goto('/progress?seed=1');
  await expect(button(page, 'Start download')).toBeVisible();
  await page.clock.pauseAt(600_000);
}

/** Moves the clock in small steps until something holds. */
async function until(page: Page, holds: () => Promise<boolean>) {
  for (let step = 0; step < 200; step++) {
    if (await holds()) return;
    await page.clock.runFor(100);
  }
  throw new Error('It did not happen in 20 seconds of the page.');
}

test('each station waits for the right moment, by mouse and by key', { tag: '@long' }, async ({ page }) => {
  test.slow();
  await openWithStoppedClock(page);

  const value = async () => Number(await page.locator('#download').getAttribute('aria-valuenow'));
  await button(page, 'Start download').press('Enter');
  await until(page, async () => (await value()) >= 75);
  await button(page, 'Stop download').press('Enter');
  await expect(outcome(page, 'stop')).toHaveText(/^Done: it was stopped at 7[5-9] percent\.$/);

  await button(page, 'Show reminder').click();
  await button(page, 'Close reminder').click();
  await button(page, 'Leave the house').click();
  await expect(outcome(page, 'returns')).toHaveText('Missed: the reminder was closed for now only. It returns.');
  const state = page.locator('#reminder-state');
  while ((await state.textContent()) !== 'Closed for good.') {
    await page.clock.runFor(1_000);
    await button(page, 'Close reminder').press('Enter');
  }
  await button(page, 'Leave the house').click();
  await expect(outcome(page, 'returns')).toHaveText('Done: the reminder was closed for good.');

  await button(page, 'Show five messages').click();
  const messages = page.locator('#stack').getByRole('alert');
  await page.clock.runFor(500);
  await page.clock.runFor(500);
  await expect(messages).toHaveCount(3);
  await messages.nth(2).getByRole('button').click();
  await expect(outcome(page, 'stacked')).toHaveText(/^Missed: \w+ was closed when only 3 messages had come\./);
  await button(page, 'Show five messages').click();
  await until(page, async () => (await messages.count()) === 5);
  await messages.nth(1).getByRole('button').click();
  await expect(outcome(page, 'stacked')).toHaveText(/^Missed: \w+ was number 2 from the top, not number 3\./);
  await button(page, 'Show five messages').click();
  await until(page, async () => (await messages.count()) === 5);
  await messages.nth(2).getByRole('button').press('Enter');
  await expect(outcome(page, 'stacked')).toHaveText(/^Done: \w+ was the third message from the top\.$/);

  await button(page, 'Ask for a code').click();
  await until(page, () => page.getByText('Your code is').isVisible());
  const [, code = ''] = /is (\w+)/.exec(await page.getByText('Your code is').innerText()) ?? [];
  await page.clock.runFor(2_000);
  await expect(page.getByText('Your code is')).toHaveCount(0);
  await page.getByLabel('Code').fill(code);
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'gone')).toHaveText(`Done: the code is ${code}.`);
});

leavesNothingBehind('/progress', {
  'while bars climb': (page) => button(page, 'Start uploads').click(),
  'while messages come': (page) => button(page, 'Show five messages').click(),
  'while everything runs': async (page) => {
    for (const name of ['Start download', 'Cook all', 'Ask for a code', 'Show reminder'])
      await button(page, name).click();
    await button(page, 'Close reminder').click();
  },
});
