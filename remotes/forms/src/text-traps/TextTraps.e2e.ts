import { expect, outcome, test } from '@playground/kit/test/browser';
import { leavesNothingBehind } from '@playground/kit/test/leftovers';
import type { Page } from '@playwright/test';

const wanted = (page: Page, id: string) => page.locator(`#${id}-wanted`).innerText();

test('the naive way is a miss in each station, and keys do it right', { tag: '@long' }, async ({ page }) => {
  test.slow();
  await page.goto('/textTraps?seed=7');

  await test.step('a search for the words finds a longer text', async () => {
    for (const id of ['non-breaking-spaces', 'soft-hyphens', 'text-in-pieces']) {
      const words = await wanted(page, id);
      await page.locator(`xpath=//section[@id='${id}']//button[contains(., '${words}')]`).first().click();
      await expect(outcome(page, id)).toHaveText(
        new RegExp(`^Missed: you pressed the button that reads ‘${words}.+’\\.$`),
      );
    }
  });

  await test.step('text, case and names of the document are not what you read', async () => {
    const words = await wanted(page, 'text-by-before');
    await page.locator('#text-by-before button', { hasText: words }).click();
    await expect(outcome(page, 'text-by-before')).toHaveText(
      `Missed: you pressed the button that reads ‘not ${words}’.`,
    );
    const word = await wanted(page, 'case-by-style');
    await page.locator(`xpath=//section[@id='case-by-style']//button[.='${word}']`).click();
    await expect(outcome(page, 'case-by-style')).toHaveText(/^Missed: /);
    await page.getByRole('button', { name: await wanted(page, 'label-not-the-name'), exact: true }).click();
    await expect(outcome(page, 'label-not-the-name')).toHaveText(/^Missed: /);
  });

  await test.step('what you copy is not what you read', async () => {
    for (const [id, sign, missed] of [
      ['zero-width-spaces', 'ticket', 'you read 7 characters, and your answer has 9.'],
      ['bidi-marks', 'parcel', 'your answer contains a mark that you do not see.'],
      ['look-alike-letters', 'sign', 'your answer has Cyrillic letters: '],
    ] as const) {
      await page.locator(`#${id}-answer`).fill((await page.locator(`#${id}-${sign}`).textContent()) ?? '');
      await page.locator(`#${id}-answer`).press('Enter');
      await expect(outcome(page, id)).toContainText(`Missed: ${missed}`);
    }
  });

  await test.step('ids and classes as they are written do not find the button', async () => {
    const fruit = await wanted(page, 'ids-with-dots');
    await page.locator(`#remove.${fruit}`).click();
    await expect(outcome(page, 'ids-with-dots')).toContainText('Missed: you pressed Remove all fruit.');
    const floor = (await wanted(page, 'ids-with-digits-first')).replace('Floor ', '');
    expect(
      await page.evaluate((id) => {
        try {
          return document.querySelector(`#${id}-floor`);
        } catch (error) {
          return (error as Error).name;
        }
      }, floor),
    ).toBe('SyntaxError');
    const [size = ''] = (await wanted(page, 'classes-in-any-order')).split(' ');
    await page.locator(`#classes-in-any-order button[class*="extra-${size}"]`).click();
    await expect(outcome(page, 'classes-in-any-order')).toContainText(
      `Missed: you pressed the button that reads ‘extra-`,
    );
    const word = await wanted(page, 'ids-that-change');
    const button = page.getByRole('button', { name: word, exact: true });
    const id = await button.getAttribute('id');
    await button.press('Enter');
    await expect(outcome(page, 'ids-that-change')).toHaveText('Not done yet.');
    await expect(page.locator(`#${id}`)).toHaveCount(0);
    await button.press('Space');
    await expect(outcome(page, 'ids-that-change')).toHaveText(/^Done: /);
  });

  await test.step('the first field of a label may be the wrong one', async () => {
    const town = await page.locator('#town-wanted').innerText();
    const address = (await page.locator('#town-address').innerText()).toLowerCase();
    const other = address === 'billing' ? 'delivery' : 'billing';
    await page.locator(`#${other}-town`).fill(town);
    await page.locator(`#${other}-town`).press('Enter');
    await expect(outcome(page, 'labels-that-occur-twice')).toHaveText(/^Missed: you typed /);
    await page.locator(`#${other}-town`).fill('');
    await page.locator(`#${address}-town`).click();
    await page.keyboard.type(town);
    await page.keyboard.press('Tab');
    await page.keyboard.press(other === 'delivery' ? 'Tab' : 'Shift');
    await page.locator('#save-addresses').press('Enter');
    await expect(outcome(page, 'labels-that-occur-twice')).toHaveText(/^Done: /);
  });

  await test.step('a name that is cut is read when its button is focused', async () => {
    const words = await wanted(page, 'ellipsis');
    await page.locator('#ellipsis button', { hasText: words }).click();
    await expect(outcome(page, 'ellipsis')).toHaveText(`Missed: you pressed the button that reads ‘${words}, draft’.`);
    await page.locator('#ellipsis-1').focus();
    while ((await page.locator('#ellipsis-full').innerText()) !== words) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(outcome(page, 'ellipsis')).toHaveText(/^Done: /);
  });
});

test('a seed gives the same page on any origin, and another seed gives another', async ({ page, site }) => {
  const seen = async (address: string) => {
    await page.goto(address);
    await expect(page.locator('#label-not-the-name')).toBeVisible();
    return page.locator('main').innerHTML();
  };
  const first = await seen('/textTraps?seed=7');
  expect(await seen('/textTraps?seed=7')).toBe(first);
  expect(await seen('/textTraps?seed=8')).not.toBe(first);
  await page.goto(`${site.forms}/textTraps?seed=7`);
  await expect(page.locator('#zero-width-spaces-ticket')).toHaveText(/^.{9}$/);
});

leavesNothingBehind('/textTraps', {
  'at once': async () => {},
  'after a press': (page) => page.locator('#non-breaking-spaces-1').click(),
  'while typing': (page) => page.locator('#bidi-marks-answer').pressSequentially('12'),
});
