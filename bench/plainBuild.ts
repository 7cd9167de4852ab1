import { rmSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { configurationsOf, runWebpack } from '../scripts/build/build.ts';
import { compress } from '../scripts/build/compress.ts';
import { readDemoFolders } from '../scripts/build/demoFolders.ts';
import { publishedDemos } from '../scripts/build/publishDemos.ts';
import { type Workspace, workspacesNamed } from '../scripts/build/workspaces.ts';
import type { RemoteConfig } from '../shared/contract/site.ts';
import { root } from '../shared/project/folders.ts';
import type { Way } from './pages.ts';

const SHELL = path.join(root, 'hosts/shell/src');
const PLAIN = path.join(import.meta.dirname, 'plain');

/**
 * Builds the same pages without federation, and resolves with their folder: the shell's own sources, with the groups and the code of
 * their demos built in. `split` has a chunk for each demo. `single` is one file, as in most playgrounds of this kind.
 */
export async function buildPlain(way: Exclude<Way, 'federated'>, remotes: RemoteConfig[]): Promise<string> {
  const dist = path.join(root, '.cache/bench', way);
  rmSync(dist, { recursive: true, force: true });
  const configurationOf = async (name: string) => {
    const options = { mode: 'production', dist } as const;
    const [configuration] = await configurationsOf(workspacesNamed([name])[0] as Workspace, options);
    return configuration as webpack.Configuration;
  };
  const shell = await configurationOf('shell');
  const rules = rulesOf(shell);
  const pages: Record<string, string> = {};
  const groups = [];
  for (const config of remotes) {
    const demos = await readDemoFolders({ name: config.name, directory: path.join(root, 'remotes', config.name) });
    groups.push({ config, demos: JSON.stringify(publishedDemos(demos)) });
    for (const page of demos.flatMap((demo) => demo.pages)) pages[`${config.name} ${page.expose}`] = page.file;
    // What a remote adds to the rules of the base.
    const known = new Set(rules.map(({ test }) => String(test)));
    rules.unshift(...rulesOf(await configurationOf(config.name)).filter(({ test }) => !known.has(String(test))));
  }
  const alias = {
    '@playground/kit/contract/manifest': path.join(PLAIN, 'manifest.ts'),
    [path.join(SHELL, 'load/fetchComponent.ts')]: path.join(PLAIN, 'fetchComponent.ts'),
  };
  const plugins = [
    ...(shell.plugins ?? []),
    new webpack.DefinePlugin({ __GROUPS__: JSON.stringify(groups) }),
    new webpack.ContextReplacementPlugin(/[\\/]bench[\\/]plain$/, PLAIN, pages),
  ];
  const entry: Record<string, string | string[]> = {
    ...(shell.entry as Record<string, string>),
    main: [path.join(PLAIN, 'groups.ts'), path.join(SHELL, 'main.tsx')],
  };
  if (way === 'single') {
    plugins.push(new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }));
    // Otherwise the part of Bootstrap that the shell needs would be in the file twice.
    alias[path.join(SHELL, 'draw/lean-bootstrap.css')] = path.join(root, 'shared/html/bootstrap.css');
    // There is nothing to load early.
    delete entry.early;
  }
  await runWebpack([{ ...shell, entry, resolve: { ...shell.resolve, alias }, module: { rules }, plugins }]);
  await compress(dist);
  return dist;
}

function rulesOf({ module }: webpack.Configuration): webpack.RuleSetRule[] {
  return [...(module?.rules ?? [])] as webpack.RuleSetRule[];
}
