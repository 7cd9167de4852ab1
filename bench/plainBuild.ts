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

const SHELL = path.join(root, 'hosts/shell/src');
const PLAIN = path.join(import.meta.dirname, 'plain');

/**
 * Builds the same pages without federation, and resolves with their folder: the shell's own sources, with the groups and the code of
 * their demos built in, a chunk for each.
 */
export async function buildPlain(remotes: RemoteConfig[]): Promise<string> {
  const dist = path.join(root, '.cache/bench');
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
  await runWebpack([{ ...shell, entry, resolve: { ...shell.resolve, alias }, module: { rules }, plugins }]);
  await compress(dist);
  return dist;
}

function rulesOf({ module }: webpack.Configuration): webpack.RuleSetRule[] {
  return [...(module?.rules ?? [])] as webpack.RuleSetRule[];
}
