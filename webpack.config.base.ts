import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { AcceptedPlugin, Plugin } from 'postcss';
import postcssImport from 'postcss-import';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { type Demos, readDemos } from './scripts/build/readDemos.ts';
import { project } from './services/common/src/project.ts';
import type { PracticeIndex } from './shared/contract/catalogue.ts';
import { CONTRACT } from './shared/contract/manifest.ts';
import { forPrevious } from './shared/contract/previous.ts';

const require = createRequire(import.meta.url);
const root = import.meta.dirname;

/** What `scripts/build/build.ts` and `scripts/serve/dev.ts` decide; a config file only says who it is. */
export interface BuildOptions {
  mode: 'production' | 'development';
  /** Changes with the sources: two builds of one remote must not share webpack's global chunk list. */
  buildId: string;
  /** The folder that the build goes to. */
  dist: string;
}

/** Rules that one remote needs for itself, e.g. sample files that keep their names. */
export interface RemoteOptions {
  rules?: webpack.RuleSetRule[];
}

type Build = (options: BuildOptions) => Promise<webpack.Configuration[]>;

/**
 * A remote: the container with everything its folders expose, and a second, unfederated build of the same demos for
 * its own origin (one compilation must not serve both: webpack#18450).
 */
export function remote(name: string, directory: string, { rules = [] }: RemoteOptions = {}): Build {
  return async ({ mode, buildId, dist }) => {
    const demos = await readDemos(directory);
    const federated: webpack.Configuration = {
      ...base(directory, mode, rules, mode === 'development' ? name : undefined),
      name,
      entry: {},
      output: {
        ...output(dist, 'static'),
        publicPath: 'auto',
        uniqueName: `${name}-${buildId}`,
        crossOriginLoading: 'anonymous',
        // A chunk that hangs is given up before the shell gives up the demo, so that a retry asks for it again.
        chunkLoadTimeout: 8000,
      },
    };
    federated.plugins?.push(
      codeUnderFault,
      new ModuleFederationPlugin({
        // The container is a global variable: a bare name like `frames` would overwrite window.frames.
        name: `${name}_remote`,
        filename: 'static/remoteEntry.[contenthash:12].js',
        exposes: demos.exposes,
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
            const emit = (name: string, content: unknown) =>
              compilation.emitAsset(name, new webpack.sources.RawSource(JSON.stringify(content)));
            const icons = `static/icons.${hashOf(demos.icons)}.json`;
            emit(icons, demos.icons);
            const practice = practiceHash(demos);
            const index = Object.entries(demos.practice).map(([demo, { tasks, solutions, matrix }]) => {
              const { conditions = [], calls = [] } = demos.obeyed[demo] ?? {};
              return [demo, { tasks, tools: Object.keys(solutions), matrix, conditions, faults: [name, ...calls] }];
            });
            emit(`practice/index.${practice}.json`, Object.fromEntries(index) satisfies PracticeIndex);
            for (const [demo, content] of Object.entries(demos.practice)) {
              emit(`practice/${demo}.${practice}.json`, content);
            }
            Object.assign(stats.metaData, forPrevious({ contract: CONTRACT, demos: demos.published, icons, practice }));
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
      }),
    );
    const standalone: webpack.Configuration = {
      ...base(directory, mode, rules),
      name: `${name} standalone`,
      // An edit is waited for in the shell.
      dependencies: [name],
      entry: { main: [...REACT, path.join(root, 'hosts/standalone/src/main.tsx')], ...THEME },
      output: { ...output(dist, 'standalone'), publicPath: '/' },
    };
    standalone.resolve = { ...standalone.resolve, alias: { '@demos': path.join(directory, 'src') } };
    standalone.plugins?.push(
      codeUnderFault,
      new webpack.DefinePlugin({
        __DEMOS__: JSON.stringify(demos.published),
        __REMOTE__: JSON.stringify(name),
        __PRACTICE__: JSON.stringify(practiceHash(demos)),
      }),
      html(`Playground: ${name}`),
    );
    return [federated, standalone];
  };
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
      html('Playground'),
    );
    return [config];
  };
}

