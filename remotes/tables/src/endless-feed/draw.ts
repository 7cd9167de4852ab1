import { createRandom } from '@playground/kit/random';
import { AUTHOR, NEARLY } from './stations';

export const POSTS = 120;
export const BATCH = 20;

const FIRST = ['Ada', 'Bruno', 'Carla', 'Deniz', 'Elif', 'Fabio', 'Greta', 'Hakan', 'Ines', 'Jonas', 'Keiko', 'Luca'];
const LAST = [
  'Arnold',
  'Bauer',
  'Costa',
  'Demir',
  'Ekman',
  'Fischer',
  'Galli',
  'Haas',
  'Ito',
  'Jansen',
  'Kaya',
  'Lang',
];

const SENTENCES = [
  'The swifts are back.',
  'Somebody has left a piano at the station, and somebody else plays it.',
  'Bread again, this time with too much salt.',
  'Two hours of rain, and the whole street smells of stone.',
  'The last tram was so full that nobody could get off where they wanted to, so we all went to the end together.',
  'Looking for a bicycle, green, with one bell too many.',
];

export interface Post {
  id: string;
  title: string;
  author: string;
  text: string;
}

/** The posts of a feed, from the top. The wanted author's post is in one of the last three batches, the similar author's is above it. */
export function postsOf(seed: string, feed: string): Post[] {
  const random = createRandom(`${seed} ${feed}`);
  const nearly = random.integer(25, 55);
  const wanted = random.integer(62, 118);
  return Array.from({ length: POSTS }, (_, index) => {
    const number = index + 1;
    const author = `${random.pick(FIRST)} ${random.pick(LAST)}`;
    const text = random.shuffle(SENTENCES).slice(0, random.integer(1, 4)).join(' ');
    const name = { [nearly]: NEARLY, [wanted]: AUTHOR }[number] ?? author;
    return { id: `${feed}-${number}`, title: `Post ${number}`, author: name, text };
  });
}
