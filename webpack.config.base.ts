import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { type DemoFolder, readDemoFolders } from './scripts/build/demoFolders.ts';
import { practiceHash, publishedDemos } from './scripts/build/publishDemos.ts';
import { leanBootstrap } from './scripts/build/webpack/bootstrap.ts';
import { codeUnderFault } from './scripts/build/webpack/codeUnderFault.ts';
import { base, output, sourceMaps } from './scripts/build/webpack/common.ts';
import { container, uniqueNameOfSources } from './scripts/build/webpack/container.ts';
import { documentParts, LEAN } from './scripts/build/webpack/documentParts.ts';
import { ofVersions, rulesOfVersions } from './scripts/build/webpack/versions.ts';
import { project, root } from './shared/project/folders.ts';

/** `scripts/build/build.ts` and `scripts/serve/dev.ts` decide these. */
export interface BuildOptions {
  mode: 'production' | 'development';
  /** The folder for the build. */
  dist: string;
  /** Makes a source map beside each script. Nothing in the script names it. */
  maps?: boolean;
  /** Makes the versions of a group's pages instead, into the same folder. */
  versions?: boolean;
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
 * A group has two builds of the same demos: the container, and one without federation for its own origin. One compilation cannot make
 * both (webpack#18450). The rules for webpack in `webpack.rules.ts` of a demo's folder are for this group alone.
 */
export function remote(name: string, directory: string): Build {
  return async ({ mode, dist, maps, versions = false }) => {
    const demos = await readDemoFolders({ name, directory });
    const rules = await rulesOf(demos);
    const developed = mode === 'development';
    const federated: webpack.Configuration = {
      ...base(directory, mode, [...rules, ...(versions ? rulesOfVersions(demos) : [])], developed ? name : undefined),
      name,
      entry: {},
      output: {
        ...output(dist, 'static'),
        publicPath: 'auto',
        uniqueName: `${name}-${mode}`,
        crossOriginLoading: 'anonymous',
        // Shorter than the shell waits for a demo, so that a retry asks for the chunk again.
        chunkLoadTimeout: 8000,
        // Else a retry gets the half of a module that ran before its error, and reports what is missing then.
        strictModuleErrorHandling: true,
      },
    };
    federated.plugins?.push(codeUnderFault, container(name, directory, demos, versions));
    if (!developed) federated.plugins?.push(uniqueNameOfSources(name));
    if (versions) return [{ ...federated, optimization: ofVersions(federated.optimization) }];
    if (maps) federated.plugins?.push(sourceMaps());
    const main = path.join(root, 'hosts/standalone/src/main.tsx');
    const standalone: webpack.Configuration = {
      ...base(directory, mode, rules),
      name: `${name} standalone`,
      // After an edit you wait for the page in the shell, so that build comes first.
      dependencies: [name],
      entry: { main: [...REACT, main], ...THEME },
      output: { ...output(dist, 'standalone'), publicPath: '/' },
    };
    const pages = demos.flatMap((demo) => demo.pages).map(({ expose, file }) => [expose, file]);
    standalone.plugins?.push(
      codeUnderFault,
      // The context in the host's source matches no file. This puts in the pages.
      new webpack.ContextReplacementPlugin(/[\\/]standalone[\\/]src$/, path.dirname(main), Object.fromEntries(pages)),
      new webpack.DefinePlugin({
        __DEMOS__: JSON.stringify(publishedDemos(demos)),
        __REMOTE__: JSON.stringify(name),
        __PRACTICE__: JSON.stringify(practiceHash(demos)),
      }),
      documentParts(`Playground: ${name}`),
    );
    return [federated, standalone];
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
      documentParts('Playground'),
    );
    if (maps) config.plugins?.push(sourceMaps());
    return [config];
  };
}
