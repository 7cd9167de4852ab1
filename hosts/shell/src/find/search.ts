import type { PracticeFile } from '@playground/kit/contract/catalogue';
import { folderOf } from '@playground/kit/contract/practiceAddress';
import type { Group, Route } from '../fetch/groups';
import { practiceIndexOf } from '../fetch/practiceIndex';

export interface Card extends Route {
  /** What the card says, and its path, in lower case. */
  words: string;
}

/** How well a card fits what was typed. Below 1, it is only near. 0 if it is not even that. */
export type Fits = (card: Card, search: string) => number;

/** Texts of a demo, and how much it counts if one of them has a word of the search, or is the whole search. */
interface Place {
  texts: string[];
  words: Set<string>;
  word: number;
  whole: number;
}

const place = (texts: string[], word: number, whole = 0): Place => {
  const said = texts.map(wordsOf);
  return { texts: said.map((words) => words.join(' ')), words: new Set(said.flat()), word, whole };
};

/** What the card of a demo does not say. */
type More = Record<'keywords' | 'goals', Place>;

/** A search that also knows goals, keywords and singulars. Calls `onMore` for each group that has answered. A chunk: home does not wait for it. */
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
    practiceIndexOf(group)
      .then((index) => {
        if (!index) return;
        for (const demo of group.manifest?.demos ?? []) more.set(keyOf({ group, demo }), moreOf(index[folderOf(demo)]));
        tell();
      })
      // Ignored, because the search knows the words of the cards.
      .catch(() => {});
  }
}

/** Throws if a group sends something else. */
export const moreOf = ({ tasks = [], keywords = [] }: Partial<PracticeFile[string]> = {}): More => ({
  keywords: place(keywords, 6, 60),
  goals: place(
    tasks.map(({ goal }) => goal),
    1,
  ),
});

/** The best place comes first. */
export function placesOf({ title, tags }: { title: string; tags: string[] }, card: string, more = moreOf()): Place[] {
  return [place([title], 8, 100), more.keywords, place(tags, 6, 55), place([card], 2), more.goals];
}

/**
 * How well a demo fits a search: each word counts by the best place that has it, and a title, tag or keyword that is the whole search
 * counts much more. The first tags of a demo say most. A demo without one of the words has less than 1, if the search is not a message of
 * a tool that has one of its keywords.
 */
export function scoreOf(search: string, places: Place[]): number {
  const words = wordsOf(search);
  const phrase = words.join(' ');
  return Math.max(scoreOfWords(words, phrase, places), ...places.map((place) => scoreOfMessage(phrase, place)));
}

function scoreOfWords(words: string[], phrase: string, places: Place[]): number {
  const best = words.map((word) => bestOf(word, places));
  if (best.includes(0)) {
    // Near is what has one of the words, or the beginning of one.
    const near = words.map((word, at) => best[at] || (word.length > 4 && bestOf(word.slice(0, 4), places)) || 0);
    return sum(near) / 1000;
  }
  let score = 1 + sum(best);
  for (const { texts, whole } of places) {
    const at = texts.indexOf(phrase);
    if (at >= 0) score += Math.max(whole - 4 * at, whole / 10);
    else if (texts.some((text) => ` ${text} `.includes(` ${phrase} `))) score += whole / 10;
  }
  return score;
}

/** By the longest text of the place that is in the message and long enough to say something. */
function scoreOfMessage(phrase: string, { texts, whole }: Place): number {
  const lengths = texts
    .filter((text) => text.length > 11 && text !== phrase && phrase.includes(text))
    .map(({ length }) => length);
  return whole > 0 && lengths.length > 0 ? whole + Math.max(...lengths) : 0;
}

const bestOf = (word: string, places: Place[]) =>
  Math.max(...places.map((place) => place.word * closeness(word, place.words)));

/** A whole word is best, then the beginning of one. Letters in the middle, such as `frame` in `iframe`, count least. */
function closeness(word: string, words: Set<string>): number {
  if (words.has(word)) return 1;
  const all = [...words];
  if (all.some((one) => one.startsWith(word))) return 0.6;
  return word.length > 3 && all.some((one) => one.includes(word)) ? 0.1 : 0;
}

const sum = (numbers: number[]) => numbers.reduce((before, number) => before + number, 0);

/** The words that say something, in the singular and in lower case. */
function wordsOf(text: string): string[] {
  const all = text.toLowerCase().match(/[\p{L}\p{N}_+#]+/gu) ?? [];
  const words = all.filter((word) => !SMALL.has(word));
  return (words.length > 0 ? words : all).map((word) => word.replace(PLURAL, '$1'));
}

const SMALL = new Set(
  'a an and are as at be by can do does for from how i in is it my not of on or s t the to with'.split(' '),
);

const PLURAL = /(\w(?:x|ch|sh|ss)(?=es$)|\w(?=ies$)|\w[^s](?=s$))\w+$/;

const keyOf = ({ group, demo }: Pick<Route, 'group' | 'demo'>) => `${group.config.name} ${demo.path}`;
