import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playground/kit/test/browser';

test('you can use both menus with the keyboard alone', async ({ page }) => {
  await page.goto('/dropdowns');
  const { keyboard } = page;
  await page.getByRole('button', { name: 'Dropdown button', exact: true }).focus();
  await keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Action', exact: true })).toBeFocused();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeHidden();
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Split dropdown button' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Something else here' })).toBeFocused();
  await keyboard.press('Space');
  await expect(page.getByRole('definition')).toContainText(['Another action', 'Something else here']);
});

for (const theme of ['light', 'dark']) {
  test(`an open menu is below its button, inside the window and without an axe violation in the ${theme} theme`, {
    tag: '@long',
  }, async ({ page }) => {
    if (theme === 'dark') await page.addInitScript(() => localStorage.setItem('darkMode', 'true'));
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/dropdowns');
    const toggle = page.getByRole('button', { name: 'Dropdown button', exact: true });
    await toggle.click();
    const [button, menu] = await Promise.all([toggle.boundingBox(), page.getByRole('menu').boundingBox()]);
    expect(menu?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(390);
    expect((await new AxeBuilder({ page }).include('.dropdown').analyze()).violations).toEqual([]);
  });
}
