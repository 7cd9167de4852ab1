import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playground/kit/test/browser';

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date(2028, 1, 24, 10, 30));
});

for (const origin of ['shell', 'forms'] as const) {
  test(`you can choose a day with the mouse and the dropdowns for month and year, on ${origin}`, async ({
    page,
    site,
  }) => {
    await page.goto(`${site[origin]}/ddatePicker`);
    const field = page.getByLabel('Select Date');
    await expect(field).toHaveValue('02/24/2028');
    await field.click();
    // Not `exact`: no other name in the calendar contains these words. No id in the calendar is generated.
    await page.getByLabel('Month').selectOption('November');
    await page.getByLabel('Year').selectOption('1999');
    expect(await page.locator('main [id]').evaluateAll((elements) => elements.map(({ id }) => id))).toEqual([
      'event-date-prompt',
      'event-date',
      'month',
      'year',
    ]);
    await page.getByRole('gridcell', { name: 'November 30th, 1999' }).click();
    await expect(field).toHaveValue('11/30/1999');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}

test('the open calendar fits a phone screen and has no axe violation in either theme', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/ddatePicker');
  for (const dark of [false, true]) {
    await page.getByRole('switch', { name: 'Dark mode' }).setChecked(dark);
    await page.getByLabel('Select Date').click();
    const calendar = await page.getByRole('dialog').boundingBox();
    expect(calendar?.x).toBeGreaterThanOrEqual(0);
    expect((calendar?.x ?? 0) + (calendar?.width ?? 0)).toBeLessThanOrEqual(390);
    expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([]);
    await page.keyboard.press('Escape');
  }
});
