import { test } from '@playground/kit/tools/playwright';
import { expect } from '@playwright/test';

test('alert', async ({ page }) => {
  await page.goto('/dialogs');
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Show alert' }).click();
  await expect(page.getByRole('status', { name: 'Alert' })).toContainText('Done:');
});

test('confirm', async ({ page }) => {
  await page.goto('/dialogs');
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('button', { name: 'Delete report' }).click();
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Delete report' }).click();
  await expect(page.getByRole('status', { name: 'Confirm' })).toContainText('Done:');
});

test('one-after-the-other', async ({ page }) => {
  await page.goto('/dialogs');
  page.on('dialog', (dialog) => dialog.accept()); // Accepts both: the second opens by itself.
  await page.getByRole('button', { name: 'Book seat' }).click();
  await expect(page.getByRole('status', { name: 'One after the other' })).toContainText('Done:');
});

test('prompt-with-a-default', async ({ page }) => {
  await page.goto('/dialogs');
  page.once('dialog', (dialog) => dialog.accept('3'));
  await page.getByRole('button', { name: 'Choose number' }).click();
  await expect(page.getByRole('status', { name: 'Prompt with a default' })).toContainText('Done:');
});

test('from-a-frame', async ({ page }) => {
  await page.goto('/dialogs');
  page.once('dialog', (dialog) => dialog.accept()); // Dialogs arrive at the page, not at the frame.
  await page.frameLocator('iframe[title="Own origin"]').getByRole('button', { name: 'Greet' }).click();
  await expect(page.getByRole('status', { name: 'From a frame' })).toContainText('Done:');
});

test('before-leaving', async ({ page }) => {
  await page.goto('/dialogs');
  await page.getByLabel('Ask before leaving').check();
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.evaluate(() => window.location.reload()); // page.reload() would wait for a load that never happens.
  await expect(page.getByRole('status', { name: 'Before leaving' })).toContainText('Done:');
});

test('inside-the-site', async ({ page }) => {
  await page.goto('/dialogs');
  await page.getByLabel('Ask inside the site').check();
  page.once('dialog', (dialog) => dialog.dismiss());
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page.getByRole('status', { name: 'Inside the site' })).toContainText('Done:');
});

test('print', async ({ page }) => {
  await page.goto('/dialogs');
  await page.getByRole('button', { name: 'Print this page' }).waitFor(); // pdf() does not wait
  await page.pdf();
  await expect(page.getByRole('status', { name: 'Print' })).toContainText('Done:');
});

test('native-dialog', async ({ page }) => {
  await page.goto('/dialogs');
  await page.getByRole('button', { name: 'Save drawing' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep both' }).click();
  await expect(page.getByRole('status', { name: 'Native dialog' })).toContainText('Done:');
});

test('non-modal-dialog', async ({ page }) => {
  await page.goto('/dialogs');
  await page.getByRole('button', { name: 'Open tally' }).click();
  for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'Add one' }).click();
  await page.getByRole('button', { name: 'Close tally' }).click();
  await expect(page.getByRole('status', { name: 'Non-modal dialog' })).toContainText('Done:');
});

test('popovers', async ({ page }) => {
  await page.goto('/dialogs');
  await page.getByRole('button', { name: 'Open Note' }).click(); // Note comes first: opening it later closes Menu.
  await page.getByRole('button', { name: 'Open Menu' }).click();
  await page.getByRole('button', { name: 'Open More' }).click();
  await page.getByRole('heading', { name: 'Popovers' }).click();
  await page.getByRole('button', { name: 'Close Note' }).click();
  await expect(page.getByRole('status', { name: 'Popovers' })).toContainText('Done:');
});

test('not-a-dialog', async ({ page }) => {
  await page.goto('/dialogs');
  await page.getByRole('button', { name: 'Show message' }).click();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByRole('status', { name: 'Not a dialog' })).toContainText('Done:');
});

test('press-beside', async ({ page }) => {
  await page.goto('/dialogs');
  await page.getByRole('button', { name: 'Open weather' }).click();
  await expect(page.getByRole('dialog', { name: 'Weather' })).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(page.getByRole('status', { name: 'Press beside' })).toContainText('Done:');
});

test('asks-before-it-closes', async ({ page }) => {
  await page.goto('/dialogs');
  const word = await page.locator('#letter-word').innerText();
  await page.getByRole('button', { name: 'Write letter' }).click();
  await page.getByLabel('Letter', { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Close letter' }).click();
  await page.getByRole('button', { name: 'Keep writing' }).click();
  await page.getByRole('button', { name: 'Save letter' }).click();
  await expect(page.getByRole('status', { name: 'Asks before it closes' })).toContainText('Done:');
});

test('hints-in-a-menu', async ({ page }) => {
  await page.goto('/dialogs');
  await page.getByRole('button', { name: 'Open fruits' }).click();
  for (const fruit of await page.getByRole('group', { name: 'Fruits' }).getByRole('button').all()) {
    await fruit.hover();
    const hint = page.getByRole('tooltip', { name: await fruit.innerText() });
    if (/: ripe/.test(await hint.innerText())) await fruit.click();
  }
  await expect(page.getByRole('status', { name: 'Hints in a menu' })).toContainText('Done:');
});
