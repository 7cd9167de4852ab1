import { test } from '@playground/kit/tools/playwright';
import { expect, type Page } from '@playwright/test';

/** Types what was found, and checks it. */
async function say(page: Page, station: string, word: string) {
  await page.getByLabel(`Word: ${station}`).fill(word);
  await page.getByRole('button', { name: `Check: ${station}` }).click();
  await expect(page.getByRole('status', { name: station, exact: true })).toContainText('Done:');
}

const lastWord = (text: string) => text.split(/\W+/).filter(Boolean).at(-1) ?? '';

test('error', async ({ page }) => {
  await page.goto('/misbehaving');
  const thrown = page.waitForEvent('pageerror');
  await page.getByRole('button', { name: 'Start: Error' }).click();
  await say(page, 'Error', lastWord((await thrown).message));
});

test('rejection', async ({ page }) => {
  await page.goto('/misbehaving');
  const thrown = page.waitForEvent('pageerror'); // for rejections too
  await page.getByRole('button', { name: 'Start: Rejection' }).click();
  await say(page, 'Rejection', lastWord((await thrown).message));
});

test('console', async ({ page }) => {
  const words = new Map<string, string>();
  page.on('console', (message) => words.set(message.type(), lastWord(message.text())));
  await page.goto('/misbehaving');
  await page.getByRole('button', { name: 'Start: Console' }).click();
  const levels = ['debug', 'log', 'info', 'warning', 'error'];
  await expect.poll(() => levels.every((level) => words.has(level))).toBe(true);
  await say(page, 'Console', levels.map((level) => words.get(level)).join(' '));
});

test('picture', async ({ page }) => {
  await page.goto('/misbehaving');
  const missing = page.waitForResponse((response) => response.status() === 404);
  await page.getByRole('button', { name: 'Start: Missing picture' }).click();
  await say(page, 'Missing picture', new URL((await missing).url()).search.slice(1));
});

test('script', async ({ page }) => {
  await page.goto('/misbehaving');
  const missing = page.waitForResponse((response) => response.status() === 404);
  await page.getByRole('button', { name: 'Start: Missing script' }).click();
  await say(page, 'Missing script', (await missing).url().replace(/.*lamp-(\w+)\.js/, '$1'));
});

test('policy', async ({ page }) => {
  await page.goto('/misbehaving');
  const refused = page.waitForEvent('console', (message) => message.text().includes('Content Security Policy'));
  await page.getByRole('button', { name: 'Start: Policy violated' }).click();
  await say(page, 'Policy violated', (await refused).text().replace(/.*https:\/\/(\w+)\.example.*/s, '$1'));
});

test('long-task', async ({ page }) => {
  await page.goto('/misbehaving');
  await page.getByRole('button', { name: 'Start: Long task' }).click();
  const name = await page.evaluate(
    () => performance.getEntriesByType('measure').find(({ duration }) => duration > 50)?.name ?? '',
  );
  await say(page, 'Long task', name);
});

test('memory', async ({ page }) => {
  await page.goto('/misbehaving');
  await page.getByRole('button', { name: 'Start: Memory grows' }).click();
  const cdp = await page.context().newCDPSession(page);
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'Object.prototype' });
  const { objects } = await cdp.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' });
  const { result: name } = await cdp.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: `function () {
      const names = this.map((object) => Object.getPrototypeOf(object)?.constructor?.name ?? '');
      const lamps = names.filter((name) => /^Lamp[A-Z]/.test(name));
      return lamps.find((name) => lamps.filter((other) => other === name).length >= 50);
    }`,
    returnByValue: true,
  });
  await say(page, 'Memory grows', String(name.value).replace('Lamp', ''));
});

test('listener', async ({ page }) => {
  await page.goto('/misbehaving');
  await page.getByRole('button', { name: 'Start: Leaking listener' }).click();
  const cdp = await page.context().newCDPSession(page);
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'window' });
  const { listeners } = await cdp.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
  const leaking = listeners.find(({ type }) => type.startsWith('lamp-'));
  await say(page, 'Leaking listener', leaking?.type.replace('lamp-', '') ?? '');
});
