import { createRandom } from '@playground/kit/random';

/** Whether the door that a seed makes is open. */
export function isOpen(seed: string): boolean {
  return createRandom(seed).pick([true, false]);
}

/** Two seeds, drawn from that of the page: one of an open door and one of a locked one, in random order. */
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
