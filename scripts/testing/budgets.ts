import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { isInstalled, root } from '../../services/common/src/project.ts';
import type { ManifestFile } from '../../shared/contract/manifest.ts';
import { type DemoFolder, readDemoFolders } from '../build/demoFolders.ts';
import { groupsNamed, type Workspace, workspaces } from '../build/workspaces.ts';
import { run } from '../commandLine.ts';

const HELP = `
npm run budgets -- [group…]

Checks that each built file is within its budget of bytes over the wire (Brotli, without headers). The budgets are in budgets.json.
A page of stations has the budget of a demo and that of a station for each of its tasks. If a demo needs more, its exceptions.ts says
how much and why. With names, only the files of these groups are checked.
`;

/** Files that are loaded together. */
interface Row {
  name: string;
  bytes: number;
  /** None when nobody has given it one. */
  budget?: number;
  /** What is wrong beside a budget that is passed. */
  problem?: string;
}

/** The most bytes for each kind of files. */
const budgets: Record<string, number> = JSON.parse(readFileSync(path.join(root, 'budgets.json'), 'utf8'));

/** Prints what is built with its bytes and its budget. Throws with the names of what is over. */
export async function checkBudgets(groups: string[] = []): Promise<void> {
  const named = groupsNamed(groups);
  // Home with a team's groups alone is no home to hold to a budget.
  const withHome = groups.length === 0 && !isInstalled;
  const ofGroups = (await Promise.all(named.map(groupRows))).flat();
  const ofShell = withHome ? shellRows(workspaces()[0] as Workspace) : [];
  const rows = [...ofShell, ...ofGroups];
  if (withHome) {
    rows.unshift(
      total('home itself', rows, /^(document|shell (main|lean))\b/),
      // As behind a plain static host: in the server's document the manifests' words weigh less.
      total('home for its groups', rows, /^(manifest|icons)\b/, homeForGroups(named)),
      // What the server's document says of the page instead of the manifests is 0.6 kB.
      total('small demo in all', rows, /^(document|shell (main|federation)|entry forms$|demo forms counter\/Counter$)/),
    );
  }
  const width = Math.max(...rows.map(({ name }) => name.length));
  for (const { name, bytes, budget, problem = '' } of rows) {
    console.log(`  ${name.padEnd(width)} ${cell(bytes)} of ${cell(budget)} ${problem}`.trimEnd());
  }
  const failed = rows.filter(({ problem }) => problem).map(({ name, problem }) => `${name} (${problem})`);
  if (failed.length > 0) throw new Error(`Not within budget: ${failed.join(', ')}.`);
}

const cell = (value: number | string = '?') => String(value).padStart(7);

function row(name: string, bytes: number, budget = budgets[name] ?? budgets[name.split(' ')[0] as string]): Row {
  if (budget === undefined) return { name, bytes, problem: 'has no budget' };
  return { name, bytes, budget, ...(bytes > budget && { problem: 'OVER' }) };
}

function total(name: string, rows: Row[], belongs: RegExp, budget?: number): Row {
  const bytes = rows.filter((part) => belongs.test(part.name)).reduce((sum, part) => sum + part.bytes, 0);
  return row(name, bytes, budget);
}

/** What home may ask for of all groups: it has the words and the icon of each demo, however many there are. */
function homeForGroups(groups: Workspace[]): number {
  const { 'home for a group': forGroup = 0, 'home for a demo': forDemo = 0 } = budgets;
  const demos = groups.reduce((sum, group) => sum + manifestOf(group).metaData.demos.length, 0);
  return groups.length * forGroup + demos * forDemo;
}

function manifestOf({ directory }: Workspace): ManifestFile {
  return JSON.parse(readFileSync(path.join(directory, 'dist/mf-manifest.json'), 'utf8'));
}

/** The document, and each script and style by its name without the hash. */
function shellRows({ directory }: Workspace): Row[] {
  const files = readdirSync(path.join(directory, 'dist/static')).filter((file) => /\.(js|css)$/.test(file));
  return [
    row('document', wireBytes(directory, ['index.html'])),
    ...files.map((file) => row(`shell ${file.replace(/\.\w+\./, '.')}`, wireBytes(directory, [`static/${file}`]))),
  ];
}

async function groupRows(group: Workspace): Promise<Row[]> {
  const { name, directory } = group;
  const manifest = manifestOf(group);
  const folders = await readDemoFolders(group);
  const unknown = new Set(
    folders.flatMap(({ name: demo, exceptions: { bytes = {} } }) =>
      Object.keys(bytes).map((component) => `${demo}/${component}`),
    ),
  );
  const demos = manifest.exposes.map(({ path: expose, assets: { js, css } }) => {
    const [demo = '', ...rest] = expose.slice(2).split('/');
    const component = rest.join('/');
    unknown.delete(`${demo}/${component}`);
    const folder = folders.find((one) => one.name === demo) as DemoFolder;
    const exception = folder.exceptions.bytes?.[component];
    const bytes = wireBytes(directory, [...js.sync, ...css.sync]);
    const usual = budgetOf(folder, expose);
    const measured = row(`demo ${name} ${demo}/${component}`, bytes, exception?.most ?? usual);
    const needless = exception && bytes <= usual;
    return needless ? { ...measured, problem: 'needs no exception' } : measured;
  });
  return [
    row(`manifest ${name}`, wireBytes(directory, ['mf-manifest.json'])),
    row(`icons ${name}`, wireBytes(directory, [manifest.metaData.icons])),
    row(`entry ${name}`, wireBytes(directory, [manifest.metaData.remoteEntry.name])),
    ...demos,
    ...[...unknown].map((key) => ({ name: `demo ${name} ${key}`, bytes: 0, problem: 'an exception for nothing' })),
  ];
}

/** The budget of a component without an exception. */
function budgetOf({ demo: { beyond }, pages, tasks }: DemoFolder, expose: string): number {
  const { demo = 0, station = 0 } = budgets;
  return beyond && expose === pages[0]?.expose ? demo + tasks.length * station : demo;
}

/** The bytes that are sent for files of a build: of a .br, else what the server makes of it; small scripts go as they are. */
function wireBytes(directory: string, files: string[]): number {
  return files
    .map((file) => path.join(directory, 'dist', file))
    .map((file) => {
      const compressed = statSync(`${file}.br`, { throwIfNoEntry: false });
      if (compressed) return compressed.size;
      return /\.(html|json)$/.test(file) ? brotliCompressSync(readFileSync(file)).length : statSync(file).size;
    })
    .reduce((sum, bytes) => sum + bytes, 0);
}

if (process.argv[1] === import.meta.filename) {
  run(HELP, { allowPositionals: true }, ({ positionals }) => checkBudgets(positionals));
}
