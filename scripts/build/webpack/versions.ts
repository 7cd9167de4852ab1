import { createHash } from 'node:crypto';
import path from 'node:path';
import type webpack from 'webpack';
import { exposeIn, versionsManifest } from '../../../shared/contract/versionNames.ts';
import { project, root } from '../../../shared/project/folders.ts';
import type { DemoFolder, DemoPage } from '../demoFolders.ts';
import { gap, sameOf, versionsOf } from '../versions.ts';

/** The versions of all demos, of the demo in this folder, or for `npm run prove` of those with these paths. */
export type WantedVersions = boolean | string | string[];

/** The folder of files with hashes. The versions of one demo have one of their own, so that they can be taken out again. */
export const folderOfBuild = (versions: WantedVersions) =>
  typeof versions === 'string' ? path.posix.dirname(versionsManifest(versions)) : 'static';

/** The pages of a demo in each of its versions. With `same` also made by other code, which those with a defect are, too. */
export function pagesInVersions(demo: DemoFolder, same: boolean): Pick<DemoPage, 'expose' | 'file' | 'chunk'>[] {
  const like = (redesign = same && 'same') => (redesign ? `&redesign=${redesign}` : '');
  const versions: { version: string; redesign?: string }[] = versionsOf(demo);
  return [...versions, ...(same ? [sameOf(demo)] : [])].flatMap(({ version, redesign }) =>
    demo.pages.map(({ expose, file, chunk }) => ({
      expose: exposeIn(expose, version),
      file: `${file}?version=${version}${like(redesign)}`,
      chunk: `${chunk}-${version}`,
    })),
  );
}

/** The rules for modules of versions (version.cjs). */
export function rulesOfVersions(demos: DemoFolder[]): webpack.RuleSetRule[] {
  const defects = demos.flatMap((demo) =>
    versionsOf(demo).flatMap(({ version, defect }) => {
      const { file, find, replace } = defect ?? {};
      return file ? [[version, { file: path.resolve(project, demo.folder, file), find, replace }]] : [];
    }),
  );
  const otherWords = demos.flatMap((demo) =>
    versionsOf(demo).flatMap(({ version, redesign }) => (redesign === 'words' ? [[version, demo.otherWords]] : [])),
  );
  return [
    {
      resourceQuery: /^\?version=/,
      enforce: 'pre',
      loader: path.join(root, 'scripts/build/version.cjs'),
      options: {
        pages: demos.flatMap(({ pages }) => pages.map(({ file }) => file)),
        defects: Object.fromEntries(defects),
        otherWords: Object.fromEntries(otherWords),
      },
    },
  ];
}

/** The classes of our own style sheets have other names in that redesign. Null is the usual name. */
export const classInVersion = (
  { resourceQuery, resourcePath }: webpack.LoaderContext<unknown>,
  _template: string,
  name: string,
): string | null => {
  if (!resourceQuery.includes('redesign=classes')) return null;
  const file = path.relative(project, resourcePath);
  return `k${createHash('sha256').update(`${file} ${name}`).digest('hex').slice(0, 8)}`;
};

/** Without them, each version would have a copy of the libraries. The scripts are read by developers of tests, so they stay readable. */
export const ofVersions = (
  optimization: webpack.Configuration['optimization'],
): webpack.Configuration['optimization'] => ({
  ...optimization,
  minimize: false,
  splitChunks: { chunks: 'async', minSize: 1000, maxAsyncRequests: 100 },
});

/** Webpack's ids would tell the version of a page. So each run of `npm run prove` has its own. Those of modules in versions begin with v. */
export function gapsForIds({ hooks }: webpack.Compiler): void {
  hooks.compilation.tap('gaps-for-ids', (compilation) => {
    compilation.hooks.afterOptimizeModuleIds.tap('gaps-for-ids', (modules) => {
      for (const module of modules) {
        const id = compilation.chunkGraph.getModuleId(module);
        const kind = module.identifier().includes('?version=') ? 'v' : 'm';
        if (id !== null) compilation.chunkGraph.setModuleId(module, gap(`${kind}${id}`));
      }
    });
    compilation.hooks.afterOptimizeChunkIds.tap('gaps-for-ids', (chunks) => {
      for (const chunk of chunks) {
        chunk.id = gap(`c${chunk.id}`);
        chunk.ids = [chunk.id];
      }
    });
  });
}
