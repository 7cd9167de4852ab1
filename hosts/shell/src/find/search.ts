import type { PracticeFile } from '@playground/kit/contract/catalogue';
import { folderOf, practiceAddress } from '@playground/kit/contract/practice';
import { BY_HAND } from '@playground/kit/contract/station';
import { underFault } from '@playground/kit/underFault';
import { useEffect, useState } from 'react';
import type { Group, Route } from './groups';

/** The words of a search, in the singular and in lower case. */
export const searched = (search: string) =>
  search
    .toLowerCase()
    .split(/[\s-]+/)
    .map((word) => word.replace(PLURAL, '$1'));

const PLURAL = /(\w(?:x|ch|sh|ss)(?=es$)|\w(?=ies$)|\w[^s](?=s$))\w+$/;

export const isFound = (words: string[], text: string) => words.every((word) => text.includes(word));

export const keyOf = ({ group, demo }: Pick<Route, 'group' | 'demo'>) => `${group.config.name} ${demo.path}`;

/** What the tasks and the keywords of demos say, in lower case, by `keyOf`. It is fetched when `wanted`, so home does not wait for it. */
export function usePracticeWords(groups: Group[], wanted: boolean): Record<string, string> {
  const [words, setWords] = useState({});
  useEffect(() => {
    if (!wanted) return;
    for (const group of groups) {
      const { config, manifest } = group;
      if (!manifest?.practice) continue;
      fetch(underFault(practiceAddress(config.url, manifest.practice, 'index')))
        .then(async (response) => {
          const index = (await response.json()) as PracticeFile;
          const found = manifest.demos.map((demo) => [keyOf({ group, demo }), wordsOf(index[folderOf(demo)])]);
          setWords((before) => ({ ...before, ...Object.fromEntries(found) }));
        })
        // Ignored, because the search still knows the words of the cards.
        .catch(() => {});
    }
  }, [groups, wanted]);
  return words;
}

/** Without the rule that the goals of stations end in: it would find them all. */
const wordsOf = (demo?: Partial<PracticeFile[string]>) =>
  [...(demo?.tasks ?? []).map(({ goal }) => goal.replace(BY_HAND, '')), ...(demo?.keywords ?? [])]
    .join(' ')
    .toLowerCase();
