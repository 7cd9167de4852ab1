import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { isInstalled, root } from '../../shared/project/folders.ts';
import { WORTH_IT } from '../build/compress.ts';
import { type DemoFolder, readDemoFolders } from '../build/demoFolders.ts';
import { groupsNamed, type Workspace, workspacesNamed } from '../build/workspaces.ts';
import { run } from '../commandLine.ts';
import { demosBuiltIn, readBuiltManifest } from './readBuilt.ts';

const HELP = `
npm run workshop -- budgets [group…]

Checks that each built file is within its budget of bytes over the wire (Brotli, without headers). The budgets are in budgets.json.
A page of stations has the budget of a demo and that of a station for each of its tasks. If a demo needs more, its exceptions.ts says
how much and why. With names, only the files of these groups are checked.
`;

interface Row {
  name: string;
  bytes: number;
  budget?: number;
  problem?: string;
}

/** The most bytes for each kind of files. */
const budgets: Record<string, number> = JSON.parse(readFileSync(path.join(root, 'budgets.json'), 'utf8'));

/** Prints the bytes and the budget of each row. Throws with the names of the rows that have a problem. */
export async function checkBudgets(names: string[] = []): Promise<void> {
  const groups = groupsNamed(names);
  const rows = (await Promise.all(groups.map(groupRows))).flat();
  // The home of a team has other groups, so it has no budget.
  if (names.length === 0 && !isInstalled) {
    rows.unshift(...shellRows(workspacesNamed(['shell'])[0] as Workspace));
    rows.unshift(
      total('home itself', rows, /^(document|shell (main|home|lean))\b/),
      // This is for a plain static host. In a document from our server, the words of the manifests have fewer bytes.
      total('home for its groups', rows, /^manifest\b/, homeForGroups(groups)),
      // In its place, the document from our server has 0.6 kB about the page.
      total('small demo in all', rows, /^(document|shell (main|federation)|entry forms$|demo forms counter\/Counter$)/),
    );
  }
  const width = Math.max(...rows.map(({ name }) => name.length));
  const cell = (value: number | string = '?') => String(value).padStart(7);
  for (const { name, bytes, budget, problem = '' } of rows) {
    console.log(`  ${name.padEnd(width)} ${cell(bytes)} of ${cell(budget)} ${problem}`.trimEnd());
  }
  const failed = rows.filter(({ problem }) => problem).map(({ name, problem }) => `${name} (${problem})`);
  if (failed.length > 0) throw new Error(`Not within budget: ${failed.join(', ')}.`);
}

function row(name: string, bytes: number, budget = budgets[name] ?? budgets[name.split(' ')[0] as string]): Row {
  if (budget === undefined) return { name, bytes, problem: 'has no budget' };
  return { name, bytes, budget, ...(bytes > budget && { problem: 'OVER' }) };
}

function total(name: string, rows: Row[], belongs: RegExp, budget?: number): Row {
  const bytes = rows.filter((part) => belongs.test(part.name)).reduce((sum, part) => sum + part.bytes, 0);
  return row(name, bytes, budget);
}

/** Home has the words of each demo, so its budget grows with them. Their icons come when a visitor scrolls. */
function homeForGroups(groups: Workspace[]): number {
  const { 'home for a group': forGroup = 0, 'home for a demo': forDemo = 0 } = budgets;
  const demos = groups.flatMap(({ name }) => demosBuiltIn(name));
  return groups.length * forGroup + demos.length * forDemo;
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
  const { metaData, exposes } = readBuiltManifest(name);
  const folders = await readDemoFolders(group);
  const exceptions = new Map(
    folders.flatMap((demo) =>
      Object.entries(demo.exceptions.bytes ?? {}).map(([component, { most }]) => [`./${demo.name}/${component}`, most]),
    ),
  );
  const demos = exposes.map(({ path: expose, assets: { js, css } }) => {
    const bytes = wireBytes(directory, [...js.sync, ...css.sync]);
    const usual = budgetOf(expose, folders);
    const exception = exceptions.get(expose);
    exceptions.delete(expose);
    const measured = row(`demo ${name} ${expose.slice(2)}`, bytes, exception ?? usual);
    return exception !== undefined && bytes <= usual ? { ...measured, problem: 'needs no exception' } : measured;
  });
  return [
    row(`manifest ${name}`, wireBytes(directory, ['mf-manifest.json'])),
    ...(['icons', 'iconsBeyond'] as const).map((kind) =>
      row(`${kind} ${name}`, wireBytes(directory, [metaData[kind]].filter(Boolean))),
    ),
    row(`entry ${name}`, wireBytes(directory, [metaData.remoteEntry.name])),
    ...demos,
    ...[...exceptions.keys()].map((expose) => {
      return { name: `demo ${name} ${expose.slice(2)}`, bytes: 0, problem: 'an exception for nothing' };
    }),
  ];
}

/** The budget of a component without an exception. */
function budgetOf(expose: string, folders: DemoFolder[]): number {
  const { demo = 0, station = 0 } = budgets;
  // Undefined for a further page of a demo, which has no stations.
  const ofStations = folders.find((folder) => folder.demo.beyond && folder.pages[0]?.expose === expose);
  return demo + (ofStations?.tasks.length ?? 0) * station;
}

/** The bytes that are sent for files of a build. `npm start` writes the .br later. Small scripts are sent as they are. */
function wireBytes(directory: string, files: string[]): number {
  return files
    .map((file) => path.join(directory, 'dist', file))
    .map((file) => {
      const compressed = statSync(`${file}.br`, { throwIfNoEntry: false });
      if (compressed) return compressed.size;
      const content = readFileSync(file);
      const isCompressed = /\.(html|json)$/.test(file) || content.length >= WORTH_IT;
      return isCompressed ? brotliCompressSync(content).length : content.length;
    })
    .reduce((sum, bytes) => sum + bytes, 0);
}

if (process.argv[1] === import.meta.filename) {
  run(HELP, { allowPositionals: true }, ({ positionals }) => checkBudgets(positionals));
}
