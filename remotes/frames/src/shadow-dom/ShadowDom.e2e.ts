import { expect, test } from '@playground/kit/test/browser';

const PLACES = [
  ['In the page', 'First button'],
  ['In a shadow root', 'Second button'],
  ['In another shadow root', 'Third button'],
] as const;

test('each button shows its name after a click', async ({ page }) => {
  await page.goto('/shadowDom');
  for (const [place, name] of PLACES) {
    await page.getByRole('region', { name: place, exact: true }).getByRole('button').click();
    await expect(page.getByRole('button', { name })).toBeVisible();
  }
});

test('the roots are open, and a search in the document does not find what is in them', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/shadowDom');
  await expect(page.getByRole('button', { name: 'Click me' })).toHaveCount(3);
  await expect(page.locator('//main//button[.="Click me"]')).toHaveCount(1);
  const depth = await page.getByRole('region', { name: 'Three roots' }).evaluate((section) => {
    let depth = 0;
    let inside: ParentNode | undefined = section;
    while (inside) {
      inside =
        [...inside.querySelectorAll('*')].find((element) => element.shadowRoot?.mode === 'open')?.shadowRoot ??
        undefined;
      if (inside) depth++;
    }
    return depth;
  });
  expect(depth).toBe(3);
  for (const level of ['first', 'second', 'third']) {
    await expect(page.getByText(`Text of the ${level} level`, { exact: true })).toBeVisible();
  }
});

test('the buttons in the roots look like the one in the page, light and dark', { tag: '@long' }, async ({ page }) => {
  await page.goto('/shadowDom');
  for (const dark of [false, true]) {
    await page.getByRole('switch', { name: 'Dark mode' }).setChecked(dark);
    // The buttons' colours change to the other theme with a transition.
    await expect(async () => {
      const looks = await page.getByRole('button', { name: 'Click me' }).evaluateAll((buttons) =>
        buttons.map((button) => {
          const { color, backgroundColor, fontFamily, fontSize, borderRadius, height } = getComputedStyle(button);
          return [color, backgroundColor, fontFamily, fontSize, borderRadius, height].join();
        }),
      );
      expect(looks).toHaveLength(3);
      expect(new Set(looks).size).toBe(1);
    }).toPass();
  }
});