/** What all builds have in common. A workspace whose edits open pages take in place gives its name. */
function base(
  directory: string,
  mode: BuildOptions['mode'],
  rules: webpack.RuleSetRule[],
  refreshed?: string,
): webpack.Configuration {
  return {
    mode,
    context: directory,
    target: ['web', 'es2022'],
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          resourceQuery: { not: TEXT },
          use: [
            ...(refreshed
              ? [{ loader: path.join(root, 'scripts/build/fast-refresh.cjs'), options: { workspace: refreshed } }]
              : []),
            {
              loader: require.resolve('swc-loader'),
              options: {
                jsc: {
                  target: 'es2022',
                  parser: { syntax: 'typescript', tsx: true },
                  transform: { react: { runtime: 'automatic', refresh: Boolean(refreshed) } },
                },
              },
            },
          ],
        },
        {
          test: /\.css$/,
          sideEffects: true,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: require.resolve('css-loader'),
              options: {
                modules: { auto: true, namedExport: false, localIdentName: '[name]-[local]-[hash:base64:5]' },
              },
            },
          ],
        },
        {
          test: /react-router[\\/]dist[\\/].*\.mjs$/,
          loader: path.join(root, 'scripts/build/pure-router.cjs'),
        },
        bootstrap(path.join(root, 'shared/html/bootstrap.css')),
        ...rules,
        { resourceQuery: TEXT, type: 'asset/source' },
        {
          test: /[\\/]assets[\\/]|\.(png|jpe?g|webp|svg|gif|mp4|wav|pdf)$/,
          exclude: /\.(tsx?|m?js|css)$/,
          type: 'asset/resource',
        },
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: 'static/[name].[contenthash:12].css',
        chunkFilename: 'static/[name].[contenthash:12].css',
      }),
      ...(refreshed ? [new webpack.HotModuleReplacementPlugin()] : []),
    ],
    optimization: {
      // In development as well: a page keeps the last build without errors, and the next one is an update of that.
      emitOnErrors: false,
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify }), new CssMinimizerPlugin()],
      // Sharing a chunk between demos would make a page wait for code it does not need.
      splitChunks: false,
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/**
 * What webpack loads of a remote obeys `?fault=` too: the global `faultyAddress` is there where the page's address has one
 * (shared/src/underFault.ts).
 */
function codeUnderFault(compiler: webpack.Compiler): void {
  compiler.hooks.thisCompilation.tap('code-under-fault', (compilation) => {
    const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
    createScript.tap(
      'code-under-fault',
      (source) => `${source}if (globalThis.faultyAddress) script.src = faultyAddress(url);`,
    );
    const { beforeTagInsert } = MiniCssExtractPlugin.getCompilationHooks(compilation);
    beforeTagInsert.tap(
      'code-under-fault',
      (source, { tag, href }) => `${source}if (globalThis.faultyAddress) ${tag}.href = faultyAddress(${href});`,
    );
  });
}

function output(dist: string, folder: string): NonNullable<webpack.Configuration['output']> {
  return {
    path: dist,
    filename: `${folder}/[name].[contenthash:12].js`,
    chunkFilename: `${folder}/[name].[contenthash:12].js`,
    assetModuleFilename: 'static/[name].[contenthash:12][ext]',
    // A compiler that starts again uses the same hashes for other updates. So browsers must not keep these files (docs/headers.md),
    // and scripts/serve/dev.ts empties their folder.
    hotUpdateMainFilename: `${folder}/updates/[runtime]-[fullhash].hot-update.json`,
    hotUpdateChunkFilename: `${folder}/updates/[id]-[fullhash].hot-update.js`,
    devtoolModuleFilenameTemplate: nameInSourceMap,
  };
}

/** What `npm run dev` shows of it (hosts/shell/src/development/problemOf.ts): a file of the project from its folder, any other in full. */
function nameInSourceMap({ absoluteResourcePath: file }: { absoluteResourcePath: string }): string {
  const relative = path.isAbsolute(file) ? path.relative(project, file) : file;
  return `webpack://${relative.startsWith('..') ? file : `playground/${relative}`}`.replaceAll('\\', '/');
}

/** `import text from './sample.ts?raw'`: a file as it stands. */
const TEXT = /^\?raw$/;

/** The part of Bootstrap that the shell needs, a file of its own. */
const LEAN = 'lean';

/** Leaves out of Bootstrap what none of the shell's sources use (docs/decisions/006-lean-shell.md). */
function leanBootstrap(directory: string): webpack.RuleSetRule {
  const sources = path.join(directory, 'src/**/*.{ts,tsx}');
  // Any word in it would be taken for a class. It has a style of its own.
  const prose = path.join(directory, 'src/guide/**');
  const development = path.join(directory, 'src/development/**');
  return bootstrap(path.join(directory, 'src/draw/lean-bootstrap.css'), [
    purgeCss({
      content: [sources],
      skippedContentGlobs: [prose, development],
      safelist: { greedy: [/data-bs-theme/] },
      keyframes: true,
    }),
  ]);
}

