import { createRandom } from '@playground/kit/random';

/** The server knows these names as taken. */
const NAMES = ['ada', 'alan', 'barbara', 'dennis', 'edsger', 'grace', 'hedy', 'linus', 'margaret', 'niklaus', 'radia'];
const TOWNS = ['Athens', 'Bergen', 'Dakar', 'Graz', 'Lima', 'Nagoya', 'Porto', 'Quito'];
const WORDS = ['anchor', 'bridge', 'candle', 'garden', 'lantern', 'meadow', 'orchard', 'pebble'];

/** What each station asks you to type. */
export function draw(seed: string) {
  const { pick, shuffle, integer } = createRandom(seed);
  const [taken, typing, orderer, member, first, second] = shuffle(NAMES) as string[] as [
    ...[string, string, string, string, string, string],
  ];
  const address = (name: string) => `${name}${integer(100, 999)}@example.com`;
  const most = integer(4, 9);
  const [word, secret] = shuffle(WORDS) as string[] as [string, string];
  return {
    guests: { most, asked: most + integer(2, 9) },
    order: { email: address(orderer), town: pick(TOWNS) },
    taken,
    password: `${secret.charAt(0).toUpperCase()}${secret.slice(1)}-${integer(1000, 9999)}`,
    word,
    member: { nickname: member, contact: address(member) },
    typing,
    steps: { first: address(first), second: address(second), town: pick(TOWNS) },
  };
}

export type Drawn = ReturnType<typeof draw>;
