import { expect, outcome, test } from '@playground/kit/test/browser';
import type { Page } from '@playwright/test';

const ask = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('without an answer of a person, each station ends in words, and the state follows the browser', async ({
  page,
  context,
  site,
}) => {
  await context.clearPermissions();
  await page.goto('/permissions?seed=4');
  for (const [button, station] of [
    ['Ask for the camera', 'Camera'],
    ['Ask for the microphone', 'Microphone'],
    ['Ask for the position', 'Position'],
    ['Ask for notifications', 'Notifications'],
    ['Read the clipboard', 'Clipboard read'],
  ] as const) {
    await ask(page, button).press('Enter');
    // Up to ten seconds pass if the browser never answers.
    await expect(outcome(page, station)).toHaveText(/^Missed: .+\.$/, { timeout: 12_000 });
  }
  await context.grantPermissions(['geolocation'], { origin: site.shell });
  await expect(page.locator('#position-state')).toHaveText('allowed');
  await context.setGeolocation({ latitude: 1, longitude: 2 });
  await ask(page, 'Ask for the position').press('Enter');
  await expect(outcome(page, 'Position')).toHaveText('Missed: the browser gave the position 1.0000, 2.0000.');
});
