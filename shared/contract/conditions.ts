/** The parameters of an address that change a page, in the order in which the page lists them. */
export const CONDITIONS = ['seed', 'now', 'fault', 'log', 'version'] as const;

/** `build.media=next` opens this build of the group `media`: a kept one by its id, or the one of a channel. */
export const BUILD = 'build.';

/** `remote.media=http://localhost:4002` takes a group from another port of this machine, in `npm run dev` alone. Elsewhere, the page says that. */
export const REMOTE = 'remote.';

/**
 * In a page's address: the document and the page request nothing early. Under a fault, each request must be the one that is meant to fail.
 * Another build or version has other files. The name of a parameter may be encoded: `build%2Emedia`.
 */
export const ASKS_ITSELF = /[?&](fault=|version=|build\.|\w*%)/;

export const isCondition = (name: string) =>
  (CONDITIONS as readonly string[]).includes(name) || [BUILD, REMOTE].some((start) => name.startsWith(start));
