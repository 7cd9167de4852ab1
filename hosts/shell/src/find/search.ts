import type { PracticeFile } from '@playground/kit/contract/catalogue';
import { folderOf, practiceAddress } from '@playground/kit/contract/practiceAddress';
import { BY_HAND } from '@playground/kit/contract/station';
import { underFault } from '@playground/kit/underFault';
import type { Group, Route } from '../fetch/groups';

export interface Card extends Route {
  /** What the card says, and its path, in lower case. */
  words: string;
}

/** How well a card fits what was typed, in lower case. Below 1, it is only near. 0 if it is not even that. */
export type Fits = (card: Card, search: string) => number;

/** What testers say of a demo, and what its tasks ask for. */
type More = Partial<Pick<PracticeFile[string], 'tasks' | 'keywords'>>;

/**
 * A search that also knows the goals of tasks and the keywords of demos, and finds the singular of a word. Calls `onMore` for each
 * group that has answered. It is a chunk, so that home does not wait for it.
 */
export function searchOf(groups: Group[], onMore: (fits: Fits) => void): void {
  const more = new Map<string, More | undefined>();
  const tell = () => onMore((card, search) => scoreOf(search, card.demo, card.words, more.get(keyOf(card))));
  tell();
  for (const group of groups) {
    const { config, manifest } = group;
    if (!manifest?.practice) continue;
    fetch(underFault(practiceAddress(config.url, manifest.practice, 'index')))
      .then(async (response) => {
        const index = (await response.json()) as PracticeFile;
        for (const demo of manifest.demos) more.set(keyOf({ group, demo }), checked(index[folderOf(demo)]));
        tell();
      })
      // Ignored, because the search knows the words of the cards.
      .catch(() => {});
  }
}

/**
 * How well a demo fits a search in lower case: each word counts by the best place that has it, and a title, tag or keyword that is the whole
 * search counts much more. The first tags of a demo say most. A demo without one of the words has less than 1.
 */
export function scoreOf(
  search: string,
  { title, tags }: { title: string; tags: string[] },
  card: string,
  { tasks = [], keywords = [] }: More = {},
): number {
  const said = asWords(search).join(' ');
  const phrases = [said, said.replace(/s$/, '')];
  const words = asWords(search).map(singular);
  const places = [
    { in: [title], word: 8, bonus: 100 },
    { in: keywords, word: 6, bonus: 60 },
    { in: tags, word: 6, bonus: 55 },
    { in: [card], word: 2, bonus: 0 },
    // Without the rule that the goals of stations end in: it would find them all.
    { in: tasks.map(({ goal }) => goal.replace(BY_HAND, '')), word: 1, bonus: 0 },
  ].map((place) => ({ ...place, in: place.in.map((text) => text.toLowerCase()) }));
  const placeOf = (word: string) => places.find((place) => place.in.some((text) => text.includes(word)));
  const best = words.map(placeOf);
  if (best.includes(undefined)) {
    // Near is what has one of the words, or the beginning of one.
    const near = words.map((word) => placeOf(word) ?? ((word.length > 4 && placeOf(word.slice(0, 4))) || undefined));
    return near.reduce((sum, place) => sum + (place?.word ?? 0), 0) / 1000;
  }
  let score = best.reduce((sum, place) => sum + (place?.word ?? 0), 0);
  for (const { in: texts, bonus } of places) {
    const at = texts
      .map((text) => asWords(text).join(' '))
      .findIndex((text) => phrases.includes(text) || phrases.includes(text.replace(/s$/, '')));
    if (at >= 0) score += bonus - 4 * at;
    else if (texts.some((text) => text.includes(words.join(' ')))) score += bonus / 10;
  }
  return score;
}

const asWords = (text: string) => text.trim().split(/[\s-]+/);

const singular = (word: string) => word.replace(PLURAL, '$1');

const PLURAL = /(\w(?:x|ch|sh|ss)(?=es$)|\w(?=ies$)|\w[^s](?=s$))\w+$/;

const keyOf = ({ group, demo }: Pick<Route, 'group' | 'demo'>) => `${group.config.name} ${demo.path}`;

/** Throws if a group sends something else. */
function checked(demo: More = {}): More {
  const { tasks = [], keywords = [] } = demo;
  return { tasks: tasks.map((task) => task), keywords: keywords.map((word) => word) };
}
