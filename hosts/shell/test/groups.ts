import type { Hint } from '@playground/kit/contract/hint';
import type { PublishedDemo } from '@playground/kit/contract/manifest';
import type { RemoteConfig } from '@playground/kit/contract/site';
import { demo, manifest } from '@playground/kit/test/manifest';
import { askFor, currentSiteMap, findRoute, type Group, type Route, startSiteMap } from '../src/fetch/groups';

/** A group's configuration: its name is all that matters. */
export const configOf = (name: string) => ({ name, title: `The ${name}`, url: `http://${name}.test` });

type Answer = () => Response | Promise<Response>;

/** What groups answer, by name, when they are asked for a manifest: a body, or an answer. Others are away with 503. */
export const answering = (bodies: Record<string, unknown>) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockClear()
    .mockImplementation(async (address) => {
      const [name = ''] = new URL(String(address)).hostname.split('.');
      if (!(name in bodies)) return new Response('away', { status: 503 });
      const body = bodies[name];
      return typeof body === 'function' ? (body as Answer)() : Response.json(body);
    });

/** Begins as a document does that says nothing of the groups: all are asked. */
export function loadSiteMap(remotes: RemoteConfig[]): void {
  startSiteMap(remotes);
  askFor('/');
}

/** What a document says of a group: of one page, or of all when it is home's. */
export function hintOf({ url }: RemoteConfig, demos: PublishedDemo[], build = 'abc', whole = false): Hint {
  const entry = `${url}/static/remoteEntry.${build}.js`;
  const assets = {
    './counter/Counter': { js: [`${url}/static/counter.${build}.js`], css: [`${url}/static/counter.${build}.css`] },
  };
  return { groups: { [url]: { demos, whole, entry, assets } } };
}

/** The route to a page in a document that says this of these groups. */
export function routeTo(path: string, remotes: RemoteConfig[], hint: Hint): Route {
  startSiteMap(remotes, hint);
  return findRoute(currentSiteMap(), path) as Route;
}

/** Resolves when every group of the site map has answered. */
export async function settled(): Promise<Group[]> {
  while (currentSiteMap().groups.some(({ state }) => state === 'loading')) await Promise.resolve();
  // Who listens hears of it by a microtask.
  await Promise.resolve();
  return currentSiteMap().groups;
}

let made = 0;

/** The route to a page of a group that no test has met before, with its manifest read: the shell keeps state by group. */
export async function newRoute(
  changes: Partial<PublishedDemo> = {},
  metaData: object = {},
): Promise<Route & { name: string }> {
  made += 1;
  const name = `group${made}`;
  answering({ [name]: manifest([demo('/counter', changes)], 'abc', metaData) });
  loadSiteMap([configOf(name)]);
  await settled();
  return { name, ...(findRoute(currentSiteMap(), '/counter') as Route) };
}
