import { expect, outcome, test } from '@playground/kit/test/browser';
import { leavesNothingBehind } from '@playground/kit/test/leftovers';
import type { Page } from '@playwright/test';

const FRAMEWORKS = ['React 19', 'React 18', 'Vue', 'Svelte', 'Lit'];

const listIn = (page: Page, station: string, framework: string) =>
  page.getByRole('region', { name: station }).getByRole('group', { name: framework });

test('by keyboard: each framework gets what a person types, and Lit nothing without a key', async ({ page }) => {
  await page.goto('/frameworks?seed=8');
  const station = 'Typed by a tool';
  const word = (await page.locator('#typed-expected').textContent()) ?? '';
  const lit = listIn(page, station, 'Lit').getByLabel('Word for Lit');
  await lit.fill(word);
  await listIn(page, station, 'Lit').getByRole('button', { name: 'Add to Lit' }).click();
  await expect(outcome(page, station)).toHaveText('Missed: Lit got no text from its field.');
  await expect(lit).toHaveValue(word);
  await lit.fill('');
  for (const framework of FRAMEWORKS) {
    const field = listIn(page, station, framework).getByLabel(`Word for ${framework}`);
    await field.pressSequentially(word);
    if (framework === 'Lit') {
      // Without a key, Lit keeps the word that a person typed before.
      await field.selectText();
      await page.keyboard.insertText('other');
    }
    await field.press('Enter');
    await expect(listIn(page, station, framework).getByRole('listitem')).toContainText([word]);
    await expect(field).toHaveValue('');
  }
  await expect(outcome(page, station)).toHaveText('Done: each framework got the word.');
});

test('what a script types is not by hand, in a shadow root either', { tag: '@long' }, async ({ page }) => {
  await page.goto('/frameworks?seed=8');
  const station = 'Add, finish and remove';
  const added = (await page.locator('#basics-added').textContent()) ?? '';
  for (const framework of FRAMEWORKS) {
    const list = listIn(page, station, framework);
    await list.getByLabel(`New task in ${framework}`).evaluate((field: HTMLInputElement, text) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    }, added);
    await list.getByRole('button', { name: `Add to ${framework}` }).click();
    await expect(outcome(page, station)).toHaveText('Missed: a script set this value. A person must do it.');
    // The next one must bring its own miss.
    await list
      .getByRole('button', { name: /^Remove / })
      .first()
      .evaluate((button: HTMLElement) => button.click());
    await expect(outcome(page, station)).not.toHaveText('Missed: a script set this value. A person must do it.');
  }
});

test('by keyboard: an early look finds the old word, and the same selectors do for all lists', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/frameworks?seed=8');
  const later = 'Text that comes a tick later';
  const early: string[] = [];
  for (const framework of FRAMEWORKS) {
    const list = listIn(page, later, framework);
    const shown = list.locator('strong');
    const [old] = await shown.allTextContents();
    const button = list.getByRole('button', { name: `New word from ${framework}` });
    await button.focus();
    // Both in one script, because a slow machine may be too late for the old word.
    early.push(
      await shown.evaluate((element) => {
        const root = element.getRootNode() as Document | ShadowRoot;
        (root.activeElement as HTMLElement).click();
        return element.textContent;
      }),
    );
    expect(early.at(-1)).toBe(old);
    await button.press('Enter');
    await expect(shown).not.toHaveText(old ?? '');
  }
  await page.getByLabel('Five words').fill(early.join(' '));
  await page.getByLabel('Five words').press('Enter');
  await expect(outcome(page, later)).toHaveText(`Missed: ‘${early[0]}’ is the old word of React 19.`);

  const task = await page.locator('#same-finished').textContent();
  for (const framework of FRAMEWORKS) {
    const finish = listIn(page, 'Same selectors for all', framework).getByRole('button', { name: `Finish ${task}` });
    await finish.press('Enter');
    await expect(finish).toBeHidden();
  }
  await expect(outcome(page, 'Same selectors for all')).toHaveText(`Done: ‘${task}’ is finished in all five lists.`);
});

leavesNothingBehind('/frameworks', {
  'at once': async () => {},
  'with all lists': async (page) => {
    await expect(page.getByText(/^Loading /)).toHaveCount(0);
  },
  'while new words are drawn': async (page) => {
    for (const framework of FRAMEWORKS) await page.getByRole('button', { name: `New word from ${framework}` }).click();
  },
});
