/**
 * The same pages without federation, to be measured against: the shell's own sources with a catalogue and a loader of
 * demos that know everything at build time, on one origin.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { compress, configurationsOf, runWebpack } from '../scripts/build/build.ts';
import { readDemos } from '../scripts/build/readDemos.ts';
import { root, workspacesNamed } from '../scripts/build/workspaces.ts';
import { siteFromEnvironment } from '../services/common/src/environment.ts';

/**
 * `split`: a chunk for each demo, with the shell's own document, which asks early for what a page is known to need;
 * `single`: all in one file, as playgrounds of this kind are usually built.
 */
export type Plain = 'split' | 'single';

/** Builds a plain site and resolves with the folder it is in. The folders of the remotes are read, not their builds. */
export async function buildPlain(kind: Plain): Promise<string> {
  const dist = path.join(root, '.cache/bench', kind);
  rmSync(dist, { recursive: true, force: true });
  const options = { mode: 'production', buildId: 'bench', dist } as const;
  const remotes = workspacesNamed(siteFromEnvironment().site.remotes.map(({ name }) => name));
  const [shell] = await configurationsOf(workspacesNamed(['shell'])[0] as (typeof remotes)[number], options);
  const standalones = await Promise.all(
    remotes.map(async (remote) => ({ remote, config: (await configurationsOf(remote, options))[1] })),
  );
  if (!shell) throw new Error('The shell has no configuration.');

  // What a remote's configuration adds to the base's rules holds for its own folder here.
  const known = new Set(rulesOf(shell).map(({ test }) => String(test)));
  const added = standalones.flatMap(({ remote, config }) =>
    rulesOf(config)
      .filter(({ test }) => !known.has(String(test)))
      .map((rule) => ({ ...rule, include: remote.directory })),
  );
  const isDocument = (plugin: unknown) => plugin instanceof HtmlWebpackPlugin;
  // The shell's document names chunks, of which a single file has none; a remote's own document names nothing.
  const document = (kind === 'split' ? shell : standalones[0]?.config)?.plugins?.find(isDocument);
  const stands = (name: string) =>
    new webpack.NormalModuleReplacementPlugin(new RegExp(`^\\./${name}$`), (resource) => {
      if (resource.context === path.join(root, 'hosts/shell/src')) {
        resource.request = path.join(import.meta.dirname, 'plain', `${name}.ts`);
      }
    });
  await runWebpack([
    {
      ...shell,
      resolve: { ...shell.resolve, alias: { ...shell.resolve?.alias, '@remotes': path.join(root, 'remotes') } },
      module: { ...shell.module, rules: [...added, ...rulesOf(shell)] },
      plugins: [
        ...(shell.plugins ?? []).filter((plugin) => !isDocument(plugin)),
        document,
        stands('catalogue'),
        stands('demos'),
        new webpack.DefinePlugin({ __GROUPS__: JSON.stringify(await groups()) }),
        ...(kind === 'single' ? oneFile() : []),
      ],
    },
  ]);
  compress(dist);
  return dist;
}

function oneFile(): webpack.WebpackPluginInstance[] {
  return [
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    // The part of Bootstrap that home needs would be there twice.
    new webpack.NormalModuleReplacementPlugin(/bootstrap\.css\?shell$/, (resource) => {
      resource.request = resource.request.replace('?shell', '');
    }),
  ];
}

async function groups() {
  const { remotes } = siteFromEnvironment().site;
  return Promise.all(
    remotes.map(async (config) => {
      const [workspace] = workspacesNamed([config.name]);
      return { config, demos: (await readDemos(workspace?.directory ?? '')).published };
    }),
  );
}

function rulesOf(config?: webpack.Configuration): webpack.RuleSetRule[] {
  return (config?.module?.rules ?? []) as webpack.RuleSetRule[];
}
