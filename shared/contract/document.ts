/** The file in a build that holds the parts of its document. */
export const DOCUMENT_PARTS_FILE = 'document.json';

/**
 * What a build's document is made of. One function puts the parts together (services/static/src/document.ts): for a server of
 * ours, which adds what it knows of the page, and for `index.html`, which a static host serves as it is.
 */
export interface DocumentParts {
  /** The version of the contract by which the shell's code reads manifests. */
  contract: number;
  title: string;
  /** Code that runs in the document, before anything is painted. */
  theme: string;
  /** Code that asks for a page's files before the shell's code has arrived. A document that names these files needs none. */
  early?: string;
  /** The address of the script that starts everything. */
  main: string;
  styles: string[];
  /** The styles that home needs and demos do not, because theirs include them. */
  homeStyles: string[];
  /** What loads demos. */
  federation?: { script: string; styles: string[] };
}
