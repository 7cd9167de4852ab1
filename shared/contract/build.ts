/** The file that names the sources of a build. The static server hides dot files. */
export const BUILD_ID_FILE = '.build-id';
