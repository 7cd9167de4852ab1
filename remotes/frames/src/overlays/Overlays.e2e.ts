import { expect, outcome, test } from '@playground/kit/test/browser';
import type { Locator, Page } from '@playwright/test';

const toggle = (page: Page, name: string) => page.getByRole('switch', { name: `${name} on` });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function fill(page: Page, name = 'Ada', lamps = '3') {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Number of lamps').fill(lamps);
}

/** Clicks where an element is, even if something covers it. */
async function clickThere(page: Page, there: Locator) {
  await there.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await there.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, there: Locator) {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(there).toBeFocused({ timeout: 50 });
  }).toPass();
}

test.beforeEach(({ page }) => page.goto('/overlays'));

for (const { name, caught, close } of [
  { name: 'Consent banner', caught: 'the consent banner', close: 'Accept all' },
  { name: 'Chat bubble', caught: 'the chat bubble', close: 'Hide chat' },
  { name: 'Toast', caught: 'the toast', close: 'Close message' },
]) {
  const tag = close === 'Accept all' || name === 'Toast' ? '@long' : '@audit';
  test(`${name}: takes the click meant for Order, and ${close} closes it`, { tag }, async ({ page }) => {
    await toggle(page, name).click();
    await fill(page);
    await expect(button(page, close)).toBeVisible();
    await clickThere(page, button(page, 'Order'));
    await expect(outcome(page, name)).toHaveText(`Missed: ${caught} caught the click.`);
    await expect(outcome(page, 'Last order')).toHaveText('Nothing was ordered yet.');
    await button(page, close).click();
    await expect(button(page, close)).toBeHidden();
    await button(page, 'Order').click();
    await expect(outcome(page, name)).toHaveText(`Done: 3 lamps for Ada were ordered with ${caught} on.`);
  });

  test(`${name}: ${close} and Order work by keyboard alone`, { tag: close === 'Accept all' ? [] : '@audit' }, async ({
    page,
  }) => {
    await toggle(page, name).focus();
    await page.keyboard.press('Space');
    await page.getByLabel('Name', { exact: true }).focus();
    await page.keyboard.type('Ada');
    await page.keyboard.press('Tab');
    await page.keyboard.type('3');
    await tabTo(page, button(page, close));
    await page.keyboard.press('Enter');
    await expect(button(page, close)).toBeHidden();
    await page.getByLabel('Number of lamps').focus();
    await page.keyboard.press('Enter');
    await expect(outcome(page, name)).toContainText('Done:');
  });
}

test('the sticky header takes the click on the field below it, and scrolling uncovers the field', {
  tag: '@long',
}, async ({ page }) => {
  const name = page.getByLabel('Name', { exact: true });
  await toggle(page, 'Sticky header').click();
  await clickThere(page, name);
  await expect(outcome(page, 'Sticky header')).toHaveText('Missed: the sticky header caught the click.');
  await expect(name).not.toBeFocused();
  await page.getByLabel('Number of lamps').hover();
  await page.mouse.wheel(0, -400);
  await name.click({ timeout: 3_000 });
  await expect(name).toBeFocused();
});

test('the busy veil stops clicks and orders by key for two seconds after each change', { tag: '@long' }, async ({
  page,
}) => {
  const veil = page.getByText('Working out the price …');
  await toggle(page, 'Busy veil').click();
  await fill(page);
  await expect(veil).toBeVisible();
  await clickThere(page, button(page, 'Order'));
  await expect(outcome(page, 'Busy veil')).toHaveText('Missed: the busy veil caught the click.');
  await page.getByLabel('Number of lamps').press('Enter');
  await expect(outcome(page, 'Busy veil')).toHaveText(
    'Missed: the order was sent while the busy veil covered the shop.',
  );
  await expect(veil).toBeHidden();
});

const exit = async (page: Page) => {
  await page.getByRole('heading', { name: 'Lamp shop' }).hover();
  const { x = 0, y = 0 } = (await page.locator('#shop').boundingBox()) ?? {};
  await page.mouse.move(x + 100, y - 5, { steps: 5 });
};

