import { expect, test } from '@playground/kit/test/proof';

test('both-play', async ({ page }) => {
  await page.goto('/audioValidation');
  const buttonOf = (name: string) => page.getByRole('region', { name }).getByRole('button');
  await buttonOf('Sample A').click();
  await expect(buttonOf('Sample A')).toHaveText('Pause');
  await buttonOf('Sample B').click();
  await expect(buttonOf('Sample B')).toHaveText('Pause');
  await expect(buttonOf('Sample A')).toHaveText('Play');
});

test('left-is-right', async ({ page }) => {
  await page.goto('/audioValidation');
  const bar = page.getByRole('slider', { name: 'Sample A position' });
  await expect(bar).toHaveAttribute('aria-valuetext', '0.0 of 5.0 seconds');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await bar.press(key);
  await expect(bar).toHaveAttribute('aria-valuetext', '0.5 of 5.0 seconds');
});

test('silent-failure', async ({ page }) => {
  await page.route('**/*.wav', (route) => route.abort());
  await page.goto('/audioValidation');
  await page.getByRole('button', { name: 'Play' }).first().click();
  await expect(page.getByRole('alert')).toHaveText(/^Sample A cannot be played/);
});
