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
import { freePortFrom } from '../../services/common/src/listen.ts';
import { RESERVED } from '../../shared/contract/site.ts';
import { type SiteAddresses, siteFromEnvironment, TABLE_FILE, variableOf } from '../../shared/project/environment.ts';
import { folderOf, isInstalled, root } from '../../shared/project/folders.ts';
import { workspaces } from '../build/workspaces.ts';
import { ask, FLAG, run, TEXT } from '../commandLine.ts';
import { newDemo } from './newDemo.ts';
import { apiOf, tableWith, withApi } from './table.ts';
import { format, writeTemplate } from './template.ts';

const HELP = `
npm run new:remote -- [--name crew] [--title Crew] [options]

Makes the folder of a new group with one demo, in remotes/ or in a new repository for a team. If you leave out the name or the title,
you are asked for it.

  --name <name>       small letters and digits
  --title <title>     what people read
  --demo <title>      the title of its first demo (default: "Crew Counter")
  --framework <name>  of its first demo: react, vue, svelte, lit or none (default: react)
  --react <version>   the group's major version of React: 19, which the shell has, or 18, which the group then brings (default: 19)
  --directory <dir>   makes a repository in this folder, which must not exist yet: with the group, and with the package that builds,
                      serves and tests it
  --server            its first demo has a server part
  --kit <spec>        where that repository gets the package from: a Git address or a version (default: a packed copy in its vendor/)
`;

/** Names that the table of remotes refuses, and names of packages. */
const TAKEN = new Set([
  ...RESERVED,
  'kit',
  ...['hosts', 'services'].flatMap((folder) => readdirSync(path.join(root, folder))),
]);

/** The shell has 3000. */
const FIRST_PORT_OF_GROUPS = 3001;

export interface NewRemote {
  /** Part of its folder, its container and its variables: small letters and digits. */
  name: string;
  title: string;
  /** A folder that does not exist yet. */
  directory: string;
  demo: string;
  framework?: string | undefined;
  /** A key of `REACTS`. */
  react?: string | undefined;
  /** The service that runs the server part of its first demo, if that has one. */
  server?: string | undefined;
}

/** What a group's package.json has for a major version of React. */
const REACTS: Record<string, string> = {
  19: '"react": "*"',
  18: '"react": "18.3.1", "react-dom": "18.3.1"',
};

/** Makes the folder of a group with one demo, ready to build and test. Throws with one line if the name or the folder is taken. */
export function newRemote(remote: NewRemote): void {
  const { name, directory, demo, framework = 'react', react = '19', server } = remote;
  // Not `REACTS[react]` alone: each object has a `constructor`.
  const packages = Object.hasOwn(REACTS, react) && REACTS[react];
  if (!packages) throw new Error(`--react is one of these: ${Object.keys(REACTS).join(', ')}.`);
  if (react !== '19' && framework !== 'react') throw new Error('--react is for pages of React: leave out --framework.');
  makeFolder(remote, () => {
    // In this repository, the package is the repository.
    const kit = !isInstalled && directory === folderOf(name) ? 'file:../..' : '*';
    writeTemplate('remote', directory, {
      crew: name,
      ...versionsOfPackages(),
      ...(react !== '19' && { '"react": "*"': packages }),
      '"@playground/kit": "*"': `"@playground/kit": "${kit}"`,
    });
    newDemo(path.join(directory, 'src'), { title: demo, framework, server });
    format(directory);
  });
}

/** Makes a folder and what is in it. If that fails, the folder is removed. */
function makeFolder({ name, title, directory }: NewRemote, make: () => void): void {
  if (!/^[a-z][a-z0-9]*$/.test(name) || TAKEN.has(name)) {
    throw new Error(
      `A group's name is not ${[...TAKEN].join(', ')}, begins with a letter, and has only small letters and digits: ${name}`,
    );
  }
  if (workspaces().some((workspace) => workspace.name === name)) throw new Error(`There is a group ${name} already.`);
  if (!title.trim()) throw new Error('A group has a title. Set one with --title.');
  if (existsSync(directory)) throw new Error(`${directory} is already there. Choose another folder.`);
  mkdirSync(directory, { recursive: true });
  try {
    make();
  } catch (error) {
    rmSync(directory, { recursive: true });
    throw error;
  }
}

/**
 * Makes the repository of a team with a group: it has everything to build, check and publish the group, and no path to this folder.
 * `kit` is the version or address of the package for its package.json. Without it, the package is packed into `vendor`.
 * Throws with one line if the name or the folder is taken, or if npm fails.
 */
