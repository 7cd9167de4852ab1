import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type SiteAddresses, siteFromEnvironment, TABLE_FILE } from '../../services/common/src/environment.ts';
import { isFree } from '../../services/common/src/listen.ts';
import { folderOf, isInstalled, project, root } from '../../services/common/src/project.ts';
import type { RemoteConfig } from '../../shared/contract/site.ts';
import { workspaces } from '../build/workspaces.ts';
import { ask, run } from '../commandLine.ts';
import { newDemo } from './newDemo.ts';
import { BIOME, format, writeTemplate } from './template.ts';

const HELP = `
npm run new:remote -- [--name crew] [--title Crew] [options]

Makes the folder of a new group, with one demo in it, in remotes/, or a repository for a team of its own. Name and title are asked
for when they are not given.

  --name <name>       small letters and digits
  --title <title>     what people read
  --demo <title>      the title of its first demo, "Crew Counter" unless it is given
  --directory <dir>   makes a repository there, in a folder that is not there yet: with the group, and with the package that builds,
                      serves and checks it
  --kit <spec>        where that repository has the package from: a Git address or a version. Unless it is given, the package is packed
                      and lies in its folder vendor/
`;

/** The shell has 3000, and the groups those after it. */
const FIRST_OF_GROUPS = 3001;

/** What makes a group different from another new one. */
export interface NewRemote {
  /** Part of its folder, its container and its variables: small letters and digits. */
  name: string;
  /** What people read. */
  title: string;
  /** Where to make it: a folder that is not there yet. */
  directory: string;
  /** The title of its first demo. */
  demo: string;
}

/**
 * Makes the folder of a group, with one demo in it: it builds, and passes lint, types and its test. Edits
 * nothing else. Throws with one line when the name or the folder is taken.
 */
export function newRemote({ name, title, directory, demo }: NewRemote): void {
  refuse({ name, title, directory });
  mkdirSync(directory, { recursive: true });
  try {
    newDemo(path.join(directory, 'src'), { title: demo });
  } catch (error) {
    rmSync(directory, { recursive: true });
    throw error;
  }
  const { dependencies } = manifestOfPackage();
  // In this repository the package is the repository.
  const kit = !isInstalled && directory === folderOf(name) ? 'file:../..' : '*';
  writeTemplate('remote', directory, {
    crew: name,
    '"react": "*"': `"react": "${dependencies.react}"`,
    '"@playground/kit": "*"': `"@playground/kit": "${kit}"`,
  });
}

/** Throws with one line when the name or the folder is taken, or the title is none. */
function refuse({ name, title, directory }: Pick<NewRemote, 'name' | 'title' | 'directory'>): void {
  if (!/^[a-z][a-z0-9]*$/.test(name) || ['shell', 'api', 'inbox', 'smtp'].includes(name)) {
    throw new Error(`A group's name begins with a small letter and holds small letters and digits: ${name}`);
  }
  if (workspaces().some((workspace) => workspace.name === name)) throw new Error(`There is a group ${name} already.`);
  if (!title.trim()) throw new Error('A group has a title.');
  if (existsSync(directory)) throw new Error(`${directory} is already there.`);
}

export interface NewRepository extends NewRemote {
  /** What stands in its package.json for this package. Without it, the package is packed, and lies in `vendor`. */
  kit?: string | undefined;
}

/**
 * Makes the repository of a team that keeps a group of its own: with everything that builds, checks and publishes it, and nothing that leads
 * into this folder. Throws with one line when the name or the folder is taken, or npm fails.
 */
