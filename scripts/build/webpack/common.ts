import { createRequire } from 'node:module';
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { project, root } from '../../../services/common/src/project.ts';
import { bootstrap } from './bootstrap.ts';
import { refreshLoader } from './development.ts';

const require = createRequire(import.meta.url);

/** What all builds have in common. A workspace whose edits open pages take in place gives its name. */
export function base(
  directory: string,
  mode: 'production' | 'development',
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
            ...(refreshed ? [refreshLoader(refreshed)] : []),
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

/** `import text from './sample.ts?raw'`: a file as it stands. */
const TEXT = /^\?raw$/;

export function output(dist: string, folder: string): NonNullable<webpack.Configuration['output']> {
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
