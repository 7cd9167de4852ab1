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

test('shows its description, and hides the label of its field except for screen readers', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/ddatePicker');
  await expect(
    page.getByText('Choose a date in the date picker to see the value in the field change.', { exact: true }),
  ).toBeVisible();
  const label = page.locator('main label');
  await expect(label).toHaveText('Select Date');
  const { width, height } = (await label.boundingBox()) ?? {};
  expect([width, height]).toEqual([1, 1]);
});

test('100 000 digits are not a date', { tag: '@long' }, async ({ page }) => {
  await page.goto('/ddatePicker');
  const field = page.getByLabel('Select Date');
  await field.fill('1'.repeat(100_000));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(field).toHaveValue('02/24/2028');
});

test('you can choose a day with the keyboard', { tag: '@long' }, async ({ page }) => {
  await page.goto('/ddatePicker');
  const field = page.getByLabel('Select Date');
  await field.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('gridcell', { name: 'February 24th, 2028' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('gridcell', { name: 'March 3rd, 2028' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('03/03/2028');
});

test('accepts a typed date, and keeps the last valid date if the typed one is impossible', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/ddatePicker');
  const field = page.getByLabel('Select Date');
  await field.press('ControlOrMeta+a');
  await page.keyboard.type('12/31/2030');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('12/31/2030');
  for (const leave of ['Enter', 'Tab', 'Escape']) {
    await field.press('ControlOrMeta+a');
    await page.keyboard.type('02/31/2031');
    await page.keyboard.press(leave);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(field).toHaveValue('12/31/2030');
  }
});

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
