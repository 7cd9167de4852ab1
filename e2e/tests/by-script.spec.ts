/**
 * One rule for the stations of all pages: what a station asks a person to do does not count if a script does it. So no outcome may
 * become `Done:` by scripts, unless the station says that a script may do it. A script may always scroll.
 */
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { transformSync } from 'esbuild';
import type { PublishedPractice } from '../../shared/contract/practice';
import { practiceAddress } from '../../shared/contract/practiceAddress';
import { expect, outcome, test } from '../../shared/test/browser';
import { dispatcher, inputByScript } from '../fixtures/inputByScript';
import { publishedGroups } from '../fixtures/publishedGroups';

/** A solution that waits for what a script cannot reach is given up after this time, in milliseconds. */
const PATIENCE = 10_000;

const hasStation = ({ outcome }: PublishedPractice['tasks'][number]) =>
  outcome.some((one) => 'pattern' in one && /^Done:/.test(one.pattern ?? ''));

type Solve = (fixtures: object, info: object) => Promise<void>;

const pages = (
  await Promise.all(
    publishedGroups.map(async ({ url, practice, demos }) => {
      if (!practice) return [];
      const hash = practice;
      return Promise.all(
        demos.map(async ({ path, expose }) => {
          const response = await fetch(practiceAddress(url, hash, { expose }));
          return { path, ...((await response.json()) as PublishedPractice) };
        }),
      );
    }),
  )
).flatMap((ofGroup) => ofGroup.filter(({ tasks }) => tasks.some(hasStation)));

/** The solutions in a file for Playwright, by task. */
function solutionsIn(source: string): Record<string, Solve> {
  const solutions: Record<string, Solve> = {};
  const [quick, load] = [expect.configure({ timeout: 1_000 }), createRequire(import.meta.url)];
  const instead: Record<string, object> = {
    '@playwright/test': {
      expect: quick,
      test: Object.assign((id: string, solve: Solve) => Object.assign(solutions, { [id]: solve }), { use() {} }),
    },
  };
  const { code } = transformSync(source, { loader: 'ts', format: 'cjs', target: 'es2022' });
  new Function('require', 'module', 'exports', code)((name: string) => instead[name] ?? load(name), {}, {});
  return solutions;
}

/** The names of the stations whose outcome begins with a word, without those that allow scripts. */
const stationsThatSay = (page: Page, word: string) =>
  page.locator('section.card:has(> .card-body > [role=status])').evaluateAll(
    (stations, said) =>
      stations
        .filter((station) => !/\bscripts? may (?!scroll)/i.test(station.textContent))
        .filter((station) => station.querySelector(':scope > .card-body > [role=status]')?.textContent.startsWith(said))
        .map(({ id }) => id),
    word,
  );

test.use({ allowComplaints: [/./] });

for (const { path, solutions, tasks } of pages) {
  test(`${path}: a script that presses, types and dispatches everything is a miss`, { tag: '@long' }, async ({
    page,
  }) => {
    page.on('dialog', (dialog) => dialog.accept().catch(() => {}));
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const pressIn = async (round: number) => {
      for (const frame of page.frames()) {
        await frame.evaluate(`window.byScript ?? (${dispatcher})()`).catch(() => {});
        await frame.evaluate(pressEverything, round).catch(() => {});
      }
      expect(await stationsThatSay(page, 'Done:')).toEqual([]);
    };
    await pressIn(1);
    // Again, because a press may show more to press, some of it after its code has come.
    await expect(async () => {
      await pressIn(2);
      expect(await stationsThatSay(page, 'Missed:')).not.toEqual([]);
    }).toPass({ timeout: 20_000 });
  });

  test(`${path}: the way to each outcome does not count if a script goes it`, { tag: '@audit' }, async ({
    context,
  }) => {
    test.setTimeout(tasks.length * (PATIENCE + 5_000));
    const solve = solutionsIn((solutions.playwright ?? []).map(([text]) => text).join(''));
    const done: string[] = [];
    context.newCDPSession = () => Promise.reject(new Error('The protocol would send trusted input.'));
    for (const id of Object.keys(solve)) {
      const page = await context.newPage();
      page.setDefaultTimeout(3_000);
      const restore = await inputByScript(page);
      // Most solutions fail, because the outcome does not come.
      const trying = solve[id]?.({ page, context, browserName: 'chromium' }, { outputPath: () => '/nowhere' });
      await Promise.race([trying?.catch(() => {}), setTimeout(PATIENCE)]);
      done.push(...(await stationsThatSay(page, 'Done:')));
      await page.close();
      restore();
    }
    expect(Object.keys(solve)).not.toEqual([]);
    expect(done).toEqual([]);
  });
}

test('the text and the style of document.execCommand are by a script, though its events are trusted', async ({
  page,
}) => {
  await page.goto('/richText?seed=7');
  const command = (id: string, name: string, text: string) =>
    page.locator(`#${id}`).evaluate(
      (editor: HTMLElement, [how, what]) => {
        editor.focus();
        const range = document.createRange();
        range.selectNodeContents(editor);
        const node = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT).nextNode() as Text;
        const start = node.data.search(new RegExp(`\\b${what}\\b`));
        if (how === 'bold') {
          range.setStart(node, start);
          range.setEnd(node, start + what.length);
        }
        getSelection()?.removeAllRanges();
        getSelection()?.addRange(range);
        document.execCommand(how, false, what);
      },
      [name, text] as const,
    );
  await command('note', 'insertText', await page.locator('#note-wanted').innerText());
  await page.getByRole('button', { name: 'Check note' }).click();
  await command('headline', 'bold', await page.locator('#bold-wanted').innerText());
  for (const name of ['Editable block', 'Bold one word'])
    await expect(outcome(page, name)).toHaveText(/^Missed: .*a script/);
});

declare const byScript: ReturnType<typeof dispatcher>;

/** Runs in a frame. */
function pressEverything(round: number) {
  const inside = (root: Document | ShadowRoot | Element): Element[] =>
    [...root.querySelectorAll('*')].flatMap((one) => (one.shadowRoot ? [one, ...inside(one.shadowRoot)] : [one]));
  const all = [...document.querySelectorAll('section.card')].flatMap(inside);
  const here = window === window.top ? all : inside(document);
  for (const element of here) {
    // A script cannot give a file input a name.
    if (element.matches('input:not([type=checkbox], [type=file]), textarea')) byScript.fill(element, '37');
  }
  for (const element of here) {
    // Other links would leave the page.
    if (element.matches('button, input, [role], a[href^="#"], [tabindex], label')) byScript.press(element);
    if (element.matches('button, input, [role], [tabindex]'))
      for (const key of ['Enter', ' ', 'End']) byScript.key(element, key);
    if (element.matches('[draggable=true]'))
      byScript.drag(element, ['dragstart', 'dragenter', 'dragover', 'drop', 'dragend']);
    if (element.matches('form')) (element as HTMLFormElement).requestSubmit();
  }
  if (round === 2) for (const element of here) if (element.matches('dialog')) (element as HTMLDialogElement).close();
}
