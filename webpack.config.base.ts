import path from 'node:path';
import webpack from 'webpack';
import { type DemoFolder, readDemoFolders } from './scripts/build/demoFolders.ts';
import { practiceHash, publishedDemos } from './scripts/build/publishDemos.ts';
import { leanBootstrap } from './scripts/build/webpack/bootstrap.ts';
import { codeUnderFault } from './scripts/build/webpack/codeUnderFault.ts';
import { base, output } from './scripts/build/webpack/common.ts';
import { container, uniqueNameOfSources } from './scripts/build/webpack/container.ts';
import { FAST_REFRESH } from './scripts/build/webpack/development.ts';
import { documentParts, LEAN } from './scripts/build/webpack/documentParts.ts';
import { root } from './services/common/src/project.ts';

/** What `scripts/build/build.ts` and `scripts/serve/dev.ts` decide; a config file only says who it is. */
export interface BuildOptions {
  mode: 'production' | 'development';
  /** The folder that the build goes to. */
  dist: string;
}

/** Rules that one remote needs for itself, e.g. sample files that keep their names. */
export interface RemoteOptions {
  rules?: webpack.RuleSetRule[];
}

type Build = (options: BuildOptions) => Promise<webpack.Configuration[]>;

/** A script of the document itself. The shell has a second one, `early`. */
const THEME = { theme: path.join(root, 'shared/html/theme.ts') };

/** What a host begins with: React, whose errors of its own need not say where they were made (shared/html/errorsWithoutPlace.ts). */
const REACT = [
  path.join(root, 'shared/html/errorsWithoutPlace.ts'),
  'react-dom/client',
  path.join(root, 'shared/html/errorsWithPlace.ts'),
];

/**
 * A remote: the container with everything its folders expose, and a second, unfederated build of the same demos for
 * its own origin (one compilation must not serve both: webpack#18450).
 */
export function remote(name: string, directory: string, { rules = [] }: RemoteOptions = {}): Build {
  return async ({ mode, dist }) => {
    const demos = await readDemoFolders({ name, directory });
    const developed = mode === 'development';
    const federated: webpack.Configuration = {
      ...base(directory, mode, rules, developed ? name : undefined),
      name,
      entry: {},
      output: {
        ...output(dist, 'static'),
        publicPath: 'auto',
        uniqueName: `${name}-${mode}`,
        crossOriginLoading: 'anonymous',
        // A chunk that hangs is given up before the shell gives up the demo, so that a retry asks for it again.
        chunkLoadTimeout: 8000,
      },
    };
    federated.plugins?.push(codeUnderFault, container(name, demos));
    if (!developed) federated.plugins?.push(uniqueNameOfSources(name));
    return [federated, standalone(name, directory, { mode, dist }, demos, rules)];
  };
}

/** A group's pages on the group's own origin, each page a chunk. */
function standalone(
  name: string,
  directory: string,
  { mode, dist }: BuildOptions,
  demos: DemoFolder[],
  rules: webpack.RuleSetRule[],
): webpack.Configuration {
  const main = path.join(root, 'hosts/standalone/src/main.tsx');
  const pages = demos.flatMap((demo) => demo.pages).map(({ expose, file }) => [expose, file]);
  const config: webpack.Configuration = {
    ...base(directory, mode, rules),
    name: `${name} standalone`,
    // An edit is waited for in the shell.
    dependencies: [name],
    entry: { main: [...REACT, main], ...THEME },
    output: { ...output(dist, 'standalone'), publicPath: '/' },
  };
  config.plugins?.push(
    codeUnderFault,
    // The host's own context matches nothing: the pages are put in here.
    new webpack.ContextReplacementPlugin(/[\\/]standalone[\\/]src$/, path.dirname(main), Object.fromEntries(pages)),
    new webpack.DefinePlugin({
      __DEMOS__: JSON.stringify(publishedDemos(demos)),
      __REMOTE__: JSON.stringify(name),
      __PRACTICE__: JSON.stringify(practiceHash(demos)),
    }),
    documentParts(`Playground: ${name}`),
  );
  return config;
}

/** The shell. It has no federation plugin: it brings the runtime itself, lazily (`src/load/federation.ts`). */
export function shell(directory: string): Build {
  return async ({ mode, dist }) => {
    const config: webpack.Configuration = {
      ...base(directory, mode, [leanBootstrap(directory)]),
      name: 'shell',
      entry: {
        main: [...(mode === 'development' ? FAST_REFRESH : []), ...REACT, path.join(directory, 'src/main.tsx')],
        ...THEME,
        early: path.join(directory, 'src/load/early.ts'),
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
        // What the federation runtime reads to leave out code for Node and for manifests, which the shell reads itself.
        ENV_TARGET: JSON.stringify('web'),
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      }),
      documentParts('Playground'),
    );
    return [config];
  };
}