for (const { name, sentence, dialog, refuse, come } of [
  { name: 'Entry ad', sentence: 'the entry ad', dialog: 'Lamp of the week', refuse: 'Close the ad' },
  { name: 'Newsletter', sentence: 'the newsletter', dialog: 'Never miss a lamp', refuse: 'No, thanks' },
  {
    name: 'Exit intent',
    sentence: 'the exit intent',
    dialog: 'Leaving so soon?',
    refuse: 'Refuse the offer',
    come: exit,
  },
]) {
  // The newsletter takes three seconds each time.
  const tag = name === 'Newsletter' ? '@audit' : name === 'Entry ad' ? '@long' : [];
  test(`${name}: covers the whole page, takes a click, and is closed by ${refuse} or Escape`, { tag }, async ({
    page,
  }) => {
    const modal = page.getByRole('dialog', { name: dialog });
    for (const close of [() => button(page, refuse).click(), () => page.keyboard.press('Escape')]) {
      await toggle(page, name).click();
      await come?.(page);
      await expect(modal).toBeVisible();
      await page.mouse.click(5, 5);
      await expect(outcome(page, name)).toHaveText(`Missed: ${sentence} caught the click.`);
      await close();
      await expect(modal).toHaveCount(0);
      await toggle(page, name).click();
    }
  });
}

test('the newsletter takes the letters you type when it appears, and Enter subscribes to it', {
  tag: '@audit',
}, async ({ page }) => {
  await toggle(page, 'Newsletter').click();
  await page.getByLabel('Name', { exact: true }).focus();
  const field = page.getByLabel('E-mail for the newsletter');
  await expect(field).toBeFocused();
  await page.keyboard.type('Ada\n');
  await expect(outcome(page, 'Newsletter')).toHaveText('Missed: you subscribed to the newsletter.');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
});

test('Shift+Tab out of the first field brings the exit intent, and the pointer over another edge does not', {
  tag: '@long',
}, async ({ page }) => {
  await toggle(page, 'Exit intent').click();
  await page.getByLabel('Name', { exact: true }).hover();
  await toggle(page, 'Exit intent').hover();
  await page.getByLabel('Name', { exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('dialog', { name: 'Leaving so soon?' })).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('taps answer the banner and send the order, and the page is not wider than the screen', {
    tag: '@long',
  }, async ({ page }) => {
    await toggle(page, 'Consent banner').tap();
    await fill(page);
    const order = button(page, 'Order');
    await order.scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await order.boundingBox()) ?? {};
    await page.touchscreen.tap(x + 10, y + 10);
    await expect(outcome(page, 'Consent banner')).toHaveText('Missed: the consent banner caught the click.');
    await button(page, 'Accept all').tap();
    await order.tap();
    await expect(outcome(page, 'Consent banner')).toContainText('Done:');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

/** Allows only the purpose that the station names. */
async function answerManager(page: Page) {
  const wanted = await page.locator('#consent-purpose').innerText();
  const manager = page.frameLocator('iframe[title="Consent manager"]');
  await expect(manager.getByRole('checkbox')).toHaveCount(4);
  for (const purpose of await manager.getByRole('checkbox').all()) await purpose.uncheck();
  await manager.getByLabel(wanted).check();
  await manager.getByRole('button', { name: 'Save choice' }).click();
  await expect(page.getByTitle('Consent manager')).toHaveCount(0);
}

const scrolled = (page: Page) => page.evaluate(() => document.documentElement.scrollTop);

for (const inRoot of [false, true]) {
  for (const from of ['shell', 'frames'] as const) {
    const tag = inRoot === (from === 'shell') ? '@audit' : inRoot ? '@long' : [];
    test(`Consent manager${inRoot ? ' in a shadow root' : ''}, on ${from}: from another origin, stops the scrolling, takes a click`, {
      tag,
    }, async ({ page, site }) => {
      await page.goto(`${site[from]}/overlays`);
      if (inRoot) await page.getByRole('switch', { name: 'In a shadow root' }).check();
      await toggle(page, 'Consent manager').click();
      await expect(page.getByRole('dialog', { name: 'Consent' })).toBeVisible();
      const frame = page.getByTitle('Consent manager');
      expect(await frame.evaluate((one) => one.getRootNode() instanceof ShadowRoot)).toBe(inRoot);
      const other = from === 'shell' ? site.frames : site.shell;
      await expect(frame).toHaveAttribute('src', `${other}/overlays/consent`);
      await expect(frame.contentFrame().getByText(`From ${other}`)).toBeVisible();
      const before = await scrolled(page);
      await page.mouse.move(5, 300);
      await page.mouse.wheel(0, 200);
      await page.mouse.click(5, 5);
      await expect(outcome(page, 'Consent manager')).toHaveText('Missed: the consent manager caught the click.');
      expect(await scrolled(page)).toBe(before);
      await answerManager(page);
      await page.mouse.wheel(0, -200);
      await expect.poll(() => scrolled(page)).toBeLessThan(before);
      await fill(page);
      await button(page, 'Order').click();
      await expect(outcome(page, 'Consent manager')).toHaveText(
        'Done: 3 lamps for Ada were ordered with the consent manager on.',
      );
    });
  }
}
