import { expect, test } from '@playground/kit/test/browser';

test('the text shows and hides with the pointer, also after a click', async ({ page }) => {
  await page.goto('/mouseHover');
  const button = page.getByRole('button', { name: 'Hover over me' });
  const text = page.getByText('This text is now visible!');
  await expect(button).toBeVisible();
  await expect(text).toBeHidden();
  await button.hover();
  await expect(text).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(text).toBeHidden();
  await button.click();
  await expect(text).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(text).toBeHidden();
});

test('nothing moves when the text shows', { tag: '@long' }, async ({ page }) => {
  await page.goto('/mouseHover');
  const button = page.getByRole('button', { name: 'Hover over me' });
  const footer = page.getByRole('contentinfo');
  await expect(button).toBeVisible();
  const before = await footer.boundingBox();
  await button.hover();
  await expect(page.getByText('This text is now visible!')).toBeVisible();
  expect(await footer.boundingBox()).toEqual(before);
});
