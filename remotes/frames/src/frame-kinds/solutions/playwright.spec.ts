import { test } from '@playground/kit/tools/playwright';
import { workaround } from '@playground/kit/tools/verdict';
import { expect, type FrameLocator, type Page } from '@playwright/test';

test('srcdoc', async ({ page }) => {
  await page.goto('/frameKinds');
  await page
    .frameLocator('iframe[srcdoc][title="Contract in an attribute"]')
    .getByRole('button', { name: 'Sign' })
    .click();
  await expect(page.getByRole('status', { name: 'Frame from srcdoc' })).toContainText('Done:');
});

test('blob', async ({ page }) => {
  await page.goto('/frameKinds');
  await page.frameLocator('iframe[title="Contract in memory"]').getByRole('button', { name: 'Sign' }).click();
  await expect(page.getByRole('status', { name: 'Frame from a blob' })).toContainText('Done:');
});

test('written', async ({ page }) => {
  await page.goto('/frameKinds');
  await page.frameLocator('iframe[title="Contract written by script"]').getByRole('button', { name: 'Sign' }).click();
  await expect(page.getByRole('status', { name: 'Frame written by script' })).toContainText('Done:');
});

test('frameset', async ({ page }) => {
  await page.goto('/frameKinds');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open the frameset in a tab' }).click();
  const tab = await opened;
  await tab.frameLocator('frame[name=contract]').getByRole('button', { name: 'Sign' }).click();
  await expect(page.getByRole('status', { name: 'Legacy frameset' })).toContainText('Done:');
});

test('five-levels', async ({ page }) => {
  await page.goto('/frameKinds');
  let level: Page | FrameLocator = page;
  for (const depth of [1, 2, 3, 4, 5]) level = level.frameLocator(`iframe[title="Level ${depth}"]`);
  await level.getByRole('button', { name: 'Sign' }).click();
  await expect(page.getByRole('status', { name: 'Five levels deep' })).toContainText('Done:');
});

test('out-of-view', async ({ page }) => {
  await page.goto('/frameKinds');
  const archive = page.frameLocator('iframe[title="Archive"]');
  // The click scrolls both documents.
  await archive.frameLocator('iframe[title="Archived contract"]').getByRole('button', { name: 'Sign' }).click();
  await expect(page.getByRole('status', { name: 'Frame out of view' })).toContainText('Done:');
});

test('late', async ({ page }) => {
  await page.goto('/frameKinds');
  await page.getByRole('button', { name: 'Ask for the contract' }).click();
  // The click waits for the frame as well.
  await page.frameLocator('iframe[title="Late contract"]').getByRole('button', { name: 'Sign' }).click();
  await expect(page.getByRole('status', { name: 'Late frame' })).toContainText('Done:');
});

test('restless', async ({ page }) => {
  await page.goto('/frameKinds');
  const frame = page.frameLocator('iframe[title="Restless contract"]'); // The title does not change.
  await frame.getByLabel('Full name').fill('Ada Lovelace');
  await frame.getByRole('button', { name: 'Sign' }).click();
  await expect(page.getByRole('status', { name: 'Restless frame' })).toContainText('Done:');
});

test('closed-root', async ({ page }) => {
  workaround(
    'Locators do not look into closed roots, but the frame has a name, https://playwright.dev/docs/api/class-page#page-frame',
  );
  await page.goto('/frameKinds');
  await expect.poll(() => page.frame('closed-contract')).toBeTruthy();
  await page.frame('closed-contract')?.getByRole('button', { name: 'Sign' }).click();
  await expect(page.getByRole('status', { name: 'Frame in a closed root' })).toContainText('Done:');
});
