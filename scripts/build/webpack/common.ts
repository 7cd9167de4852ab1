import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { project, root } from '../../../shared/project/folders.ts';
import { CALLS } from '../calls.ts';
import { bootstrap } from './bootstrap.ts';
import { classInVersion } from './versions.ts';

const require = createRequire(import.meta.url);

/** With `refreshed`, the name of a workspace, open pages show an edit without a reload. Files with hashes go into `folder`. */
export function base(
  directory: string,
  mode: 'production' | 'development',
  rules: webpack.RuleSetRule[],
  { refreshed, folder = 'static' }: { refreshed?: string | undefined; folder?: string } = {},
): webpack.Configuration {
  const fastRefresh = path.join(root, 'scripts/build/fast-refresh.cjs');
  const refresh = refreshed ? [{ loader: fastRefresh, options: { workspace: refreshed } }] : [];
  const jsc = {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', refresh: Boolean(refreshed) } },
  };
  const modules = {
    auto: true,
    namedExport: false,
    localIdentName: '[name]-[local]-[hash:base64:5]',
    getLocalIdent: classInVersion,
  };
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
          use: [...refresh, { loader: require.resolve('swc-loader'), options: { jsc } }],
        },
        {
          test: /\.css$/,
          resourceQuery: { not: PLAIN },
          sideEffects: true,
          // A map of a style would change the names of all scripts: maps of scripts must not (uniqueNameOfSources).
          use: [
            MiniCssExtractPlugin.loader,
            { loader: require.resolve('css-loader'), options: { modules, sourceMap: mode === 'development' } },
          ],
        },
        { test: /react-router[\\/]dist[\\/].*\.mjs$/, loader: path.join(root, 'scripts/build/pure-router.cjs') },
        {
          test: /\.vue$/,
          use: [
            // Without React's refresh.
            { loader: require.resolve('swc-loader'), options: { jsc: { ...jsc, transform: {} } } },
            { loader: path.join(root, 'scripts/build/vue.cjs') },
          ],
        },
        { test: /\.svelte$/, loader: path.join(root, 'scripts/build/svelte.cjs') },
        bootstrap(path.join(root, 'shared/html/bootstrap.css')),
        ...rules,
        { resourceQuery: TEXT, type: 'asset/source' },
        { resourceQuery: PLAIN, type: 'asset/resource', generator: { filename: 'assets/[name][ext]' } },
        {
          test: /[\\/]assets[\\/]|\.(png|jpe?g|webp|svg|gif|mp4|wav|pdf)$/,
          exclude: /\.(tsx?|m?js|css)$/,
          type: 'asset/resource',
        },
      ],
    },
    plugins: [
      new webpack.DefinePlugin({ __CALLS__: JSON.stringify(CALLS) }),
      new MiniCssExtractPlugin({
        filename: `${folder}/[name].[contenthash:12].css`,
        chunkFilename: `${folder}/[name].[contenthash:12].css`,
      }),
      ...(refreshed ? [new webpack.HotModuleReplacementPlugin()] : []),
    ],
    optimization: {
      // In development too, a page keeps the last build without errors. The next build is an update of that one.
      emitOnErrors: false,
      // Both minifiers have threads of their own. A process of Node for each would cost more than it saves.
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, parallel: false }),
        new TerserPlugin({ test: /\.css$/, minify: TerserPlugin.esbuildMinifyCss, parallel: false }),
      ],
      // With chunks that demos share, a page would wait for code that it does not need.
      splitChunks: false,
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** `import text from './sample.ts?raw'` gives the text of the file. */
const TEXT = /^\?raw$/;

/** `import url from './assets/page.html?plain'`: files that name each other, such as a document and its style sheet, keep their names. */
const PLAIN = /^\?plain$/;

export function output(dist: string, folder: string): NonNullable<webpack.Configuration['output']> {
  return {
    path: dist,
    filename: `${folder}/[name].[contenthash:12].js`,
    chunkFilename: `${folder}/[name].[contenthash:12].js`,
    assetModuleFilename: `${folder}/[name].[contenthash:12][ext]`,
    // A compiler that starts again uses the same hashes for other updates. So browsers must not keep these files (docs/headers.md),
    // and scripts/serve/dev.ts empties their folder.
    hotUpdateMainFilename: `${folder}/updates/[runtime]-[fullhash].hot-update.json`,
    hotUpdateChunkFilename: `${folder}/updates/[id]-[fullhash].hot-update.js`,
    devtoolModuleFilenameTemplate: nameInSourceMap,
  };
}

/** Without the sources themselves, which are in the team's repository. */
export function sourceMaps(): webpack.SourceMapDevToolPlugin {
  return new webpack.SourceMapDevToolPlugin({
    filename: '[file].map',
    append: false,
    noSources: true,
    test: /\.js$/,
    moduleFilenameTemplate: nameInSourceMap,
  });
}

/** The browser's console and `trace` show these names. A file outside the project has its full path. */
function nameInSourceMap({ absoluteResourcePath: file }: { absoluteResourcePath: string }): string {
  const relative = path.isAbsolute(file) ? path.relative(project, file) : file;
  return `webpack://${relative.startsWith('..') ? file : `playground/${relative}`}`.replaceAll('\\', '/');
}
