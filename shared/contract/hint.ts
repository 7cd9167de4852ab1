import type { Manifest } from './manifest.ts';

/** The id of the document's data block that holds the hint. */
export const HINT_ID = 'hint';

/** What the shell's server knows of the groups. It may be out of date: the groups' own manifests decide. */
export interface Hint {
  /** By the group's origin. */
  groups: Record<string, GroupHint>;
}

/** Part of a manifest: on home the group's demos, on a page the demo that it belongs to. */
export interface GroupHint extends Omit<Manifest, 'assets' | 'leftOut' | 'file'> {
  /** Whether `demos` are all demos of the group. */
  whole: boolean;
  assets: Record<string, { js: string[]; css: string[] }>;
}
