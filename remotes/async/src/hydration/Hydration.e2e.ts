import { expect, outcome, test } from '@playground/kit/test/browser';
import type { Page } from '@playwright/test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Loads the page with a clock that only the test moves. */
async function openWithStoppedClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.goto('/hydration?seed=1');
  await expect(button(page, 'Load guests')).toBeVisible();
  await page.clock.pauseAt(600_000);
}

/** Lets the part come to life. React works between two moments of the clock. */
async function wake(page: Page, part: string) {
  await expect(async () => {
    await page.clock.runFor(3_000);
    await expect(page.locator(`#${part}-life`)).toHaveText('This part is alive.', { timeout: 100 });
  }).toPass();
}

test('what comes before the part is alive is lost, kept, or unknown to the page', { tag: '@long' }, async ({
  page,
}) => {
  test.slow();
  await openWithStoppedClock(page);

  const guest = await page.locator('#guest-to-add').innerText();
  await button(page, 'Load guests').click();
  await expect(page.locator('#guests-life')).toHaveText('This part is not alive yet.');
  await page.getByLabel('Guest').pressSequentially(guest);
  await button(page, 'Add guest').click();
  await expect(outcome(page, 'dead')).toHaveText(
    `Missed: the part was not alive yet. Lost so far: 1 click and ${guest.length} inputs.`,
  );
  await wake(page, 'guests');
  await expect(page.getByLabel('Guest')).toHaveValue('');
  await page.getByLabel('Guest').pressSequentially(guest);
  await button(page, 'Add guest').press('Enter');
  await expect(outcome(page, 'dead')).toHaveText(`Done: ${guest} was added.`);

  await button(page, 'Load tea').click();
  await button(page, 'Order tea').dblclick();
  await wake(page, 'tea');
  await expect(outcome(page, 'right')).toHaveText(/^Missed: 2 cups were ordered/);
  await expect(page.locator('#cups')).toHaveText('Cups ordered: 2');
  await button(page, 'Load tea').click();
  await expect(page.locator('#cups')).toHaveText('Cups ordered: 0');
  await button(page, 'Order tea').press('Enter');
  await wake(page, 'tea');
  await expect(outcome(page, 'right')).toHaveText('Done: one cup was ordered.');

  const word = await page.locator('#word-to-send').innerText();
  await button(page, 'Load message').click();
  await page.getByLabel('Message').fill(word);
  await button(page, 'Send message').click();
  await expect(outcome(page, 'typed')).toHaveText('Missed: the part was not alive yet, so nothing was sent.');
  await wake(page, 'message');
  await expect(page.getByLabel('Message')).toHaveValue(word);
  // The same text is no change, so React does not report it.
  await page.getByLabel('Message').fill(word);
  await button(page, 'Send message').click();
  await expect(outcome(page, 'typed')).toHaveText(`Missed: the field shows ‘${word}’, but the page knows nothing.`);
  await page.getByLabel('Message').clear();
  await page.getByLabel('Message').fill(word);
  await button(page, 'Send message').click();
  await expect(outcome(page, 'typed')).toHaveText(`Done: ${word} was sent.`);

  await button(page, 'Load payment').click();
  const first = await button(page, 'Pay').elementHandle();
  await button(page, 'Pay').click();
  await expect(outcome(page, 'swapped')).toHaveText(
    'Missed: the button was replaced while you pressed it, so no click came.',
  );
  expect(await first?.evaluate((element) => element.isConnected)).toBe(false);
  await button(page, 'Pay').click();
  await expect(outcome(page, 'swapped')).toHaveText('Done: the new button was pressed.');
});

test('React renders for a server and hydrates, and the page loads both only then', { tag: '@long' }, async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.goto('/hydration');
  await expect(button(page, 'Load tea')).toBeVisible();
  const before = scripts.length;
  await button(page, 'Load tea').click();
  const order = await button(page, 'Order tea').elementHandle();
  expect(scripts.length).toBeGreaterThan(before);
  // React marks each element that it takes over with a key of its own.
  const isReacts = () => order?.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
  expect(await isReacts()).toBe(false);
  await expect(page.locator('#tea-life')).toHaveText('This part is alive.');
  expect(await isReacts()).toBe(true);
  // Taken over, not drawn anew.
  expect(await order?.evaluate((element) => element.isConnected)).toBe(true);
});
