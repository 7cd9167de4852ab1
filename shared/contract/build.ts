/** The file that names the sources of a build. The static server hides dot files. */
export const BUILD_ID_FILE = '.build-id';

/** The id of a build, or the name of a channel. */
export const BUILD_NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** An id, as `publish` gives them. No channel has such a name. */
export const BUILD_ID = /^[0-9a-f]{12}$/;

/** The folder of a group's origin with the manifests of its builds, by id, and of its channels, by name. */
export const BUILDS = 'builds';

/** The manifest of a group's current build, or of another one that its origin keeps. */
export function manifestAddress(url: string, build?: string): string {
  return `${url}/${build ? `${BUILDS}/${build}/` : ''}mf-manifest.json`;
}
