import { createRandom } from '@playground/kit/random';

/** Whether the door with this seed is open. */
export function isOpen(seed: string): boolean {
  return createRandom(seed).pick([true, false]);
}

/** The seeds of an open and a locked door, in random order. They depend on the seed of the page. */
export function drawDoors(seed: string): string[] {
  const random = createRandom(seed);
  const draw = (open: boolean) => {
    let drawn: string;
    do drawn = String(random.integer(100_000, 999_999));
    while (isOpen(drawn) !== open);
    return drawn;
  };
  return random.shuffle([draw(true), draw(false)]);
}
