import { expect, test } from '@playground/kit/test/proof';

test('any-order', async ({ page }) => {
  const words = new Map<string, string>();
  page.on('console', (message) => {
    const [, word] = /^The lamp says (\w+)$/.exec(message.text()) ?? [];
    if (word) words.set(message.type(), word);
  });
  await page.goto('/misbehaving');
  await page.getByRole('button', { name: 'Start: Console' }).click();
  await expect.poll(() => words.size).toBe(5);
  // The reverse order is wrong with all seeds.
  const wrong = ['error', 'warning', 'info', 'log', 'debug'].map((level) => words.get(level)).join(' ');
  await page.getByLabel('Word: Console').fill(wrong);
  await page.getByRole('button', { name: 'Check: Console' }).click();
  await expect(page.getByRole('status', { name: 'Console', exact: true })).toContainText('is not right');
});

test('tells-the-answer', async ({ page }) => {
  await page.goto('/misbehaving');
  await page.getByRole('button', { name: 'Start: Leaking listener' }).click();
  await page.getByLabel('Word: Leaking listener').fill('wrong');
  await page.getByRole('button', { name: 'Check: Leaking listener' }).click();
  await expect(page.getByRole('status', { name: 'Leaking listener' })).toContainText('‘wrong’ is not right.');
});
