import { PATHS } from '../../shared/contract/paths.ts';
import { COPIED_TOOLS } from '../../shared/contract/practice.ts';
import { allDemoFolders, type DemoFolder } from '../build/demoFolders.ts';

let demos: DemoFolder[];
beforeAll(async () => {
  demos = await allDemoFolders();
});
const allTasks = () => demos.flatMap(({ name, tasks }) => tasks.map((task) => ({ ...task, of: `${name} ${task.id}` })));

test('no two cards of home have the same icon', () => {
  const icons = demos.map(({ name, demo: { icon } }) => [icon, name] as const);
  const shared = icons.filter(([icon, name]) => icons.some((other) => other[0] === icon && other[1] !== name));
  expect(shared).toEqual([]);
});

test('each task has a difficulty, and a hint of at most 20 words', () => {
  const tasks = allTasks();
  expect(tasks.filter(({ difficulty }) => !difficulty).map(({ of }) => of)).toEqual([]);
  const isHint = (hint = '') => /^\S.*\.$/.test(hint) && hint.split(' ').length <= 20;
  expect(tasks.filter(({ hint }) => !isHint(hint)).map(({ of, hint }) => [of, hint])).toEqual([]);
});

test('a goal of a station names the station and says if input by a script counts, because an agent gets nothing else', () => {
  const stations = allTasks().flatMap(({ of, goal, outcome }) =>
    outcome.flatMap((one) => ('pattern' in one && one.pattern === 'Done: .+' ? { of, goal, name: one.name } : [])),
  );
  expect(stations.length).toBeGreaterThan(100);
  expect(stations.filter(({ goal, name }) => !goal.includes(`‘${name}’`)).map(({ of }) => of)).toEqual([]);
  // Only people can do a station, unless its goal says what a script may do.
  expect(stations.filter(({ goal }) => !/\bscript\b/.test(goal)).map(({ of }) => of)).toEqual([]);
});

test('each path of home has its pages in places of their own, and no place is left out', () => {
  for (const { name } of PATHS) {
    const own = demos.flatMap(({ demo: { paths = {} } }) => paths[name] ?? []);
    expect([name, own.sort((a, b) => a - b)]).toEqual([name, own.map((_, index) => index + 1)]);
    expect(own.length).toBeGreaterThan(4);
  }
});

test('each page has a solution in Python and Java, at least of its first task', () => {
  const lacking = demos.flatMap(({ name, tasks, solutions }) =>
    COPIED_TOOLS.filter((tool) => !solutions[tool]?.ids.includes(tasks[0]?.id ?? '')).map((tool) => `${name} ${tool}`),
  );
  expect(lacking).toEqual([]);
});
