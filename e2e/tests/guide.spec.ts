import { expect, test } from '../../shared/test/browser';
import { blocksShown, openGuide } from '../fixtures/guideBlocks';
import { needs } from '../fixtures/needs';

test.describe('Copy', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('gives each block of code as it stands', async ({ page }) => {
    await openGuide(page);
    for (const [file, text] of await blocksShown(page)) {
      await page.getByRole('button', { name: `Copy ${file}`, exact: true }).click();
      await expect(page.getByRole('figure', { name: file, exact: true }).getByRole('status')).toHaveText('Copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    }
  });
});

test('the footer of any page leads there in place, and it looks the same as when it is opened by its address', async ({
  page,
}) => {
  needs('forms', 'tables');
  await page.goto('/guide');
  await page.locator('main:not([aria-busy=true])').waitFor();
  const heights = () =>
    page.getByRole('main').evaluate((main) => {
      const all = [...main.querySelectorAll('.guide > *, .guide > section > *')];
      return all.map((element) => `${element.id || element.localName} ${element.getBoundingClientRect().height}`);
    });
  const direct = await heights();
  await page.goto('/counter');
  await page.evaluate('window.sameDocument = true');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Guide' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Guide · Playground');
  await page.locator('main:not([aria-busy=true])').waitFor();
  expect(await page.evaluate('window.sameDocument')).toBe(true);
  // A demo has brought all of Bootstrap.
  expect(await heights()).toEqual(direct);
  await page.getByRole('link', { name: '/dynamicTable', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dynamic Table');
  expect(await page.evaluate('window.sameDocument')).toBe(true);
});

test('its code comes when it is opened, and not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(asked.filter((address) => address.includes('/guide.'))).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Guide' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'All pages' })).toBeVisible();
  expect(asked.filter((address) => /\/(guide|federation)\./.test(address))).toEqual([
    expect.stringMatching(/^\/static\/guide\.\w+\.(js|css)$/),
    expect.stringMatching(/^\/static\/guide\.\w+\.(js|css)$/),
  ]);
});

test('a link of its list leads to the heading, on a page that was opened by a link too, and Back returns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Guide' }).click();
  const heading = page.getByRole('heading', { level: 2, name: 'Read a mail' });
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Read a mail' }).click();
  await expect(page).toHaveURL('/guide#mail');
  const fromTop = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(fromTop).toBeLessThan(100);
  // It stays there.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await fromTop()).toBeGreaterThanOrEqual(0);
  expect(await fromTop()).toBeLessThan(100);
  await page.reload();
  await page.locator('main:not([aria-busy=true])').waitFor();
  await expect.poll(fromTop).toBeLessThan(100);
  // The contents stay in view.
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/guide');
});

test('has no scroll bar at 390 pixels but those of its blocks, which the keyboard reaches', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/guide');
  await page.locator('main:not([aria-busy=true])').waitFor();
  const [width, visible] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(width).toBeLessThanOrEqual(visible);
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await links.last().focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Words', exact: true }).last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Counter', exact: true }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'what to do' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy wait.sh' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('figure', { name: 'wait.sh' }).locator('pre')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { name: 'Playwright' }).first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  // One tab for the tool on all samples.
  await expect(page.getByRole('tab', { name: 'Selenium', selected: true })).toHaveCount(6);
  await expect(page.getByRole('figure', { name: 'tests/frames-selenium-test.mjs' })).toBeVisible();
});
