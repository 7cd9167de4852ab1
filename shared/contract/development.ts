/** An error in a build or a page. */
export interface Problem {
  message: string;
  /** The path from the project's folder, or the whole path for a file outside it. */
  file?: string | undefined;
  line?: number | undefined;
  column?: number | undefined;
  /** The source lines around the place. */
  frame?: string | undefined;
}

/** `file:line:column`, a form that editors open. Empty if the file is not known. */
export function placeOf({ file, line, column }: Problem): string {
  return [file, line, column].filter(Boolean).join(':');
}

/** What `npm run dev` knows of a workspace. */
export interface DevelopedBuild {
  /** The `__webpack_hash__` of the last build without errors. Empty until there is one. */
  hash: string;
  /** If this changes, an open page must reload: for a group its list of pages, for the shell everything. */
  pages: string;
  problems: Problem[];
}

/** By workspace. */
export type DevelopedBuilds = Record<string, DevelopedBuild>;

/** The file on the shell's origin that holds `DevelopedBuilds`. */
export const DEVELOPED_BUILDS = 'development.json';
