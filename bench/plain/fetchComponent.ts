/** Stands in for the shell's fetchComponent.ts in the plain builds: webpack alone loads a page's code. */
import type { ComponentType } from 'react';
import type * as shell from '../../hosts/shell/src/load/fetchComponent';

// Matches nothing: bench/plainBuild.ts puts the pages of all groups in, and no other module.
const pages = import.meta.webpackContext('.', { regExp: /^$/, mode: 'lazy' });

export const fetchComponent: typeof shell.fetchComponent = async ({ group, page }) => {
  const [module] = await Promise.all([
    pages(`${group.config.name} ${page.expose}`) as Promise<{ default: ComponentType }>,
    // All of Bootstrap comes with the first demo, as in the shell; the document's script asks early for this name.
    import(/* webpackChunkName: "federation" */ '@playground/kit/html/bootstrap.css'),
  ]);
  return module.default;
};
