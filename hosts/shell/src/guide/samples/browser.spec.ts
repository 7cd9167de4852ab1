import { expect, test } from '@playwright/test';

test.use({
  bypassCSP: true,
  launchOptions: {
    args: [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  },
});

test('a style of the test, and a fake camera', async ({ page }) => {
  await page.goto('/form');
  await page.addStyleTag({ content: 'main { outline: 1px solid }' });
  await expect(page.getByRole('main')).toHaveCSS('outline-style', 'solid');
  await page.getByLabel('Phone', { exact: true }).fill('12015550123');
  const camera = await page.evaluate(async () => {
    const media = navigator.mediaDevices;
    const stream = await media.getUserMedia({ video: true });
    return stream.getVideoTracks()[0]?.label;
  });
  expect(camera).toContain('fake');
});
