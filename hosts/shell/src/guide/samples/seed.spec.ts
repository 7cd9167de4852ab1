import { expect, test } from '@playwright/test';

test('a reload shows the same superheroes', async ({ page }) => {
  await page.goto('/dynamicTable?seed=7');
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(9);
  const before = await rows.allTextContents();
  await page.reload();
  await expect(rows).toHaveText(before);
});
