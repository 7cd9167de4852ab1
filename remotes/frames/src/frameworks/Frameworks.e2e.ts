import { expect, outcome, test } from '@playground/kit/test/browser';
import type { Page } from '@playwright/test';

const FRAMEWORKS = ['React 19', 'React 18', 'Vue', 'Svelte', 'Lit'];

const listIn = (page: Page, station: string, framework: string) =>
  page.getByRole('region', { name: station }).getByRole('group', { name: framework });

test('by keyboard: each framework gets what a person types, and Lit nothing without a key', async ({ page }) => {
  await page.goto('/frameworks?seed=8');
  const station = 'Typed by a tool';
  const word = (await page.locator('#typed-expected').textContent()) ?? '';
  const lit = listIn(page, station, 'Lit').getByLabel('Word for Lit');
  await lit.fill(word);
  await listIn(page, station, 'Lit').getByRole('button', { name: 'Add to Lit' }).click();
  await expect(outcome(page, station)).toHaveText('Missed: Lit got no text from its field.');
  await expect(lit).toHaveValue(word);
  await lit.fill('');
  for (const framework of FRAMEWORKS) {
    const field = listIn(page, station, framework).getByLabel(`Word for ${framework}`);
    await field.pressSequentially(word);
    if (framework === 'Lit') {
      // Without a key, Lit keeps the word that a person typed before.
      await field.selectText();
      await page.keyboard.insertText('other');
    }
    await field.press('Enter');
    await expect(listIn(page, station, framework).getByRole('listitem')).toContainText([word]);
    await expect(field).toHaveValue('');
  }
  await expect(outcome(page, station)).toHaveText('Done: each framework got the word.');
});