export function newRepository(group: NewRemote, kit?: string): void {
  const { name, title, directory, server } = group;
  makeFolder(group, () => {
    const { engines } = manifestOfPackage();
    writeTemplate('repository', directory, {
      crew: name,
      Crew: title,
      CREW: variableOf(name),
      // Without this beginning of their names, the files would be settings of this repository.
      'template.': '',
      '0.0.0-kit': kit ?? `file:vendor/${pack(directory)}`,
      'https://registry.invalid/': registryOf(directory, kit),
      '>=0': engines.node,
      ...versionsOfPackages(),
    });
    const row = { name, title, url: `http://localhost:${FIRST_PORT_OF_GROUPS}` };
    writeFileSync(path.join(directory, 'remotes.json'), JSON.stringify([server ? withApi(row) : row]));
    copyFileSync(path.join(root, 'LICENSE'), path.join(directory, 'LICENSE'));
    // The formatter's settings are in the package, which is not installed yet.
    const packages = path.join(directory, 'node_modules');
    mkdirSync(path.join(packages, '@playground'), { recursive: true });
    symlinkSync(root, path.join(packages, '@playground/kit'), 'junction');
    newRemote({ ...group, directory: path.join(directory, 'remotes', name) });
    format(directory);
    rmSync(packages, { recursive: true });
    console.log('Asking the registry which versions belong together …');
    npm(directory, 'install', '--package-lock-only', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error');
  });
}

/** Replaces `*` by the versions that the package is tested with. */
function versionsOfPackages(): Record<string, string> {
  const { dependencies, devDependencies } = manifestOfPackage();
  const versions = Object.entries({ ...dependencies, ...devDependencies });
  return Object.fromEntries(versions.map(([name, version]) => [`"${name}": "*"`, `"${name}": "${version}"`]));
}

/**
 * The registry for packages of our scope. Only a version needs one, and npm must know its address. Otherwise the address does not exist,
 * so that npm never takes a stranger's package of our scope from the public registry.
 */
function registryOf(directory: string, kit = ''): string {
  if (!/^[\d^~]/.test(kit)) return 'https://registry.invalid/';
  const registry = npm(directory, 'config', 'get', '@playground:registry').trim();
  if (URL.canParse(registry)) return registry;
  throw new Error(`Which registry has ${kit}? npm config set @playground:registry <address> sets it.`);
}

/** Packs this package into the folder `vendor` of a repository. Returns the file's name. */
function pack(directory: string): string {
  const vendor = path.join(directory, 'vendor');
  mkdirSync(vendor);
  console.log(isInstalled ? 'Packing the package …' : 'Building and packing the package. This takes about a minute …');
  // An installed package is built already.
  npm(root, 'pack', `--pack-destination=${vendor}`, ...(isInstalled ? ['--ignore-scripts'] : []));
  return readdirSync(vendor)[0] as string;
}

/** Returns npm's output. Throws with its errors if it fails. */
function npm(cwd: string, ...args: string[]): string {
  const shell = process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd, encoding: 'utf8', shell });
  if (status !== 0) throw new Error(`npm ${args[0]} failed: ${stderr.trim()}`);
  return stdout;
}

function manifestOfPackage() {
  return JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
}

/** A port that the site does not use, and that is free on this machine now. */
export const portFor = ({ ports }: Pick<SiteAddresses, 'ports'>): Promise<number> =>
  freePortFrom(FIRST_PORT_OF_GROUPS, Object.values(ports));

if (process.argv[1] === import.meta.filename) {
  const texts = { name: TEXT, title: TEXT, directory: TEXT, demo: TEXT, kit: TEXT, framework: TEXT, react: TEXT };
  const options = { ...texts, server: FLAG };
  run(HELP, { options }, async ({ values: { kit, framework, react, ...values } }) => {
    const name = values.name ?? (await ask('Name, small letters and digits', '--name'));
    const title = (values.title ?? (await ask('Title', '--title'))).trim();
    const demo = values.demo ?? `${title} Counter`;
    if (values.directory === undefined && kit) throw new Error('--kit is for a new repository: add --directory.');
    const directory = path.resolve(values.directory ?? folderOf(name));
    const group = { name, title, demo, framework, react, directory };
    const made = `Made ${path.relative(process.cwd(), directory)}.`;
    if (values.directory !== undefined) {
      newRepository({ ...group, server: values.server ? apiOf(name) : undefined }, kit);
      console.log(`${made} Next, in it:

  git init && npm ci && npm start

  A site shows the group when the table of its shell has it. README.md says how to add it.`);
      return;
    }
    const hasApi = values.server && isInstalled;
    newRemote({ ...group, server: values.server ? (hasApi ? apiOf(name) : 'mail') : undefined });
    const row = { name, title, url: `http://localhost:${await portFor(siteFromEnvironment())}` };
    const table = tableWith(hasApi ? withApi(row) : row);
    console.log(`${made} Next:

  npm install    (adds the new workspace to the lock file)
  The shell shows the group when its table of remotes has it. This is ${path.relative(process.cwd(), TABLE_FILE)} with the group:

${table.trimEnd()}`);
  });
}