export function newRepository({ kit, directory, ...group }: NewRepository): void {
  // Before anything is packed.
  refuse({ ...group, directory });
  mkdirSync(directory, { recursive: true });
  try {
    const { engines, overrides, dependencies } = manifestOfPackage();
    writeTemplate('repository', directory, {
      crew: group.name,
      Crew: group.title,
      // Under their own names these files would be settings of this repository.
      'template.': '',
      '0.0.0-kit': kit ?? `file:vendor/${pack(directory)}`,
      'https://registry.invalid/': registryOf(directory, kit),
      '>=0': engines.node,
      '"overrides": {}': `"overrides": ${JSON.stringify(overrides)}`,
    });
    const file = path.join(directory, 'package.json');
    // What its own files import, and the commands that people type, in the versions that the package has been tested with.
    const own = readFileSync(file, 'utf8').replace(
      /"([^"]+)": "\*"/g,
      (_, name: string) => `"${name}": "${dependencies[name]}"`,
    );
    writeFileSync(file, own);
    const table = [{ name: group.name, title: group.title, url: `http://localhost:${FIRST_OF_GROUPS}` }];
    writeFileSync(path.join(directory, 'remotes.json'), JSON.stringify(table));
    copyFileSync(path.join(root, 'LICENSE'), path.join(directory, 'LICENSE'));
    // The formatter's settings are in the package, which is not installed yet.
    const packages = path.join(directory, 'node_modules');
    mkdirSync(path.join(packages, '@playground'), { recursive: true });
    symlinkSync(root, path.join(packages, '@playground/kit'), 'junction');
    newRemote({ ...group, directory: path.join(directory, 'remotes', group.name) });
    format(directory);
    rmSync(packages, { recursive: true });
    npm(directory, 'install', '--package-lock-only', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error');
  } catch (error) {
    rmSync(directory, { recursive: true });
    throw error;
  }
}

/** Where the repository may have packages of our name from: nowhere, but for a version, which is in the registry that npm has been told. */
function registryOf(directory: string, kit = ''): string {
  if (!/^[\d^~]/.test(kit)) return 'https://registry.invalid/';
  const registry = npm(directory, 'config', 'get', '@playground:registry').trim();
  if (URL.canParse(registry)) return registry;
  throw new Error(`Which registry has ${kit}? npm config set @playground:registry <address> says it.`);
}

/** Packs this package into the folder `vendor` of a repository. Returns the file's name. */
function pack(directory: string): string {
  const vendor = path.join(directory, 'vendor');
  mkdirSync(vendor);
  // What is installed is packed already, and packs again as it is.
  npm(root, 'pack', `--pack-destination=${vendor}`, ...(isInstalled ? ['--ignore-scripts'] : []));
  return readdirSync(vendor)[0] as string;
}

/** Returns what npm printed. Throws with what it complained of when it fails. */
function npm(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ${args[0]} failed: ${stderr.trim()}`);
  return stdout;
}

function manifestOfPackage() {
  return JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
}

/** The table of remotes with one more, as it stands in its file and as the formatter wants it. */
export function tableWith(remote: RemoteConfig): string {
  const table = `[${readFileSync(TABLE_FILE, 'utf8').trim().slice(1, -1).trim()},\n${JSON.stringify(remote)}]`;
  const args = [BIOME, 'format', `--stdin-file-path=${TABLE_FILE}`];
  return spawnSync(process.execPath, args, { cwd: project, input: table, encoding: 'utf8' }).stdout;
}

/** A port that no part of the site has, and that is free on this machine now. */
export async function portFor({ ports }: Pick<SiteAddresses, 'ports'>): Promise<number> {
  const taken = new Set(Object.values(ports));
  for (let port = FIRST_OF_GROUPS; ; port++) {
    if (!taken.has(port) && (await isFree(port))) return port;
  }
}

if (process.argv[1] === import.meta.filename) {
  const text = { type: 'string' } as const;
  const options = { name: text, title: text, directory: text, demo: text, kit: text };
  run(HELP, { options }, async ({ values: { kit, ...values } }) => {
    const name = values.name ?? (await ask('Name, small letters and digits', '--name'));
    const title = (values.title ?? (await ask('Title', '--title'))).trim();
    const group = { name, title, demo: values.demo ?? `${title} Counter` };
    if (values.directory !== undefined) {
      const directory = path.resolve(values.directory);
      newRepository({ ...group, directory, kit });
      console.log(`Made ${path.relative(process.cwd(), directory)}. Next, in it:

  git init && npm ci && npm start

  A site shows the group as soon as the table of its shell has it: README.md says how.`);
      return;
    }
    if (kit) throw new Error('--kit is about a repository of its own, in a --directory.');
    const directory = folderOf(name);
    newRemote({ ...group, directory });
    const table = tableWith({ name, title, url: `http://localhost:${await portFor(siteFromEnvironment())}` });
    const file = path.relative(process.cwd(), TABLE_FILE);
    console.log(`Made ${path.relative(process.cwd(), directory)}. Next:

  npm install    (the lock file names the new workspace)
  The shell shows the group as soon as its table of remotes has it: this is ${file} with the group.

${table.trimEnd()}`);
  });
}
