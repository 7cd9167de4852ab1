/** Whether this is the long run: `npm test -- --all`, or anything with `PLAYGROUND_LONG=yes`. */
export const isLong = process.env.PLAYGROUND_LONG === 'yes';

/** Whether to run also the browser tests tagged `@audit`: what varies a proof that another test has, for hours. No command sets the variable. */
export const isAudit = process.env.PLAYGROUND_AUDIT === 'yes';

/** How many times a loop runs: `all` in the audit, else a tenth of that. */
export function sample(all: number): number {
  return isAudit ? all : Math.ceil(all / 10);
}

/** How many browser tests run at once. They wait for a third of their time: on 2 cores, four take 65 s where two take 93 s. */
export const BROWSERS_AT_ONCE = 4;
