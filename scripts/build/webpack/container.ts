import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { SHARED } from '../../../shared/contract/sharing.ts';
import { versionsManifest } from '../../../shared/contract/versionNames.ts';
import { project, root } from '../../../shared/project/folders.ts';
import type { DemoFolder } from '../demoFolders.ts';
import { publishDemos } from '../publishDemos.ts';
import { installedPackages } from '../workspaces.ts';
import { folderOfBuild, pagesInVersions, type WantedVersions } from './versions.ts';

// Else the plugin looks for webpack by an error of it, which takes a second and a half.
process.env.FEDERATION_WEBPACK_PATH ??= createRequire(import.meta.url).resolve('webpack');

/**
 * The container of the group in `directory`. It exposes the pages of these demos, and the `versions` of all or of some. With those of one
 * demo, it has no other pages. Its manifest lists them.
 * Throws with the demo's folder if the group brings its own React and a page is a component.
 */
export function container(
  group: string,
  directory: string,
  demos: DemoFolder[],
  versions: WantedVersions = false,
): ModuleFederationPlugin {
  const alone = typeof versions === 'string' ? versions : undefined;
  const folder = folderOfBuild(versions);
  const isShown = ({ demo, name }: DemoFolder) =>
    Array.isArray(versions) ? versions.includes(demo.path) : versions === true || name === alone;
  const pages = (alone ? demos.filter(isShown) : demos).flatMap((demo) => [
    ...demo.pages,
    ...(isShown(demo) ? pagesInVersions(demo, Array.isArray(versions)) : []),
  ]);
  const { metaData, files } = publishDemos(group, demos);
  const react = ownReact(directory);
  if (react) refuseComponents(react, demos);
  return new ModuleFederationPlugin({
    // The container is a global variable. The name `frames` alone would overwrite window.frames.
    name: `${group}_remote`,
    filename: `${folder}/remoteEntry.[contenthash:12].js`,
    exposes: Object.fromEntries(pages.map(({ expose, file, chunk }) => [expose, { import: file, name: chunk }])),
    shared: react
      ? {}
      : Object.fromEntries(
          SHARED.map((module) => [
            module,
            { singleton: true, import: false as const, strictVersion: true, requiredVersion: `^${SHELLS_MAJOR}.0.0` },
          ]),
        ),
    // With version-first, the start would fetch all groups, and one that is down would stop the others.
    shareStrategy: 'loaded-first',
    manifest: {
      ...(versions && { filePath: path.posix.dirname(versionsManifest(alone)) }),
      additionalData: ({ stats, compilation }) => {
        for (const [name, content] of Object.entries(files)) {
          compilation.emitAsset(name, new webpack.sources.RawSource(JSON.stringify(content)));
        }
        Object.assign(stats.metaData, metaData, react && { react });
        return stats;
      },
    },
    dts: false,
    bridge: { enableBridgeRouter: false },
    experiments: {
      optimization: { target: 'web', disableRemote: true, disableSnapshot: true },
      // The shell already has the runtime's core. An entry without it is half as large.
      externalRuntime: true,
    },
  });
}

/** Gives each build of a group its own list of chunks, because two builds of a group can be on one page. */
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

/** Elements of one major version of React crash in another. */
function refuseComponents(react: string, demos: DemoFolder[]): void {
  for (const { folder, pages } of demos) {
    const component = pages.find(({ file }) => file.endsWith('.tsx'));
    if (!component) continue;
    const file = path.basename(component.file);
    throw new Error(
      `${folder}: ${file} is a component, which runs in React ${SHELLS_MAJOR} of the shell, but this group brings React ${react}. ` +
        `Export { mount } from ${file.replace(/x$/, '')} instead.`,
    );
  }
}

/** The version of React that a group brings, if it has another major version than the shell. */
function ownReact(directory: string): string | undefined {
  const version = versionOfReact(directory);
  return majorOf(version) === SHELLS_MAJOR ? undefined : version;
}

/** The React that modules in this folder import. A group without React does not need it. */
function versionOfReact(directory: string): string {
  try {
    return createRequire(path.join(directory, 'package.json'))('react/package.json').version;
  } catch {
    return versionOfReact(root);
  }
}

const majorOf = (version: string) => version.split('.')[0];

/** A group may have a newer React than the shell, with the same major version. */
const SHELLS_MAJOR = majorOf(versionOfReact(root));
