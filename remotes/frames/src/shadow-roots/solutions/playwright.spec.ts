import { test } from '@playground/kit/tools/playwright';
import { workaround } from '@playground/kit/tools/verdict';
import { expect } from '@playwright/test';

test('closed-root', async ({ page }) => {
  workaround(
    'Locators do not look into closed roots, so this uses the keyboard, https://playwright.dev/docs/locators#locate-in-shadow-dom',
  );
  await page.goto('/shadowRoots');
  // Accept is the element that Tab reaches before this field.
  await page.getByLabel('Word of the first level').press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status', { name: 'Closed root' })).toContainText('Done:');
});

test('three-levels', async ({ page }) => {
  await page.goto('/shadowRoots');
  // Locators look into open roots at any depth.
  await page.getByLabel('Word of the first level').fill('north');
  await page.getByLabel('Word of the second level').fill('east');
  await page.getByLabel('Word of the third level').fill('south');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('status', { name: 'Three levels with a field on each' })).toContainText('Done:');
});

test('slotted-button', async ({ page }) => {
  await page.goto('/shadowRoots');
  // A search by role finds only what is shown: the Save without a slot is not.
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status', { name: 'Slotted button' })).toContainText('Done:');
});

test('declarative-root', async ({ page }) => {
  await page.goto('/shadowRoots');
  await page.frameLocator('iframe[title="Declarative root"]').getByRole('button', { name: 'Stamp' }).click();
  await expect(page.getByRole('status', { name: 'Declarative root' })).toContainText('Done:');
});

test('focus-delegated', async ({ page }) => {
  await page.goto('/shadowRoots');
  await page.locator('#delegating-host').pressSequentially('Rome');
  await expect(page.getByRole('status', { name: 'Focus delegated' })).toContainText('Done:');
});

test('form-element', async ({ page }) => {
  await page.goto('/shadowRoots');
  const form = page.getByRole('region', { name: 'A custom element in a form' });
  await form.getByRole('button', { name: 'Send' }).click();
  await form.getByRole('button', { name: '3 stars' }).click();
  await form.getByRole('button', { name: 'Reset' }).click();
  await form.getByRole('button', { name: '4 stars' }).click();
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status', { name: 'A custom element in a form' })).toContainText('Done:');
});

test('same-id', async ({ page }) => {
  await page.goto('/shadowRoots');
  await page.locator('#same-id-host').locator('#confirm').click();
  await expect(page.getByRole('status', { name: 'Same id twice' })).toContainText('Done:');
});

test('label-across', async ({ page }) => {
  await page.goto('/shadowRoots');
  await page.locator('#pet-name').fill('Ada');
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByRole('status', { name: 'Label across the border' })).toContainText('Done:');
});

test('late-root', async ({ page }) => {
  await page.goto('/shadowRoots');
  await page.getByRole('button', { name: 'Load' }).click();
  // By its id, because the old button has the same name and is there first.
  await page.locator('#late-host #agree').click();
  await expect(page.getByRole('status', { name: 'Root attached late' })).toContainText('Done:');
});
