import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playground/kit/test/browser';
import exceptions from './exceptions';

test('can be filled in and submitted without a request', async ({ page }) => {
  await page.goto('/form');
  await page.getByLabel('Email address').fill('ana@example.com');
  await page.getByLabel('Password').fill('secret');
  await page.getByLabel('Description').fill('two\nlines');
  await page.getByRole('textbox', { name: 'Phone' }).pressSequentially('12015550123');
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('+1 (201) 555-0123');
  await page.getByLabel('Country').selectOption('Russia');
  await page.getByLabel('Drop the phone').check();
  await page.getByLabel('TWO').check();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('status', { name: 'Result' }).getByRole('listitem')).toHaveText([
    'email: ana@example.com',
    'password: secret',
    'ro: This value must be the same',
    'desc: two lines',
    'color: no value',
    'country: Russia',
    'optionsRadios: TWO',
    'drop_the_phone: checked',
    'phone: 12015550123',
  ]);
  await expect(page.getByRole('button', { name: 'Submit' })).toBeHidden();
  await expect(page).toHaveURL('/form');
  expect(requests).toEqual([]);
  await page.reload();
  await expect(page.getByLabel('Email address')).toHaveValue('');
});

test('shows 100 000 characters, markup, line breaks and Arabic as text, without a wider page', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/form');
  const description = 'Example form with various input types using Bootstrap styling.';
  await expect(page.getByText(description, { exact: true })).toBeVisible();
  const long = 'x'.repeat(100_000);
  await page.getByLabel('Email address').fill('ana@example.com');
  await page.getByLabel('Password').fill(long);
  await page.getByLabel('Description').fill(long);
  await page.getByPlaceholder('Enter here').fill(long);
  await page.getByRole('textbox', { name: 'Phone' }).fill('1'.repeat(100_000));
  await page.getByLabel('Your preferred color').focus();
  await page.keyboard.insertText('<img src=x\nonerror=alert(1)> مرحبا');
  await page.getByRole('button', { name: 'Submit' }).click();
  const lines = page.getByRole('status', { name: 'Result' }).getByRole('listitem');
  await expect(lines.filter({ hasText: 'color:' })).toHaveText('color: <img src=x onerror=alert(1)> مرحبا');
  await expect(lines.filter({ hasText: 'desc:' })).toHaveText(`desc: ${long}`);
  await expect(lines.filter({ hasText: 'email:' })).toHaveText('email: ana@example.com');
  await expect(lines.filter({ hasText: 'phone:' })).toHaveText('phone: no value');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('the phone field is as wide as the others, and its list has flags and fits a phone screen', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/form');
  const [phone, email] = await Promise.all([
    page.getByRole('textbox', { name: 'Phone' }).boundingBox(),
    page.getByLabel('Email address').boundingBox(),
  ]);
  expect([phone?.x, phone?.width]).toEqual([email?.x, email?.width]);
  await page.getByTitle('United States: + 1').click();
  const list = await page.locator('main').getByRole('listbox').boundingBox();
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(390);
  const image = await page
    .getByRole('option', { name: 'United States' })
    .locator('.flag')
    .evaluate((flag) => getComputedStyle(flag).backgroundImage);
  expect(image).toMatch(/^url\("(data:image\/png|http)/);
});

test('breaks exactly the axe rules in exceptions.ts', { tag: '@long' }, async ({ page }) => {
  await page.goto('/form');
  await page.getByTitle('United States: + 1').click();
  await page.getByPlaceholder('search').fill('no such country');
  const { violations } = await new AxeBuilder({ page }).include('main form').analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => ({ id, target: node.target.join(' ') })));
  const excepted = exceptions.axe.flatMap(({ rules, selector }) => rules.map((rule) => ({ rule, selector })));
  const covers = (exception: (typeof excepted)[0], violation: (typeof found)[0]) =>
    exception.rule === violation.id && violation.target.includes(exception.selector);
  expect(found.filter((violation) => !excepted.some((exception) => covers(exception, violation)))).toEqual([]);
  expect(excepted.filter((exception) => !found.some((violation) => covers(exception, violation)))).toEqual([]);
});
