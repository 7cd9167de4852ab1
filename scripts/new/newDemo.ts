import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { demoProblem } from '../../shared/contract/demo.ts';
import { ownPageAt, pageAt, routesOf } from '../../shared/contract/routes.ts';
import { readDemoFolders } from '../build/demoFolders.ts';
import { iconPaths } from '../build/iconPaths.ts';
import { pascalCase } from '../build/pascalCase.ts';
import { publishedDemos } from '../build/publishDemos.ts';
import { groupsNamed } from '../build/workspaces.ts';
import { ask, FLAG, run, TEXT } from '../commandLine.ts';
import { serviceOf } from './table.ts';
import { format, writeTemplate } from './template.ts';

const HELP = `
npm run new:demo -- [--remote forms] [--title "Toggle Switch"] [options]

Makes a demo's folder: a page that works, its description with a task, its unit test, its browser test, and the task's solution in
Playwright. If you leave out the group or the title, you are asked for it. With only one group, you are not asked for the group.

  --remote <group>        the group that the demo belongs to
  --title <title>         the heading of the page; its folder and its component get their names from it
  --path <path>           its address (default: /toggleSwitch, made from the title)
  --icon <name>           a name of Bootstrap Icons (default: puzzle)
  --beyond <true|false>   whether the demo is beyond the specification (default: true)
  --stations <names>      makes a page of stations with these names, e.g. --stations "Alert, Confirm". Each station gets a component,
                          a task, a unit test, a browser test and a solution
  --framework <name>      react, vue, svelte, lit or none (default: react). Without React, the page mounts itself
  --server                adds a server part with its test: the page counts by a call of its own
`;

const FRAMEWORKS = ['react', 'vue', 'svelte', 'lit', 'none'];

export interface NewDemo {
  title: string;
  /** Made from the title if it is not given. */
  path?: string;
  icon?: string;
  beyond?: boolean;
  stations?: string[] | undefined;
  /** One of `FRAMEWORKS`. */
  framework?: string | undefined;
  /** The service that runs its server part, if it has one. */
  server?: string | undefined;
}

/** Makes a demo's folder in the `src` of a group and returns its path. Throws with one line if a value cannot be used. */
export function newDemo(source: string, demo: NewDemo): string {
  const { title, icon = 'puzzle', beyond = true, stations, framework = 'react', server } = demo;
  const name = folderName(title);
  const folder = path.join(source, name);
  const component = pascalCase(name);
  const address = demo.path ?? pathOf(title);
  const tasks = [{ id: 'new', goal: 'New.', outcome: [{ role: 'status' }] }];
  const problem = demoProblem({ title, icon, path: address, description: 'New.', tags: ['new'], tasks });
  if (problem) throw new Error(`The demo ${problem}.`);
  if (!iconPaths(icon)) throw new Error(`Bootstrap Icons has no icon ${icon} that is drawn with paths.`);
  if (existsSync(folder)) throw new Error(`${path.relative(process.cwd(), folder)} exists already.`);
  if (stations && !beyond) throw new Error('A page of stations is beyond the specification: leave out --beyond false.');
  if (!FRAMEWORKS.includes(framework)) throw new Error(`--framework is one of these: ${FRAMEWORKS.join(', ')}.`);
  if (stations && framework !== 'react')
    throw new Error('A page of stations is made with React: leave out --framework.');
  const isOlder = framework === 'react' && bringsOlderReact(path.dirname(source));
  if (stations && isOlder)
    throw new Error('A page of stations needs the React of the shell, but this group has React 18.');
  if (server && (stations || isOlder || framework !== 'react'))
    throw new Error('--server makes a page of its own kind: leave out --stations, --framework and React 18.');
  // A later one replaces files of an earlier one. All but React have the test of `none`.
  const ofFramework = framework === 'react' ? ['react'] : ['none', framework];
  const templates = isOlder ? ['react18'] : server ? ['server'] : ofFramework;
  const words = {
    "'Press Counter'": JSON.stringify(title),
    '/pressCounter': address,
    "'puzzle'": JSON.stringify(icon),
    'crew-press-counter': `${path.basename(path.dirname(source))}-${name}`,
    'press-counter': name.includes('-') ? name : `${name}-page`,
    PressCounter: component,
    ...(server && { "'mail'": `'${server}'`, '{"mail"': `{"${server}"` }),
    ...(!beyond && { '  beyond: true,\n': '' }),
  };
  if (stations) writeTemplate('stations', folder, words, stationWords(stations, component));
  else for (const template of ['demo', ...templates]) writeTemplate(template, folder, words);
  format(folder);
  return folder;
}

