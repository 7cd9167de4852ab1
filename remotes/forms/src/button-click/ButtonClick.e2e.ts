import { expect, test } from '@playground/kit/test/browser';

test('the message is attached from the start and visible after the click only', async ({ page }) => {
  await page.goto('/buttonClick');
  const message = page.getByText('You clicked the button!');
  await expect(message).toBeAttached();
  await expect(message).toBeHidden();
  await page.getByRole('button', { name: 'Click here' }).click();
  await expect(message).toBeVisible();
});
