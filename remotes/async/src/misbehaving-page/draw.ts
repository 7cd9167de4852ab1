import { createRandom } from '@playground/kit/random';
import { WORDS } from '../../shared/words';

/** The levels of a console, in the order of the task. */
export const LEVELS = ['debug', 'log', 'info', 'warn', 'error'] as const;

/** The words of a visit. In a list of three, the first one misbehaves. */
export function draw(seed: string) {
  const random = createRandom(seed);
  const three = () => random.shuffle(WORDS).slice(0, 3);
  const one = () => random.pick(WORDS);
  const spoken = random.shuffle(WORDS);
  return {
    error: one(),
    rejection: one(),
    console: random.shuffle(LEVELS.map((level, index) => ({ level, word: spoken[index] ?? '' }))),
    picture: three(),
    pictureOrder: random.shuffle([0, 1, 2]),
    script: one(),
    policy: one(),
    'long-task': three(),
    memory: three(),
    listener: three(),
  };
}

export type Drawn = ReturnType<typeof draw>;

/** What has to be typed on a station. */
export function answerOf(id: keyof Omit<Drawn, 'pictureOrder'>, drawn: Drawn): string {
  if (id === 'console') {
    return LEVELS.map((level) => drawn.console.find((line) => line.level === level)?.word).join(' ');
  }
  const words = drawn[id];
  return typeof words === 'string' ? words : (words[0] ?? '');
}
