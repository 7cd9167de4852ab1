/** Stands in for the shell's catalogue.ts in the plain builds: everything is known when the code arrives. */

import { addressesOf, comparable, type PublishedDemo } from '@playground/shared/contract/demo';
import type { RemoteConfig } from '@playground/shared/contract/site';
import type { Catalogue, Group, Route } from '../../hosts/shell/src/catalogue';

// Written in by bench/plainBuild.ts.
declare const __GROUPS__: { config: RemoteConfig; demos: PublishedDemo[] }[];

const groups: Group[] = __GROUPS__.map(({ config, demos }) => ({
  config,
  state: 'ready',
  manifest: { demos, entry: '', assets: new Map() },
}));
const routes: Catalogue['routes'] = new Map(groups.flatMap(routesOf));
const catalogue: Catalogue = { groups, routes };

function routesOf(group: Group): [string, Route][] {
  return (group.manifest?.demos ?? []).flatMap((demo) =>
    [demo, ...demo.pages].flatMap((page) =>
      addressesOf({ ...page, pages: [] }).map((address): [string, Route] => [address, { group, demo, page }]),
    ),
  );
}

export const subscribe = () => () => {};
export const currentCatalogue = () => catalogue;
export const loadCatalogue = () => {};
export const loadGroup = async ({ name }: RemoteConfig) =>
  groups.find(({ config }) => config.name === name) ?? groups[0];
export const findRoute = (_: Catalogue, pathname: string) => routes.get(comparable(pathname));
