/**
 * Makes a demo's folder: a page, its description and a test that passes.
 *
 *   npm run new:demo -- --remote forms --title "Toggle Switch" [--path /toggleSwitch] [--icon toggle-on] [--beyond false]
 *
 * Group and title are asked for when they are not given; the rest has defaults: a path made of the title, the icon
 * `puzzle`, `--beyond true`.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { iconPaths, readDemos } from '../build/readDemos.ts';
import { root, workspaces } from '../build/workspaces.ts';
import { ask } from './ask.ts';
import { type DemoWish, demoFiles, pathOf, slugOf } from './demoFiles.ts';

const { values } = parseArgs({
  options: {
    remote: { type: 'string' },
    title: { type: 'string' },
    path: { type: 'string' },
    icon: { type: 'string', default: 'puzzle' },
    beyond: { type: 'string', default: 'true' },
  },
});

try {
  const remotes = workspaces()
    .map(({ name }) => name)
    .filter((name) => name !== 'shell');
  const remote = values.remote ?? (await ask(`Group (${remotes.join(', ')})`));
  if (!remotes.includes(remote)) throw new Error(`There is no group ${remote}. There are: ${remotes.join(', ')}.`);
  const title = (values.title ?? (await ask('Title'))).trim();
  const { icon, beyond } = values;
  const folder = await create(remote, {
    title,
    path: values.path ?? pathOf(title),
    icon,
    beyond: beyond === 'true',
  });
  console.log(`Made ${folder}. Next: npm run dev -- ${remote}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function create(remote: string, wish: DemoWish): Promise<string> {
  const folder = path.join('remotes', remote, 'src', slugOf(wish.title));
  if (existsSync(path.join(root, folder))) throw new Error(`${folder} is already there.`);
  if (!iconPaths(wish.icon)) throw new Error(`Bootstrap Icons has no icon ${wish.icon} that is drawn with paths.`);
  const { published } = await readDemos(path.join(root, 'remotes', remote));
  const taken = published.find((demo) => demo.path.toLowerCase() === wish.path.toLowerCase());
  if (taken) throw new Error(`${taken.title} has the path ${wish.path} already.`);
  mkdirSync(path.join(root, folder));
  for (const [name, text] of Object.entries(demoFiles(wish))) writeFileSync(path.join(root, folder, name), text);
  return folder;
}
