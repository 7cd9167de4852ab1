import { expect, test } from '@playground/kit/test/proof';

test('half-is-enough', async ({ page }) => {
  await page.goto('/httpLab');
  await page.getByRole('button', { name: 'Ask for the report' }).click();
  const answer = page.locator('#report-answer');
  await expect(answer).toContainText('The body was cut');
  const [, half = ''] = /The word (\S+) is/.exec(await answer.innerText()) ?? [];
  await page.getByLabel('Last word of the report').fill(half);
  await page.getByRole('button', { name: 'Check report' }).click();
  await expect(page.getByRole('status', { name: 'Cut body' })).toContainText(`Missed: ${half} is`);
});

test('first-token-kept', async ({ page }) => {
  await page.goto('/httpLab');
  await page.getByRole('button', { name: 'Get a token' }).click();
  const token = page.locator('#token');
  const first = await token.innerText();
  await page.getByRole('button', { name: 'Get a token' }).click();
  await expect(token).not.toHaveText(first);
});

test('oldest-first', async ({ page }) => {
  await page.goto('/httpLab');
  await page.getByRole('button', { name: 'Follow the redirects' }).click();
  await expect(page.getByText('The last answer has the status 200.')).toBeVisible();
  await page.getByRole('button', { name: 'Ask the server' }).click();
  await expect(page.locator('#seen li').last()).toContainText('GET /lab/hops/0');
});