/** A file that imports Bootstrap, of which these plugins change something. */
function bootstrap(file: string, plugins: AcceptedPlugin[] = []): webpack.RuleSetRule {
  return {
    test: file,
    loader: require.resolve('postcss-loader'),
    // Imported before anything is changed: css-loader would bring Bootstrap as a file of its own.
    options: { postcssOptions: { plugins: [postcssImport(), LEGENDS_OF_FIELDSETS, ...plugins] } },
  };
}

/**
 * Bootstrap's `legend + *` asks of every element what stands before it: one row that comes into a list, and the browser works out
 * the styles of all the others again. There are legends in fieldsets alone, and of what stands in none, nothing is asked then.
 */
const LEGENDS_OF_FIELDSETS: Plugin = {
  postcssPlugin: 'legends-of-fieldsets',
  Once(css) {
    let found = false;
    css.walkRules('legend + *', (rule) => {
      rule.selector = 'fieldset > legend + *';
      found = true;
    });
    if (!found) throw new Error('Bootstrap has no rule for `legend + *` any more: what changes it can go');
  },
};

/** What a host begins with: React, whose errors of its own need not say where they were made (shared/html/errorsWithoutPlace.ts). */
const REACT = [
  path.join(root, 'shared/html/errorsWithoutPlace.ts'),
  'react-dom/client',
  path.join(root, 'shared/html/errorsWithPlace.ts'),
];

/** In development this comes before React, because React DOM looks for its hook when it loads. */
const FAST_REFRESH = [path.join(root, 'hosts/shell/src/development/fastRefresh.ts')];

/** An entry whose code stands in every document itself. The shell has a second one, `early`. */
const THEME = { theme: path.join(root, 'shared/html/theme.ts') };

/**
 * One document for all: the configuration block and what the server writes into it (services/static/src/document.ts), and the
 * scripts that run before all others.
 */
function html(title: string): HtmlWebpackPlugin {
  return new HtmlWebpackPlugin({
    template: path.join(root, 'shared/html/index.ejs'),
    templateParameters: (compilation: webpack.Compilation) => documentParts(compilation, title),
    inject: false,
    minify: false,
  });
}

function documentParts(compilation: webpack.Compilation, title: string) {
  const filesOf = (chunk: string) => [...(compilation.namedChunks.get(chunk)?.files ?? [])].map((name) => `/${name}`);
  const scriptOf = (chunk: string) => filesOf(chunk).find((name) => name.endsWith('.js'));
  const styles = (chunk: string) =>
    filesOf(chunk)
      .filter((name) => name.endsWith('.css'))
      .map((name) => `<link rel="stylesheet" href="${name}">`)
      .join('');
  const inline = (chunk: string) => {
    const file = scriptOf(chunk)?.slice(1);
    if (!file) return '';
    const source = String(compilation.getAsset(file)?.source.source());
    compilation.deleteAsset(file);
    return source;
  };
  const early = inline('early').replace(/(["'])FEDERATION\1/, () =>
    filesOf('federation')
      .map((name) => JSON.stringify(name))
      .join(),
  );
  const loader = scriptOf('federation');
  return {
    title,
    contract: CONTRACT,
    theme: inline('theme'),
    early: early && `<!--early--><script>${early}</script><!--/early-->`,
    main: scriptOf('main'),
    loader: loader ? `<!--demo <script defer src="${loader}"></script>-->` : '',
    // What home alone needs of Bootstrap is in all of it, which demos need: the server leaves out the one or the other.
    styles: [
      loader && `<!--demo <link rel="preload" as="script" href="${loader}">${styles('federation')}-->`,
      styles(LEAN) && `<!--home-->${styles(LEAN)}<!--/home-->`,
      styles('main'),
    ]
      .filter(Boolean)
      .join(''),
  };
}

const practiceHash = ({ practice, obeyed }: Demos) => hashOf([practice, obeyed]);

function hashOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
}

/** `^19.0.0` for `react/jsx-runtime`: a group may be built with a newer React than the shell's, of the same major version. */
function versionRange(module: string): string {
  const { version } = require(`${module.split('/')[0]}/package.json`) as { version: string };
  return `^${version.split('.')[0]}.0.0`;
}
