/** What `npm run dev` knows of a workspace. */
export interface DevelopedBuild {
  /** The `__webpack_hash__` of the last build without errors. Empty until there is one. */
  hash: string;
  /** If this changes, an open page must reload: for a group its list of pages, for the shell everything. */
  pages: string;
  /** The errors of the last build, as the terminal shows them. */
  problems: string[];
}

/** By workspace. */
export type DevelopedBuilds = Record<string, DevelopedBuild>;

/** The file on the shell's origin that holds `DevelopedBuilds`. */
export const DEVELOPED_BUILDS = 'development.json';
