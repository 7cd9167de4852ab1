import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { project } from '../../../services/common/src/project.ts';
import type { DemoFolder } from '../demoFolders.ts';
import { publishDemos } from '../publishDemos.ts';
import { installedPackages } from '../workspaces.ts';

const require = createRequire(import.meta.url);

/** The container of a group: it exposes the pages of these demos, and its manifest says what they are. */
export function container(group: string, demos: DemoFolder[]): ModuleFederationPlugin {
  const pages = demos.flatMap((demo) => demo.pages);
  const { metaData, files } = publishDemos(group, demos);
  return new ModuleFederationPlugin({
    // The container is a global variable: a bare name like `frames` would overwrite window.frames.
    name: `${group}_remote`,
    filename: 'static/remoteEntry.[contenthash:12].js',
    exposes: Object.fromEntries(pages.map(({ expose, file, chunk }) => [expose, { import: file, name: chunk }])),
    shared: Object.fromEntries(
      ['react', 'react/jsx-runtime', 'react-dom'].map((module) => [
        module,
        { singleton: true, import: false as const, strictVersion: true, requiredVersion: versionRange(module) },
      ]),
    ),
    // version-first would fetch every remote at start-up, and one dead remote then stops all.
    shareStrategy: 'loaded-first',
    manifest: {
      additionalData: ({ stats, compilation }) => {
        for (const [name, content] of Object.entries(files)) {
          compilation.emitAsset(name, new webpack.sources.RawSource(JSON.stringify(content)));
        }
        Object.assign(stats.metaData, metaData);
        return stats;
      },
    },
    dts: false,
    bridge: { enableBridgeRouter: false },
    experiments: {
      optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
      // The shell has the runtime's core already: an entry without its own is half as large.
      externalRuntime: true,
    },
  });
}

/**
 * Names what a group's build puts into the page by the sources that webpack read: two builds of one group on one page must not share
 * their list of chunks.
 */
export function uniqueNameOfSources(group: string): (compiler: webpack.Compiler) => void {
  return ({ hooks }) => {
    hooks.thisCompilation.tap('unique-name', (compilation) => {
      compilation.hooks.finishModules.tap('unique-name', (modules) => {
        const hash = createHash('sha256').update(installedPackages());
        const sources = [...modules].flatMap((module) => {
          const { resource } = module as webpack.NormalModule;
          const file = resource && path.relative(project, resource);
          // Packages are in the lock file.
          return !file || file.includes('node_modules') ? [] : `${file}\0${module.originalSource()?.source()}`;
        });
        for (const source of sources.sort()) hash.update(source);
        const uniqueName = `${group}-${hash.digest('hex').slice(0, 12)}`;
        Object.assign(compilation.outputOptions, { uniqueName, chunkLoadingGlobal: `webpackChunk_${uniqueName}` });
      });
    });
  };
}

/** `^19.0.0` for `react/jsx-runtime`: a group may be built with a newer React than the shell's, of the same major version. */
function versionRange(module: string): string {
  const { version } = require(`${module.split('/')[0]}/package.json`) as { version: string };
  return `^${version.split('.')[0]}.0.0`;
}
