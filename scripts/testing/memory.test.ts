import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allDemoFolders, type DemoFolder } from '../build/demoFolders.ts';
import { createMemory, editedFiles, type Part } from './memory.ts';
import { browserParts, solutionParts, unitParts } from './parts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'playground-memory-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => path.join(folder, '.cache/passes.json');
const write = (name: string, text: string) => {
  mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};
const part = (changes: Partial<Part> = {}): Part => ({
  id: 'unit x',
  target: 'x',
  inputs: ['x'],
  facts: [],
  ...changes,
});

test('a part that has passed is not run again by the next run, and its results count', () => {
  write('x/a.ts', '1');
  const first = createMemory(folder, file());
  expect(first.toRun([part()])).toEqual([part()]);
  first.keep(part(), 3);
  const next = createMemory(folder, file());
  expect(next.toRun([part()])).toEqual([]);
  expect(next.remembered()).toBe(3);
});

test('without a file nothing is remembered', () => {
  createMemory(folder).keep(part(), 3);
  expect(createMemory(folder).toRun([part()])).toEqual([part()]);
});

describe('a part that may be left to CI', () => {
  const left = part({ leftToCi: true, inputs: ['x', 'y.ts', 'shell/dist/.build-id'] });

  test.each([
    ['is left out while its inputs are as they were pushed', ['z/a.ts', 'xy/a.ts', 'y.tsx'], false],
    ['runs when a file in one of its folders is not', ['x/deep/a.ts'], true],
    ['runs when one of its files is not', ['y.ts'], true],
    ['runs when a source of its build is not', ['shell/src/a.ts'], true],
    ['runs when nobody knows what was pushed', undefined, true],
  ])('%s', (_, edited, runs) => {
    const memory = createMemory(folder, file(), edited);
    expect(memory.toRun([left, part()])).toEqual(runs ? [left, part()] : [part()]);
    expect(memory.leftToCi()).toEqual(runs ? [] : [left.id]);
  });

  test('runs once it has passed here and its inputs have changed, pushed or not', () => {
    write('x/a.ts', '1');
    createMemory(folder, file(), ['x/a.ts']).keep(left, 3);
    expect(createMemory(folder, file(), []).remembered()).toBe(0);
    expect(createMemory(folder, file(), []).toRun([left])).toEqual([]);
    write('x/a.ts', '2');
    expect(createMemory(folder, file(), []).toRun([left])).toEqual([left]);
  });
});

test('edited files are those that differ from what was pushed, or else committed', () => {
  const git = (...args: string[]) => {
    const who = ['-c', 'user.name=Tester', '-c', 'user.email=tester@example.com'];
    execFileSync('git', [...who, ...args], { cwd: folder, stdio: 'ignore' });
  };
  expect(editedFiles(folder)).toBeUndefined();
  git('init', '--initial-branch=main');
  write('x/a.ts', '1');
  write('b.ts', '1');
  git('add', '.');
  git('commit', '--message=One');
  expect(editedFiles(folder)).toEqual([]);
  git('init', '--bare', 'far.git');
  git('remote', 'add', 'far', 'far.git');
  git('push', '--set-upstream', 'far', 'main');
  write('.gitignore', 'far.git');
  write('x/a.ts', '2');
  git('commit', '--all', '--message=Two');
  write('new/c.ts', '1');
  expect(editedFiles(folder)).toEqual(['x/a.ts', '.gitignore', 'new/c.ts']);
});

test('an edit during the run is not taken for what has passed', () => {
  write('x/a.ts', '1');
  const running = createMemory(folder, file());
  running.toRun([part()]);
  write('x/a.ts', '2');
  running.keep(part(), 3);
  expect(createMemory(folder, file()).toRun([part()])).toEqual([part()]);
});

