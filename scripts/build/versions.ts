import { createHash } from 'node:crypto';
import { type Defect, type PublishedVersion, REDESIGNS, type Redesign } from '../../shared/contract/versions.ts';
import type { DemoFolder } from './demoFolders.ts';

/** The number of the set of versions. docs/prove-changelog.md says what each number changed. */
export const SET = 7;

/** A place in a script that a run of `npm run prove` fills: a name of a variable, an id of a module or a chunk. */
export const gap = (what: string | number) => `ɱ${what}ɱ`;
export const GAP = /ɱ(\w+)ɱ/g;

/** A version of a demo's pages. */
export interface Version extends PublishedVersion {
  /** The id of a defect, or the name of a redesign. */
  id: string;
  defect?: Defect;
  redesign?: Redesign;
}

/** The versions of a demo. Pages that mount themselves have no redesigns, because these change what React draws. */
export function versionsOf({ group, name, demo, pages, defects, exceptions, otherWords }: DemoFolder): Version[] {
  const version = (kind: Version['kind'], id: string) => {
    return { page: demo.path, version: nameOf([group, name, kind, id]), kind, id };
  };
  const all = pages.every(({ file }) => file.endsWith('.tsx')) ? (Object.keys(REDESIGNS) as Redesign[]) : [];
  const taken = all.filter((one) => !exceptions.redesigns?.[one] && (one !== 'words' || otherWords));
  const versions = [
    ...taken.map((redesign): Version => {
      const said = { class: redesign, sentence: REDESIGNS[redesign], steps: [], breaks: [] };
      return { ...version('redesign', redesign), redesign, ...said };
    }),
    ...defects.map((defect): Version => {
      const { sentence, steps, breaks } = defect;
      return { ...version('defect', defect.id), defect, class: defect.class, sentence, steps, breaks };
    }),
  ];
  return versions.sort((one, other) => one.version.localeCompare(other.version));
}

/** The page of today made by other code. Only `npm run prove` builds it. */
export const sameOf = ({ group, name }: DemoFolder) => ({ version: nameOf([group, name, 'same']), redesign: 'same' });

/** Says nothing of its kind. It stays the same while the id does. */
function nameOf(parts: string[]): string {
  return `v${createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 5)}`;
}

/** As `/versions.json` lists them. */
export const publishedVersions = (demo: DemoFolder): PublishedVersion[] =>
  versionsOf(demo).map(({ id: _id, defect: _defect, redesign: _redesign, ...version }) => version);