function stationWords(stations: string[], page: string) {
  if (stations.length === 0) throw new Error('--stations needs names with commas between them.');
  const taken = new Set([page, 'Station']);
  return stations.map((station) => {
    const id = folderName(station);
    const component = pascalCase(id);
    if (taken.has(component)) throw new Error(`Give the station ${station} another name: ${component}.tsx is taken.`);
    taken.add(component);
    return {
      "'First Station'": JSON.stringify(station),
      "['first-station']": id.includes('-') ? `['${id}']` : `.${id}`,
      'first-station': id,
      FirstStation: component,
    };
  });
}

/** Whether the group in this folder has React 18. A new group without a package.json has the shell's. */
function bringsOlderReact(group: string): boolean {
  const manifest = path.join(group, 'package.json');
  return existsSync(manifest) && /^18\./.test(JSON.parse(readFileSync(manifest, 'utf8')).dependencies?.react);
}

/** `Toggle Switch` → `/toggleSwitch`. */
function pathOf(title: string): string {
  const component = pascalCase(folderName(title));
  return `/${component.charAt(0).toLowerCase()}${component.slice(1)}`;
}

/** `Toggle Switch` → `toggle-switch`. Throws if this gives no name. */
function folderName(title: string): string {
  const name = title
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/[\s_-]+/g, '-')
    .toLowerCase();
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) return name;
  throw new Error(`A title or a station's name begins with a letter and contains letters and digits: ${title}`);
}

if (process.argv[1] === import.meta.filename) {
  const texts = { remote: TEXT, title: TEXT, path: TEXT, icon: TEXT, beyond: TEXT, stations: TEXT, framework: TEXT };
  const options = { ...texts, server: FLAG };
  run(HELP, { options }, async ({ values: { beyond = 'true', stations, server, ...values } }) => {
    if (!['true', 'false'].includes(beyond)) throw new Error('--beyond is true or false.');
    const names = groupsNamed([]).map(({ name }) => name);
    const [only, another] = names;
    const remote = values.remote ?? (another ? await ask(`Group (${names.join(', ')})`, '--remote') : (only ?? ''));
    const [{ directory } = { directory: '' }] = groupsNamed([remote]);
    const title = (values.title ?? (await ask('Title', '--title'))).trim();
    const demos = publishedDemos(await readDemoFolders({ name: remote, directory }));
    const address = values.path ?? pathOf(title);
    const taken = ownPageAt(address) ?? pageAt(routesOf([{ group: remote, demos }]), address)?.demo;
    if (taken) throw new Error(`${taken.title} has the path ${address} already. Choose another one with --path.`);
    const folder = newDemo(path.join(directory, 'src'), {
      ...values,
      ...(server && { server: serviceOf(remote) }),
      title,
      path: address,
      beyond: beyond === 'true',
      stations: stations
        ?.trim()
        .split(/\s*,\s*/)
        .filter(Boolean),
    });
    const install = existsSync(path.join(folder, 'package.json')) ? 'npm install && ' : '';
    console.log(`Made ${path.relative(process.cwd(), folder)}. Next: ${install}npm run dev -- ${remote}`);
  });
}