describe('what a demo depends on', () => {
  const BROWSER = process.execPath;
  let counter: DemoFolder;
  beforeAll(async () => {
    [counter] = (await allDemoFolders(['forms/src/counter/'])) as [DemoFolder];
  });
  const parts = (length: 'short' | 'long' = 'short') => [
    ...unitParts([counter], length),
    ...browserParts([counter], BROWSER, length),
    ...solutionParts([counter], ['playwright', 'selenium'], BROWSER, length),
  ];
  const OF_COUNTER = ['unit', 'browser', 'pages', 'solutions'].map((kind) => `${kind} forms/counter`);
  /** The kinds of counter's results that are forgotten after a change. */
  const forgotten = (change: () => void, partsNow = parts()) => {
    for (const input of new Set(parts().flatMap(({ inputs }) => inputs))) {
      if (!/\.[\w-]+$/.test(input)) mkdirSync(path.join(folder, input), { recursive: true });
      else write(input, 'before');
    }
    const before = createMemory(folder, file());
    for (const one of before.toRun(parts())) before.keep(one, 1);
    expect(createMemory(folder, file()).toRun(parts())).toEqual([]);
    change();
    const ids = createMemory(folder, file())
      .toRun(partsNow)
      .map(({ id }) => id);
    return OF_COUNTER.filter((kind) => ids.some((id) => id.startsWith(kind))).map((kind) => kind.split(' ')[0]);
  };

  const ALL = ['unit', 'browser', 'pages', 'solutions'];
  const IN_SITE = ['browser', 'pages', 'solutions'];
  test.each([
    ['its own code', 'remotes/forms/src/counter/Counter.tsx', ALL],
    ['its own test', 'remotes/forms/src/counter/Counter.test.tsx', ALL],
    ['what its group shares', 'remotes/forms/shared/useX.ts', ALL],
    ['what all groups share', 'shared/src/random.ts', ALL],
    ['the lock file', 'package-lock.json', ALL],
    ["its group's build", 'remotes/forms/webpack.config.ts', IN_SITE],
    ["the shell's build", 'hosts/shell/dist/.build-id', IN_SITE],
    ['a service', 'services/api/src/app.ts', IN_SITE],
    ['how builds are made', 'scripts/build/build.ts', IN_SITE],
    ['the harness', 'e2e/tools/verdict.ts', IN_SITE],
    ['how tests are run', 'e2e/playwright.config.ts', IN_SITE],
    ['the checks of all pages', 'e2e/tests/catalogue.spec.ts', ['pages']],
    ['the settings of unit tests', 'jest.config.mjs', ['unit']],
    ['another demo', 'remotes/forms/src/checkbox/Checkbox.tsx', []],
    ['a text for people', 'remotes/forms/src/counter/README.md', []],
  ])('after a change of %s, its results are forgotten where they depend on it', (_, changed, kinds) => {
    expect(forgotten(() => write(changed, 'after'))).toEqual(kinds);
  });

  test('a short run does not stand for a long one, except for solutions', () => {
    expect(forgotten(() => {}, parts('long'))).toEqual(['unit', 'browser', 'pages']);
  });

  test('another version of the browser or of Node forgets them', () => {
    const browser = (): Part[] => parts().map((one) => ({ ...one, facts: one.facts.map((fact) => `${fact}2`) }));
    expect(forgotten(() => {}, browser())).toEqual(ALL);
  });

  test('a part of the browser tests knows its own tests', () => {
    const covering = (test: string, title: string) =>
      browserParts([counter], BROWSER, 'short')
        .filter((one) => one.covers(test, title))
        .map(({ id }) => id);
    const catalogue = 'e2e/tests/catalogue.spec.ts';
    expect(covering('remotes/forms/src/counter/Counter.e2e.ts', 'counts')).toEqual(['browser forms/counter']);
    expect(covering('e2e/tests/frame.spec.ts', '/counter has a frame')).toEqual(['browser frame.spec.ts']);
    expect(covering(catalogue, '/counter keeps what every page promises')).toEqual(['pages forms/counter']);
    expect(covering(catalogue, 'task five of /counter is not done')).toEqual(['pages forms/counter']);
    expect(covering(catalogue, '/guide keeps what every page promises')).toEqual(['pages shell']);
    expect(covering(catalogue, '/counterOther keeps what every page promises')).toEqual([]);
  });

  test('a spec of the whole site depends on the demos that it names, and on the words of all', () => {
    const specs = browserParts([counter], BROWSER, 'short');
    const inputsOf = (spec: string) => specs.find(({ id }) => id === `browser ${spec}`)?.inputs;
    expect(inputsOf('conditions.spec.ts')).toContain('remotes/forms/src/counter');
    expect(inputsOf('proxy.spec.ts')).not.toContain('remotes/media/src/video');
    const renamed = { ...counter, demo: { ...counter.demo, title: 'Count' } };
    const facts = (demo: DemoFolder) =>
      browserParts([demo], BROWSER, 'short').find(({ id }) => id === 'browser frame.spec.ts')?.facts;
    expect(facts(renamed)).not.toEqual(facts(counter));
  });
});
