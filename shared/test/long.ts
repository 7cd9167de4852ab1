/** Whether this is the long run: `npm test -- --all`, or anything with `PLAYGROUND_LONG=yes`. */
export const isLong = process.env.PLAYGROUND_LONG === 'yes';

/** How many times a loop runs: `all` in the long run, else a tenth of that. */
export function sample(all: number): number {
  return isLong ? all : Math.ceil(all / 10);
}
