import { expect, test } from '@playground/kit/test/browser';

test('both questions can be solved by position, in the shell and standalone', { tag: '@long' }, async ({
  page,
  site,
}) => {
  for (const origin of [site.shell, site.tables]) {
    await page.goto(`${origin}/tableRelativePosition?seed=guarana`);
    const at = async (line: number, column: number) =>
      Number(await page.locator(`tr:nth-child(${line}) > td:nth-child(${column})`).textContent());
    const sum = page.getByRole('textbox', { name: 'Add line 1 column 2 with column 3 line 3' });
    await sum.fill('0');
    await sum.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Incorrect, try again.');
    await sum.fill(` +${(await at(1, 2)) + (await at(3, 3))} `);
    await sum.press('Enter');
    const product = page.getByRole('textbox', { name: 'Multiply line 2 column 1 with column 3 line 1' });
    await expect(product).toHaveValue('');
    await expect(product).toBeFocused();
    await product.fill(String((await at(2, 1)) * (await at(1, 3))));
    await product.press('Enter');
    await expect(page.getByRole('status')).toHaveText('Correct!');
  }
});

test('an answer of a thousand digits is wrong and breaks nothing', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tableRelativePosition');
  await page.getByRole('textbox').fill('9'.repeat(1_000));
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByRole('alert')).toHaveText('Incorrect, try again.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
