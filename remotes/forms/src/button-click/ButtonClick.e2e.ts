import { expect, test } from '@playground/kit/test/browser';

test('the message is in the document from the start, but visible only after the click', async ({ page }) => {
  await page.goto('/buttonClick');
  const message = page.getByText('You clicked the button!');
  await expect(message).toBeAttached();
  await expect(message).toBeHidden();
  await page.getByRole('button', { name: 'Click here' }).click();
  await expect(message).toBeVisible();
});
