import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { type DemoFolder, readDemoFolders } from './scripts/build/demoFolders.ts';
import { leanBootstrap } from './scripts/build/webpack/bootstrap.ts';
import { codeUnderFault } from './scripts/build/webpack/codeUnderFault.ts';
import { base, output, sourceMaps } from './scripts/build/webpack/common.ts';
import { container, uniqueNameOfSources } from './scripts/build/webpack/container.ts';
import { documentParts, LEAN } from './scripts/build/webpack/documentParts.ts';
import {
  folderOfBuild,
  gapsForIds,
  ofVersions,
  rulesOfVersions,
  type WantedVersions,
} from './scripts/build/webpack/versions.ts';
import { STANDALONE } from './scripts/build/workspaces.ts';
import { project, root } from './shared/project/folders.ts';

/** `scripts/build/build.ts` and `scripts/serve/dev.ts` decide these. */
export interface BuildOptions {
  mode: 'production' | 'development';
  /** The folder for the build. */
  dist: string;
  /** Makes a source map beside each script. Nothing in the script names it. */
  maps?: boolean;
  /** Makes versions of a group's pages instead. */
  versions?: WantedVersions;
}

type Build = (options: BuildOptions) => Promise<webpack.Configuration[]>;

/** A script in the document itself. The shell also has `early`. */
const THEME = { theme: path.join(root, 'shared/html/theme.ts') };

/** React comes first in each host. Its own errors do not get a place in our sources (shared/html/errorsWithoutPlace.ts). */
const REACT = [
  path.join(root, 'shared/html/errorsWithoutPlace.ts'),
  // The shell's, not that of the group.
  createRequire(import.meta.url).resolve('react-dom/client'),
  path.join(root, 'shared/html/errorsWithPlace.ts'),
];

/**
 * The container of a group's demos. The rules for webpack in `webpack.rules.ts` of a demo's folder are for this group alone. Its own
 * origin opens the same container with the files of `standalone`, which the build puts beside it (scripts/build/putHost.ts).
 */
export function remote(name: string, directory: string): Build {
  return async ({ mode, dist, maps, versions = false }) => {
    const demos = await readDemoFolders({ name, directory });
    const rules = await rulesOf(demos);
    const developed = mode === 'development';
    const config: webpack.Configuration = {
      ...base(directory, mode, [...rules, ...(versions ? rulesOfVersions(demos) : [])], {
        refreshed: developed ? name : undefined,
        folder: folderOfBuild(versions),
      }),
      name,
      entry: {},
      output: {
        ...output(dist, folderOfBuild(versions)),
        publicPath: 'auto',
        uniqueName: `${name}-${mode}`,
        crossOriginLoading: 'anonymous',
        // Shorter than the shell waits for a demo, so that a retry asks for the chunk again.
        chunkLoadTimeout: 8000,
        // Else a retry gets the half of a module that ran before its error, and reports what is missing then.
        strictModuleErrorHandling: true,
      },
    };
    config.plugins?.push(codeUnderFault, container(name, directory, demos, versions));
    if (!developed) config.plugins?.push(uniqueNameOfSources(name));
    if (Array.isArray(versions)) config.plugins?.push(gapsForIds);
    if (versions) return [{ ...config, optimization: ofVersions(config.optimization) }];
    if (maps) config.plugins?.push(sourceMaps());
    return [config];
  };
}

/** The program that opens the pages of any group on the group's own origin. */
export function standalone(directory: string): Build {
  return async ({ mode, dist, maps }) => {
    const config: webpack.Configuration = {
      ...base(directory, mode, [], { folder: STANDALONE }),
      name: STANDALONE,
      entry: { main: [...REACT, path.join(directory, 'src/main.tsx')], ...THEME },
      output: { ...output(dist, STANDALONE), publicPath: '/' },
    };
    config.plugins?.push(codeUnderFault, documentParts({ opensContainer: true }));
    if (maps) config.plugins?.push(sourceMaps());
    return [config];
  };
}

async function rulesOf(demos: DemoFolder[]): Promise<webpack.RuleSetRule[]> {
  const files = demos.map(({ folder }) => path.join(project, folder, 'webpack.rules.ts')).filter(existsSync);
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(file).href)));
  return modules.flatMap((module) => module.default);
}

/** The shell has no federation plugin, because it loads the runtime itself when it needs it (`src/load/federation.ts`). */
export function shell(directory: string): Build {
  return async ({ mode, dist, maps }) => {
    // This comes before React, because React DOM looks for its hook when it loads.
    const refresh = mode === 'development' ? [path.join(directory, 'src/development/fastRefresh.ts')] : [];
    const config: webpack.Configuration = {
      ...base(directory, mode, [leanBootstrap(directory)]),
      name: 'shell',
      entry: {
        main: [...refresh, ...REACT, path.join(directory, 'src/main.tsx')],
        ...THEME,
        early: path.join(directory, 'src/fetch/early.ts'),
      },
      output: { ...output(dist, 'static'), publicPath: '/' },
    };
    config.optimization = {
      ...config.optimization,
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          [LEAN]: { name: LEAN, test: /lean-bootstrap\.css$/, type: 'css/mini-extract', enforce: true },
        },
      },
    };
    config.plugins?.push(
      new webpack.DefinePlugin({
        __DEVELOPMENT__: JSON.stringify(mode === 'development'),
        // These two make the federation runtime leave out its code for Node and for manifests. The shell reads manifests itself.
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      }),
      documentParts(),
    );
    if (maps) config.plugins?.push(sourceMaps());
    return [config];
  };
}
