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

/** Texts of a demo, and how much it counts if one of them has a word of the search, or is the whole search. */
interface Place {
  texts: string[];
  word: number;
  whole: number;
}

const place = (texts: string[], word: number, whole = 0): Place => ({
  texts: texts.map((text) => text.toLowerCase()),
  word,
  whole,
});

/** What the card of a demo does not say. */
type More = Record<'keywords' | 'goals', Place>;

/**
 * A search that also knows the goals of tasks and the keywords of demos, and finds the singular of a word. Calls `onMore` for each
 * group that has answered. It is a chunk, so that home does not wait for it.
 */
export function searchOf(groups: Group[], onMore: (fits: Fits) => void): void {
  const more = new Map<string, More>();
  const tell = () => {
    // Each key that is typed asks for all cards.
    const places = new Map<string, Place[]>();
    onMore((card, search) => {
      const key = keyOf(card);
      const known = places.get(key) ?? placesOf(card.demo, card.words, more.get(key));
      places.set(key, known);
      return scoreOf(search, known);
    });
  };
  tell();
  for (const group of groups) {
    const { config, manifest } = group;
    if (!manifest?.practice) continue;
    fetch(underFault(practiceAddress(config.url, manifest.practice, 'index')))
      .then(async (response) => {
        const index = (await response.json()) as PracticeFile;
        for (const demo of manifest.demos) more.set(keyOf({ group, demo }), moreOf(index[folderOf(demo)]));
        tell();
      })
      // Ignored, because the search knows the words of the cards.
      .catch(() => {});
  }
}

/** Throws if a group sends something else. */
export const moreOf = ({ tasks = [], keywords = [] }: Partial<PracticeFile[string]> = {}): More => ({
  keywords: place(keywords, 6, 60),
  // Without the rule that the goals of stations end in: it would find them all.
  goals: place(
    tasks.map(({ goal }) => goal.replace(BY_HAND, '')),
    1,
  ),
});

/** The best place comes first. */
export function placesOf({ title, tags }: { title: string; tags: string[] }, card: string, more = moreOf()): Place[] {
  return [place([title], 8, 100), more.keywords, place(tags, 6, 55), place([card], 2), more.goals];
}

/**
 * How well a demo fits a search in lower case: each word counts by the best place that has it, and a title, tag or keyword that is the whole
 * search counts much more. The first tags of a demo say most. A demo without one of the words has less than 1.
 */
export function scoreOf(search: string, places: Place[]): number {
  const said = asWords(search).join(' ');
  const phrases = [said, said.replace(/s$/, '')];
  const words = asWords(search).map(singular);
  const placeOf = (word: string) => places.find(({ texts }) => texts.some((text) => text.includes(word)));
  const best = words.map(placeOf);
  if (best.includes(undefined)) {
    // Near is what has one of the words, or the beginning of one.
    const near = words.map((word) => placeOf(word) ?? (word.length > 4 ? placeOf(word.slice(0, 4)) : undefined));
    return near.reduce((sum, place) => sum + (place?.word ?? 0), 0) / 1000;
  }
  let score = best.reduce((sum, place) => sum + (place?.word ?? 0), 0);
  for (const { texts, whole } of places) {
    const at = texts
      .map((text) => asWords(text).join(' '))
      .findIndex((text) => phrases.includes(text) || phrases.includes(text.replace(/s$/, '')));
    if (at >= 0) score += whole - 4 * at;
    else if (texts.some((text) => text.includes(words.join(' ')))) score += whole / 10;
  }
  return score;
}

const asWords = (text: string) => text.trim().split(/[\s-]+/);

const singular = (word: string) => word.replace(PLURAL, '$1');

const PLURAL = /(\w(?:x|ch|sh|ss)(?=es$)|\w(?=ies$)|\w[^s](?=s$))\w+$/;

const keyOf = ({ group, demo }: Pick<Route, 'group' | 'demo'>) => `${group.config.name} ${demo.path}`;
