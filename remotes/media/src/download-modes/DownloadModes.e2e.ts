import { readFileSync } from 'node:fs';
import { wordIn } from '@playground/kit/contract/words';
import { expect, outcome, test } from '@playground/kit/test/browser';

const textOf = async (downloading: Promise<{ path(): Promise<string> }>) =>
  readFileSync(await (await downloading).path(), 'utf8');

// The browser reports each refusal of the server.
test.use({ allowComplaints: [/status of 4(01|13)/] });

test('by keyboard: a login that is wrong, missing and right', async ({ page }) => {
  await page.goto('/downloadModes?seed=7');
  const station = page.getByRole('region', { name: 'Behind a login' });
  await station.getByRole('button', { name: 'Download report' }).press('Enter');
  await expect(outcome(page, 'Behind a login')).toHaveText(
    'Missed: the server answered 401: The report needs a login, and this request has none that is valid.',
  );
  await station.getByLabel('Name').fill('x'.repeat(100_000));
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'Behind a login')).toHaveText(
    'Missed: the server answered 413: The name or the password is too long.',
  );
  await station.getByLabel('Name').fill('reader');
  await station.getByLabel('Password').fill(wordIn('password', '8'));
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'Behind a login')).toHaveText('Missed: the name or the password is wrong (401).');
  await expect(station.getByText('You are not signed in.')).toBeVisible();
  await station.getByLabel('Password').fill(wordIn('password', '7'));
  await page.keyboard.press('Enter');
  await expect(station.getByText('You are signed in.')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await station.getByRole('button', { name: 'Download report' }).press('Enter');
  expect(await textOf(downloading)).toContain(wordIn('report', '7'));
  await station.getByLabel('Word in the report').fill(wordIn('report', '7'));
  await page.keyboard.press('Enter');
  await expect(outcome(page, 'Behind a login')).toHaveText(`Done: the file says ${wordIn('report', '7')}.`);
  // What the server refused is not a login any more.
  await station.getByLabel('Password').fill(wordIn('password', '8'));
  await page.keyboard.press('Enter');
  await expect(station.getByText('You are not signed in.')).toBeVisible();
});

test('the second invoice alone is a miss, however its word is written', async ({ page }) => {
  await page.goto('/downloadModes?seed=7');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download second invoice' }).click();
  expect(await textOf(downloading)).toContain(wordIn('invoice-2', '7'));
  const field = page.getByLabel('Word in the second invoice');
  await field.fill(wordIn('invoice-2', '7').toUpperCase());
  await field.press('Enter');
  await expect(outcome(page, 'Same name twice')).toHaveText(
    'Missed: that is right, but the two links were not followed in their order.',
  );
});
