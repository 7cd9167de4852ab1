/** What is true of all pages together. What one page can break alone is a type or a rule of the linter, which the editor shows. */
import { PATHS } from '../../shared/contract/paths.ts';
import { allDemoFolders, type DemoFolder } from '../build/demoFolders.ts';

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

test('each page has a solution in Playwright', () => {
  const lacking = demos.filter(({ solutions }) => !solutions.playwright);
  expect(
    lacking.map(({ folder }) => `${folder}: write solutions/playwright.spec.ts, with a test for each task.`),
  ).toEqual([]);
});
