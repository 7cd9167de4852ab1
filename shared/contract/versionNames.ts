// Not in versions.ts, because its schemas would be in the code of each page with a condition.

export const VERSION_NAME = /^v[0-9a-f]{5}$/;

/** On a group's origin: the manifest of the build with all versions of its pages. */
export const VERSIONS_MANIFEST = 'versions/mf-manifest.json';

/** The manifest of a build with those of one demo, by the name of its folder, or of all. */
export const versionsManifest = (demo?: string) => (demo ? `versions/${demo}/mf-manifest.json` : VERSIONS_MANIFEST);

/** On a group's origin: which versions its pages have, without what they are. */
export const VERSIONS_INDEX = 'versions/index.json';

/** The module of a page in a version. */
export const exposeIn = (expose: string, version: string) => `${expose}@${version}`;
