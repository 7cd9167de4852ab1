/** What is true of all pages together. What one page can break alone is a type or a rule of the linter, which the editor shows. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PATHS } from '../../shared/contract/paths.ts';
import { root } from '../../shared/project/folders.ts';
import { allDemoFolders, type DemoFolder } from '../build/demoFolders.ts';
import { publishedDemos } from '../build/publishDemos.ts';

let demos: DemoFolder[];
beforeAll(async () => {
  demos = await allDemoFolders();
});

/** Of things with the same key, a sentence for each one after the first. */
function repeated(things: { key: string | number; folder: string }[], say: (folder: string, first: string) => string) {
  const firsts = new Map<string | number, string>();
  return things.flatMap(({ key, folder }) => {
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, folder);
    return first === undefined ? [] : [say(folder, first)];
  });
}

test('no two cards of home have the same icon, but for the one of `new:demo`', () => {
  const icons = demos
    .map(({ folder, demo: { icon } }) => ({ key: icon, folder }))
    .filter(({ key }) => key !== 'puzzle');
  expect(
    repeated(icons, (folder, first) => `${folder}/demo.ts: choose another icon, because ${first} has it.`),
  ).toEqual([]);
});

test('no two pages have the same place in a path', () => {
  for (const { name } of PATHS) {
    const places = demos.flatMap(({ folder, demo: { paths = {} } }) =>
      paths[name] ? [{ key: paths[name], folder }] : [],
    );
    const say = (folder: string, first: string) =>
      `${folder}/demo.ts: choose a place in ‘${name}’ that ${first} does not have. Between 3 and 4 is 3.5.`;
    expect(repeated(places, say)).toEqual([]);
    expect(places.length).toBeGreaterThan(4);
  }
});

test('the first path ends on a page where something is made, not read', () => {
  const place = ({ demo: { paths = {} } }: DemoFolder) => paths['first-steps'] ?? 0;
  const last = demos.toSorted((a, b) => place(a) - place(b)).at(-1);
  expect(last?.tasks.filter(({ outcome }) => outcome.every((one) => !('answer' in one))).length).toBeGreaterThan(1);
});

test('the tasks of the first path are done with any seed: a reload for another one forgets the progress', () => {
  const bound = demos.filter(({ demo, tasks }) => demo.paths?.['first-steps'] && tasks.some(({ seed }) => seed));
  expect(bound.map(({ folder }) => folder)).toEqual([]);
});

test('three levels of difficulty divide the pages into three parts', () => {
  const levels = publishedDemos(demos).map(({ difficulty = 'basic' }) => difficulty);
  const parts = ['basic', 'tricky', 'hard'].map((level) => levels.filter((one) => one === level).length);
  expect(Math.min(...parts)).toBeGreaterThan(demos.length / 5);
  expect(Math.max(...parts)).toBeLessThan(demos.length / 2);
});

test('a tag has one spelling, in the singular', () => {
  const plain = (tag: string) => tag.toLowerCase().replace(/s$/, '');
  const tags = new Map(demos.flatMap(({ demo }) => demo.tags.map((tag) => [plain(tag), tag] as const)));
  const others = demos.flatMap(({ folder, demo }) =>
    demo.tags
      .filter((tag) => tags.get(plain(tag)) !== tag)
      .map((tag) => `${folder}/demo.ts: ‘${tag}’ is also ‘${tags.get(plain(tag))}’.`),
  );
  expect(others).toEqual([]);
});

test('a page of eight stations or more begins with an index of them', () => {
  const long = demos.filter(({ tasks }) => tasks.filter(({ byHand }) => byHand).length > 7);
  expect(long.length).toBeGreaterThan(15);
  const without = long.filter(({ folder, pages: [own] }) => {
    const file = path.resolve(root, folder, `${own?.file}`);
    return !readFileSync(file, 'utf8').includes('<StationIndex ');
  });
  expect(without.map(({ folder }) => `${folder}: begin with <StationIndex of={stations} />.`)).toEqual([]);
});

test('each page has a solution in Playwright', () => {
  const lacking = demos.filter(({ solutions }) => !solutions.playwright);
  expect(
    lacking.map(({ folder }) => `${folder}: write solutions/playwright.spec.ts, with a test for each task.`),
  ).toEqual([]);
});

describe('a goal', () => {
  const goals = () =>
    demos.flatMap(({ folder, tasks }) =>
      tasks.map(({ id, goal, byHand = '' }) => ({ at: `${folder}, ${id}`, goal, byHand })),
    );
  /** Of the goals that something is wrong with. */
  const wrong = (isWrong: (goal: string, byHand: string) => boolean) =>
    goals().flatMap(({ at, goal, byHand }) => (isWrong(goal, byHand) ? [`${at}: ${goal}`] : []));

  test('has no sentence of more than 25 words', () => {
    const sentences = (goal: string) => goal.split(/(?<=[.!?:]’?) /);
    const words = (sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
    expect(wrong((goal) => sentences(goal).some((sentence) => words(sentence).length > 25))).toEqual([]);
    expect(goals().length).toBeGreaterThan(400);
  });

  test('has names in curly single quotes, and curly apostrophes', () => {
    // A station's name is as old as its outcome, and never changes.
    const own = (goal: string) => goal.replace(/^In ‘.+?’, /, '');
    expect(wrong((goal) => /["'“”`]/.test(own(goal)))).toEqual([]);
  });

  test('names a control, a frame or a window in quotes', () => {
    const UNQUOTED =
      /\b(?:[Pp]ress|[Tt]ick|button|link|frame|field|select|slider|switch|editor) (?!Arrow|Enter|Tab|Shift|Ctrl)\p{Lu}/u;
    expect(wrong((goal) => UNQUOTED.test(goal))).toEqual([]);
  });

  test('does not repeat what its task says of scripts, or where it stands on the page', () => {
    expect(
      wrong((goal, byHand) => goal.includes('by a script') || (!!byHand && /\bbelow\b|named under/.test(goal))),
    ).toEqual([]);
  });
});

test('descriptions and hints have curly apostrophes', () => {
  const words = demos.flatMap(({ folder, demo, tasks, pages }) => {
    const texts = [demo, ...pages].map(({ description }) => description);
    return [...texts, ...tasks.map(({ hint = '' }) => hint)].map((text) => ({ folder, text }));
  });
  expect(words.length).toBeGreaterThan(500);
  expect(words.filter(({ text }) => /\w'\w/.test(text))).toEqual([]);
});

test('a page says once in its description if a person must do its tasks', () => {
  const silent = demos.filter(
    ({ demo, tasks }) => tasks.some(({ byHand }) => byHand) && !/\bscripts?\b/.test(demo.description),
  );
  expect(silent.map(({ folder }) => `${folder}/demo.ts: say in the description what a script may not do.`)).toEqual([]);
});
