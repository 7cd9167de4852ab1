import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Tool } from '../../shared/contract/practice.ts';
import { OWN_PAGES } from '../../shared/contract/routes.ts';
import { project } from '../../shared/project/folders.ts';
import type { DemoFolder } from '../build/demoFolders.ts';
import type { Part } from './memory.ts';

const PACKAGES = ['package-lock.json', 'package.json'];
const BUILDERS = ['scripts/build', 'scripts/serve', 'webpack.config.base.ts'];
/** What a demo meets when its site runs. */
const SITE = ['hosts/shell/dist/.build-id', 'hosts/shell/remotes.json', 'hosts/standalone', 'services', 'shared'];
const HARNESS = ['e2e/tools', 'e2e/fixtures', 'e2e/playwright.config.ts', 'scripts/testing'];
/** All but the groups, with the documents that tests read. */
const HOUSE = [
  ...['bench', 'deploy', 'e2e', 'examples', 'hosts', 'scripts', 'services', 'shared'],
  ...['README.md', 'docs/failures.md', 'docs/matrix.md', 'docs/matrix.runs.json', 'docker-compose.yml', 'Dockerfile'],
  ...['biome.json', 'budgets.json', 'jest.config.mjs', 'tsconfig.json', 'webpack.config.base.ts'],
];

/** A short run leaves out values and tests, so it does not stand for a long one. */
type Length = 'short' | 'long';

const CATALOGUE = 'e2e/tests/catalogue.spec.ts';

/** A part of the browser tests, and which tests belong to it. `file` is relative to the project. */
export interface BrowserPart extends Part {
  /** Whether it is run by its page in the catalogue's tests, and not by a file of its own. */
  inCatalogue: boolean;
  covers(file: string, title: string): boolean;
}

/** The unit tests of each demo, each group's shared folder and each room. */
export function unitParts(demos: DemoFolder[], length: Length): Part[] {
  const facts = [process.version, length];
  const part = (id: string, target: string, inputs: string[]): Part => ({
    id: `unit ${id}`,
    target,
    inputs: [target, 'jest.config.mjs', 'shared', ...PACKAGES, ...inputs],
    facts,
  });
  return [
    ...demos.map(({ group, name, folder }) => part(`${group}/${name}`, folder, [sharedOf(group)])),
    ...groupsOf(demos).map((group) => part(`${group}/shared`, sharedOf(group), [])),
    part('shared', 'shared', []),
    part('shell', 'hosts/shell', []),
    part('services', 'services', ['hosts/shell/remotes.json']),
    part('scripts', 'scripts', [...HOUSE, ...demos.flatMap(({ inputs }) => inputs.map(fromProject))]),
  ].filter(({ target }) => existsSync(path.join(project, target)));
}

/** The browser tests of each demo, of each page in the catalogue, and of the whole site. */
export function browserParts(demos: DemoFolder[], browser: string, length: Length): BrowserPart[] {
  const facts = [process.version, versionOf(browser), length];
  const ofFiles = (part: Omit<Part, 'facts'>, more: string[] = []): BrowserPart => ({
    ...part,
    facts: [...facts, ...more],
    inCatalogue: false,
    covers: (file) => file.startsWith(part.target),
  });
  const ofPages = (part: Omit<Part, 'facts'>, addresses: string[], more: string[] = []): BrowserPart => ({
    ...part,
    facts: [...facts, ...more],
    inCatalogue: true,
    covers: (file, title) =>
      file.endsWith(path.basename(CATALOGUE)) &&
      addresses.some((address) => title.startsWith(`${address} `) || title.includes(` of ${address} `)),
  });
  const words = JSON.stringify(demos.map(({ demo }) => demo));
  const specs = path.join(project, 'e2e/tests');
  return [
    ...demos
      .filter(({ folder }) => readdirSync(path.join(project, folder)).some((file) => file.endsWith('.e2e.ts')))
      .map((demo) => ofFiles({ id: `browser ${keyOf(demo)}`, target: `${demo.folder}/`, inputs: inSite(demo) })),
    ...demos.map((demo) =>
      ofPages(
        {
          id: `pages ${keyOf(demo)}`,
          target: keyOf(demo),
          inputs: [...inSite(demo), CATALOGUE],
          leftToCi: length === 'short' && demo !== demos.find(({ group }) => group === demo.group),
        },
        demo.pages.map((page) => page.path),
      ),
    ),
    ofPages(
      { id: 'pages shell', target: 'shell', inputs: [...SITE, ...BUILDERS, ...HARNESS, ...PACKAGES, CATALOGUE] },
      OWN_PAGES.map((page) => page.path),
      [words],
    ),
    ...(existsSync(specs) ? readdirSync(specs) : [])
      .filter((file) => file.endsWith('.spec.ts') && file !== path.basename(CATALOGUE))
      .map((file) => {
        const inputs = [...HOUSE, SITE[0] as string, ...PACKAGES, ...mentionedIn(path.join(specs, file), demos)];
        return ofFiles({ id: `browser ${file}`, target: `e2e/tests/${file}`, inputs }, [words]);
      }),
  ];
}

