import { expect, test } from '@playground/kit/test/proof';

test('unsorted-counts', async ({ page }) => {
  await page.goto('/viewTransitions');
  await page.getByRole('button', { name: await page.locator('#asked-towns').innerText() }).click();
  await expect(page.getByRole('status', { name: 'The picture lets the click pass' })).toContainText('Missed:');
});

test('names-the-wanted-row', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/viewTransitions');
  await page.getByRole('button', { name: 'Sort the fruits' }).click();
  const asked = await page.locator('#asked-fruits').innerText();
  const other = asked === 'Fig' ? 'Plum' : 'Fig';
  await page.getByRole('button', { name: other }).click();
  const outcome = page.getByRole('status', { name: 'The picture takes the click' });
  await expect(outcome).toContainText(`you pressed ${other}.`);
});
