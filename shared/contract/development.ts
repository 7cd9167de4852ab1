/** What went wrong in a build or a page, and where, as far as that is known. */
export interface Problem {
  message: string;
  /** From the project's folder, or absolute where it lies elsewhere. */
  file?: string;
  line?: number;
  column?: number;
  /** The lines around it, the one marked. */
  frame?: string;
}

/** `file:line:column`, as editors take it. Empty where nothing is known. */
export function placeOf({ file, line, column }: Problem): string {
  return [file, line, column].filter(Boolean).join(':');
}

/** What `npm run dev` says of a workspace. */
export interface DevelopedBuild {
  /** Of the last build that went well, as its own runtime knows it (`__webpack_hash__`). Empty until there is one. */
  hash: string;
  /** Changes with what an open page cannot take: the list of a group's pages, the shell. */
  pages: string;
  /** Of the last attempt. */
  problems: Problem[];
}

/** By workspace. */
export type DevelopedBuilds = Record<string, DevelopedBuild>;

/** The file on the shell's origin that says it. */
export const DEVELOPED_BUILDS = 'development.json';
