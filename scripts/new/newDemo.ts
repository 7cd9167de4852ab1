import { existsSync } from 'node:fs';
import path from 'node:path';
import { demoProblem } from '../../shared/contract/demo.ts';
import { pageAt, routesOf } from '../../shared/contract/routes.ts';
import { iconPaths, pascalCase, readDemos } from '../build/readDemos.ts';
import { groupsNamed } from '../build/workspaces.ts';
import { ask, run } from '../commandLine.ts';
import { quoted, writeTemplate } from './template.ts';

const HELP = `
npm run new:demo -- [--remote forms] [--title "Toggle Switch"] [options]

Makes a demo's folder: a page that works, its description with a task, its unit test, its browser test and the task's
solution in Playwright. Group and title are asked for when they are not given, the group where there are several.

  --remote <group>        the group that the demo belongs to
  --title <title>         what people read; its folder and its component are named for it
  --path <path>           its address, /toggleSwitch unless it is given
  --icon <name>           a name of Bootstrap Icons, puzzle unless it is given
  --beyond <true|false>   whether it is beyond the specification, true unless it is given
`;

/** What makes a demo different from another new one. */
export interface NewDemo {
  title: string;
  /** Made of the title unless it is given. */
  path?: string;
  icon?: string;
  beyond?: boolean;
}

/**
 * Makes a demo's folder in the `src` of a group, in a folder named for its title, and returns its path. Throws with one line when
 * a part of what is given cannot be used, or the folder is there.
 */
export function newDemo(source: string, { title, icon = 'puzzle', beyond = true, path: address }: NewDemo): string {
  const name = folderName(title);
  const folder = path.join(source, name);
  const component = pascalCase(name);
  const own = { title, icon, path: address ?? `/${component.charAt(0).toLowerCase()}${component.slice(1)}` };
  const tasks = [{ id: 'new', goal: 'New.', outcome: [{ role: 'status' }] }];
  const problem = demoProblem({ ...own, description: 'New.', tags: ['new'], tasks });
  if (problem) throw new Error(`The demo ${problem}.`);
  if (!iconPaths(icon)) throw new Error(`Bootstrap Icons has no icon ${icon} that is drawn with paths.`);
  if (existsSync(folder)) throw new Error(`${path.relative(process.cwd(), folder)} is already there.`);
  writeTemplate('demo', folder, {
    "'Press Counter'": quoted(title),
    '/pressCounter': own.path,
    "'puzzle'": quoted(icon),
    PressCounter: component,
    ...(!beyond && { '  beyond: true,\n': '' }),
  });
  return folder;
}

/** `Toggle Switch` → `toggle-switch`. Throws when a title gives no name. */
function folderName(title: string): string {
  const name = title
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/[\s_-]+/g, '-')
    .toLowerCase();
  if (/^[a-z][a-z0-9-]*$/.test(name)) return name;
  throw new Error(`A title begins with a letter and holds letters and digits: ${title}`);
}

if (process.argv[1] === import.meta.filename) {
  const text = { type: 'string' } as const;
  const options = { remote: text, title: text, path: text, icon: text, beyond: text };
  run(HELP, { options }, async ({ values: { beyond, ...values } }) => {
    if (beyond && !['true', 'false'].includes(beyond)) throw new Error('--beyond is true or false.');
    const names = groupsNamed([]).map(({ name }) => name);
    const [only, another] = names;
    const remote = values.remote ?? (another ? await ask(`Group (${names.join(', ')})`, '--remote') : (only ?? ''));
    const [{ directory } = { directory: '' }] = groupsNamed([remote]);
    const title = (values.title ?? (await ask('Title', '--title'))).trim();
    const { published } = await readDemos(directory);
    const taken = values.path && pageAt(routesOf([{ group: remote, demos: published }]), values.path);
    if (taken) throw new Error(`${taken.demo.title} has the path ${values.path} already.`);
    const folder = newDemo(path.join(directory, 'src'), { ...values, title, beyond: beyond !== 'false' });
    console.log(`Made ${path.relative(process.cwd(), folder)}. Next: npm run dev -- ${remote}`);
  });
}
