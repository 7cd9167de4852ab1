/** Replaces the shell's fetchComponent.ts in the plain builds, where webpack loads a page's code without federation. */
import type { ComponentType } from 'react';
import type * as shell from '../../hosts/shell/src/load/fetchComponent';
import { partsOfDemos } from '../../hosts/shell/src/load/partsOfDemos';

// Matches no file, because bench/plainBuild.ts puts in the pages of all groups.
const pages = import.meta.webpackContext('.', { regExp: /^$/, mode: 'lazy' });

export const fetchComponent: typeof shell.fetchComponent = async ({ group, page }) => {
  const [module, { Practice }, { Running }] = await Promise.all([
    pages(`${group.config.name} ${page.expose}`) as Promise<{ default: ComponentType }>,
    // As in the shell, these come with the first demo. The document's script loads a chunk of this name early.
    import(/* webpackChunkName: "federation" */ '@playground/kit/practice/Practice'),
    import(/* webpackChunkName: "federation" */ '../../hosts/shell/src/parts/Running'),
    import(/* webpackChunkName: "federation" */ '@playground/kit/html/bootstrap.css'),
  ]);
  Object.assign(partsOfDemos, { Practice, Running });
  return module.default;
};
