import { expect, test } from '@playwright/test';

test('the code that came by mail is right', async ({ page, request }) => {
  // A mailbox that no other test uses.
  const email = `tester-${Date.now()}@example.com`;
  await page.goto('/emailValidation');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send e-mail' }).click();

  // Answers when the first mail is there, or after ten seconds without one.
  const answer = await request.get(
    `http://localhost:3101/api/mailbox/${email}?wait=10`,
  );
  const { mails } = await answer.json();
  const [, code = ''] = /code is (\d{6})/.exec(mails[0].text) ?? [];

  await page.getByLabel('Validation Code').fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('The validation code is right.')).toBeVisible();
});
