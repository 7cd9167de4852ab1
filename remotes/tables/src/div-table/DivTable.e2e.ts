import { expect, test } from '@playground/kit/test/browser';

test('the browser exposes the divs as a table, and shows them in three columns', async ({ page }) => {
  await page.goto('/divTable');
  await expect(page.getByRole('table')).toMatchAriaSnapshot(`
    - table "A table made of divs":
      - rowgroup:
        - row "head1 head2 head3":
          - columnheader "head1"
          - columnheader "head2"
          - columnheader "head3"
      - rowgroup:
        - row "abc def ghi":
          - cell "abc"
          - cell "def"
          - cell "ghi"
        - row "jkl mno pqr":
          - cell "jkl"
          - cell "mno"
          - cell "pqr"
        - row "stu vwx yza":
          - cell "stu"
          - cell "vwx"
          - cell "yza"
  `);
  await expect(page.locator('main').locator('table, thead, tbody, tr, th, td')).toHaveCount(0);
  const leftEdge = async (name: string) => (await page.getByText(name, { exact: true }).boundingBox())?.x;
  expect(await leftEdge('pqr')).toBe(await leftEdge('head3'));
});
