import { expect, test } from '@playground/kit/test/browser';

test('the code on the page is valid, and the same seed gives the same code', async ({ page }) => {
  const codeOf = async (address: string) => {
    await page.goto(address);
    await page.getByRole('button', { name: 'Get Code' }).click();
    return (await page.getByText(/^\d{4}$/).textContent()) ?? '';
  };
  const code = await codeOf('/verifyCode?seed=7');
  expect(await codeOf('/verifyCode?seed=8')).not.toBe(code);
  expect(await codeOf('/verifyCode?seed=7')).toBe(code);
  await expect(page.getByRole('textbox', { name: 'Type the code' })).toBeFocused();
  // Bootstrap's background colours: first for danger, then for success.
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveCSS('background-color', 'rgb(248, 215, 218)');
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Valid Code');
  await expect(page.getByRole('status')).toHaveCSS('background-color', 'rgb(209, 231, 221)');
});
