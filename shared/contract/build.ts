/** Where a workspace's build says which sources it was made of. Not served: the static server hides dot files. */
export const BUILD_ID_FILE = '.build-id';
