/** The file in a build that holds its `DocumentParts`. */
export const DOCUMENT_PARTS_FILE = 'document.json';

/** What services/origin/src/render/document.ts builds a document from. */
export interface DocumentParts {
  /** The version of the contract by which the shell's code reads manifests. */
  contract: number;
  title: string;
  /** Code that runs before the first paint. */
  theme: string;
  /** Code that requests a page's files before the shell's code arrives, for a document that does not name them. */
  early?: string;
  /** The address of the script that starts everything. */
  main: string;
  styles: string[];
  /** Styles for home alone: a demo's own styles include them. */
  homeStyles: string[];
  /** The address of the code for home alone. */
  home?: string;
  /** The version of each module that the shell offers to groups. */
  shared?: Record<string, string>;
  /** The code that loads demos. */
  federation?: Chunk;
  /** The code for conditions in an address. */
  conditions?: Chunk;
  /** It is of a group's own origin, and opens the pages of the container there. */
  opensContainer?: true;
}

export interface Chunk {
  script: string;
  styles: string[];
}
