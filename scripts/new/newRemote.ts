import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type SiteAddresses, siteFromEnvironment } from '../../services/common/src/environment.ts';
import { listen } from '../../services/common/src/listen.ts';
import type { RemoteConfig } from '../../shared/contract/site.ts';
import { root, workspaces } from '../build/workspaces.ts';
import { LINT_RULES } from '../check/copyLintSettings.ts';
import { ask, run } from '../commandLine.ts';
import { newDemo } from './newDemo.ts';
import { TEMPLATE_TO_ROOT, writeTemplate } from './template.ts';

const HELP = `
npm run new:remote -- [--name crew] [--title Crew] [options]

Makes the folder of a new group, with one demo in it. Name and title are asked for when they are not given.

  --name <name>       small letters and digits
  --title <title>     what people read
  --demo <title>      the title of its first demo, "Crew Counter" unless it is given
  --directory <dir>   where to make it, in remotes/ unless it is given. It may lie anywhere on this machine: the group then
                      belongs to its team alone, and needs this checkout only to be built and checked
`;

const BIOME = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
const TABLE_FILE = path.join(root, 'hosts/shell/remotes.json');

/** The shell has 3000, and the groups those after it. */
const FIRST_OF_GROUPS = 3001;

/** What makes a group different from another new one. */
export interface NewRemote {
  /** Part of its folder, its container and its variables: small letters and digits. */
  name: string;
  /** What people read. */
  title: string;
  /** Where to make it: a folder that is not there yet, inside the project or elsewhere on this machine. */
  directory: string;
  /** The title of its first demo. */
  demo: string;
}

/**
 * Makes the folder of a group, with one demo in it: it builds, and passes lint, types and its test. Edits
 * nothing else. Throws with one line when the name or the folder is taken.
 */
export function newRemote({ name, title, directory, demo }: NewRemote): void {
  if (!/^[a-z][a-z0-9]*$/.test(name) || ['shell', 'api', 'inbox', 'smtp'].includes(name)) {
    throw new Error(`A group's name begins with a small letter and holds small letters and digits: ${name}`);
  }
  if (workspaces().some((workspace) => workspace.name === name)) throw new Error(`There is a group ${name} already.`);
  if (!title.trim()) throw new Error('A group has a title.');
  if (existsSync(directory)) throw new Error(`${directory} is already there.`);
  mkdirSync(directory, { recursive: true });
  try {
    newDemo(path.join(directory, 'src'), { title: demo });
  } catch (error) {
    rmSync(directory, { recursive: true });
    throw error;
  }
  // A link on the way would make the relative paths in the files lead elsewhere.
  const toRoot = path.relative(realpathSync(directory), realpathSync(root)).replaceAll('\\', '/');
  const { react } = JSON.parse(readFileSync(path.join(root, 'shared/package.json'), 'utf8')).dependencies;
  const words = { crew: name, [TEMPLATE_TO_ROOT]: toRoot, '"react": "*"': `"react": "${react}"` };
  writeTemplate('remote', directory, words);
  if (path.relative(path.join(root, 'remotes'), directory) !== name) standElsewhere(directory, toRoot, words);
  // Long titles and far folders break lines where the formatter wants them.
  spawnSync(process.execPath, [BIOME, 'format', '--write', '.'], { cwd: directory, stdio: 'ignore' });
}

/** What a group needs in a folder that is none of the project's workspaces. */
function standElsewhere(directory: string, toRoot: string, words: Record<string, string>): void {
  writeTemplate('elsewhere', directory, words);
  const inProject = !path.relative(realpathSync(root), realpathSync(directory)).startsWith('..');
  if (inProject) return;
  // Outside of the checkout no package would be found: those of the checkout serve.
  symlinkSync(path.join(root, 'node_modules'), path.join(directory, 'node_modules'), 'junction');
  writeFileSync(path.join(directory, 'biome.json'), `{ "extends": ["${toRoot}/biome.json"] }\n`);
  for (const rule of LINT_RULES) copyFileSync(path.join(root, rule), path.join(directory, rule));
}

/** The table of remotes with one more, as it stands in its file and as the formatter wants it. */
export function tableWith(remote: RemoteConfig): string {
  const table = `[${readFileSync(TABLE_FILE, 'utf8').trim().slice(1, -1).trim()},\n${JSON.stringify(remote)}]`;
  const args = [BIOME, 'format', `--stdin-file-path=${TABLE_FILE}`];
  return spawnSync(process.execPath, args, { cwd: root, input: table, encoding: 'utf8' }).stdout;
}

/** A port that no part of the site has, and that is free on this machine now. */
export async function portFor({ ports }: Pick<SiteAddresses, 'ports'>): Promise<number> {
  const taken = new Set(Object.values(ports));
  for (let port = FIRST_OF_GROUPS; ; port++) {
    if (taken.has(port)) continue;
    const tried = await listen({ routing() {}, close: async () => {} }, 'a new group', port).catch(() => undefined);
    await tried?.close();
    if (tried) return port;
  }
}

if (process.argv[1] === import.meta.filename) {
  const text = { type: 'string' } as const;
  run(HELP, { options: { name: text, title: text, directory: text, demo: text } }, async ({ values }) => {
    const name = values.name ?? (await ask('Name, small letters and digits', '--name'));
    const title = (values.title ?? (await ask('Title', '--title'))).trim();
    const directory = path.resolve(values.directory ?? path.join(root, 'remotes', name));
    newRemote({ name, title, directory, demo: values.demo ?? `${title} Counter` });

    const here = values.directory === undefined;
    const table = tableWith({ name, title, url: `http://localhost:${await portFor(siteFromEnvironment())}` });
    // One line between single quotes, as for a shell and for .env.
    const variable = `REMOTES='${JSON.stringify(JSON.parse(table)).replaceAll("'", '\\u0027')}'`;
    console.log(`Made ${path.relative(process.cwd(), directory)}. Next:

  ${here ? 'npm install    (the lock file names the new workspace)' : `npm run build -- ${values.directory}`}
  The shell shows the group as soon as its table of remotes has it: this is ${here ? 'hosts/shell/remotes.json' : 'the variable'} with the group.

${here ? table.trimEnd() : variable}`);
  });
}
