import { createRandom } from '@playground/kit/random';
import { FRAMEWORKS } from './lists/options';

const TASKS = ['Bike', 'Cake', 'Door', 'Garden', 'Lamp', 'Letter', 'Piano', 'Roof', 'Shoes', 'Window'];
const WORDS = [
  'amber',
  'basalt',
  'cedar',
  'dune',
  'ember',
  'fjord',
  'granite',
  'hazel',
  'ivory',
  'juniper',
  'kelp',
  'lotus',
];

/** What the page asks for. Lists of five are in the order of the frameworks. */
export function wordsOf(seed: string) {
  const random = createRandom(`${seed} frameworks`);
  const [added = '', finished = '', removed = '', other = '', ...rest] = random.shuffle(TASKS);
  const words = random.shuffle(WORDS);
  const same = rest.slice(0, 4);
  return {
    basics: { added, finished, removed, tasks: FRAMEWORKS.map(() => random.shuffle([finished, removed, other])) },
    typed: words[0] ?? '',
    later: FRAMEWORKS.map((_, i) => ({
      first: words[i + 1] ?? '',
      next: words[i + 6] ?? '',
      /** In milliseconds. */
      wait: random.integer(300, 900),
    })),
    same: { finished: random.pick(same), tasks: FRAMEWORKS.map(() => random.shuffle(same)) },
  };
}

export type Words = ReturnType<typeof wordsOf>;