/** A part of the solutions: those of some tasks of a demo, in a tool. */
export interface SolutionPart extends Part {
  demo: DemoFolder;
  tool: Tool;
  tasks: string[];
}

/** The solutions of each demo in each of these tools. In the short run, all but the first may be left to CI. */
export function solutionParts(
  demos: DemoFolder[],
  tools: readonly Tool[],
  browser: string,
  length: Length,
): SolutionPart[] {
  const facts = [process.version, versionOf(browser)];
  return demos.flatMap((demo) =>
    tools
      // A basic demo without them has failed.
      .filter((tool) => demo.solutions[tool] || !demo.demo.beyond)
      .flatMap((tool) => {
        const [first = [], ...rest] = demo.tasks.map(({ id }) => [id]);
        const part = { target: `${demo.folder}/`, inputs: inSite(demo), facts, demo, tool };
        const id = `solutions ${keyOf(demo)} ${tool}`;
        return [
          { ...part, id: `${id}, the first`, tasks: first },
          { ...part, id, tasks: rest.flat(), leftToCi: length === 'short' },
        ].filter(({ tasks }) => tasks.length > 0);
      }),
  );
}

const keyOf = ({ group, name }: DemoFolder) => `${group}/${name}`;
const sharedOf = (group: string) => `remotes/${group}/shared`;
const groupsOf = (demos: DemoFolder[]) => [...new Set(demos.map(({ group }) => group))];
const fromProject = (file: string) => path.relative(project, file);

/** What the pages of a demo depend on when its site runs. */
function inSite({ group, folder }: DemoFolder): string[] {
  return [folder, sharedOf(group), `remotes/${group}/webpack.config.ts`, ...SITE, ...BUILDERS, ...HARNESS, ...PACKAGES];
}

/** The folders of the demos that a spec, or a fixture that it imports, names by an address or a title. */
function mentionedIn(spec: string, demos: DemoFolder[]): string[] {
  const source = readFileSync(spec, 'utf8');
  const fixtures = [...source.matchAll(/from '(\.\.\/fixtures\/\w+)'/g)].map(([, file]) =>
    path.join(path.dirname(spec), `${file}.ts`),
  );
  const text = [source, ...fixtures.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'))]
    .join('\n')
    .toLowerCase();
  const isNamed = (words: string) =>
    RegExp(`(?<![\\w-])${words.toLowerCase().replaceAll(/[^\w/ -]/g, '.')}(?![\\w-])`).test(text);
  return demos
    .filter(
      ({ demo: { title }, pages }) =>
        isNamed(title) || pages.some((page) => [page.path, ...page.aliases].some(isNamed)),
    )
    .map(({ folder }) => folder);
}

const versions = new Map<string, string>();

/** What a browser says of itself with `--version`. */
function versionOf(browser: string): string {
  const known = versions.get(browser) ?? execFileSync(browser, ['--version'], { encoding: 'utf8' });
  versions.set(browser, known);
  return `${browser} ${known}`;
}
