import type { PracticeFile } from '@playground/kit/contract/catalogue';
import { folderOf, practiceAddress } from '@playground/kit/contract/practiceAddress';
import { BY_HAND } from '@playground/kit/contract/station';
import { underFault } from '@playground/kit/underFault';
import type { Group, Route } from '../fetch/groups';

export interface Card extends Route {
  /** What the card says, and its path, in lower case. */
  words: string;
}

/** Whether a card belongs to what was found. The search is in lower case. */
export type Matches = (card: Card, search: string) => boolean;

/**
 * A search that also knows the goals of tasks and the keywords of demos, and finds the singular of a word. Calls `onMore` for each
 * group that has answered. It is a chunk, so that home does not wait for it.
 */
export function searchOf(groups: Group[], onMore: (matches: Matches) => void): void {
  const more = new Map<string, string>();
  const tell = () =>
    onMore((card, search) => {
      const words = `${card.words} ${more.get(keyOf(card)) ?? ''}`;
      return search.split(/[\s-]+/).every((word) => words.includes(word.replace(PLURAL, '$1')));
    });
  tell();
  for (const group of groups) {
    const { config, manifest } = group;
    if (!manifest?.practice) continue;
    fetch(underFault(practiceAddress(config.url, manifest.practice, 'index')))
      .then(async (response) => {
        const index = (await response.json()) as PracticeFile;
        for (const demo of manifest.demos) more.set(keyOf({ group, demo }), wordsOf(index[folderOf(demo)]));
        tell();
      })
      // Ignored, because the search knows the words of the cards.
      .catch(() => {});
  }
}

const PLURAL = /(\w(?:x|ch|sh|ss)(?=es$)|\w(?=ies$)|\w[^s](?=s$))\w+$/;

const keyOf = ({ group, demo }: Pick<Route, 'group' | 'demo'>) => `${group.config.name} ${demo.path}`;

/** Without the rule that the goals of stations end in: it would find them all. */
const wordsOf = (demo?: Partial<PracticeFile[string]>) =>
  [...(demo?.tasks ?? []).map(({ goal }) => goal.replace(BY_HAND, '')), ...(demo?.keywords ?? [])]
    .join(' ')
    .toLowerCase();
