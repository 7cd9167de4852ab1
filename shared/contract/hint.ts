import type { PublishedDemo } from './manifest.ts';

/** The id of the data block in a document that holds the hint. */
export const HINT_ID = 'hint';

/**
 * What the shell's server wrote into a document about the groups, read by the same contract (`manifest.ts`) from its own copy of
 * their manifests. A hint and never the authority: whatever it does not know, or knows wrongly, the browser asks the group for. A
 * shell of another contract gets none: its document says which one it reads (`data-contract`).
 */
export interface Hint {
  /** By the group's origin. */
  groups: Record<string, GroupHint>;
}

export interface GroupHint {
  /** On home all demos of the group, on a page the demo that it belongs to. */
  demos: PublishedDemo[];
  /** Whether these are all. */
  whole: boolean;
  /** The address of the icons' file. */
  icons?: string;
  /** See `practiceAddress`. */
  practice?: string;
  /** The address of the container's script. */
  entry: string;
  /** For each module of these demos, the addresses of the files that it is made of. */
  assets: Record<string, { js: string[]; css: string[] }>;
}
