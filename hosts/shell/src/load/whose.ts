import type { Route } from '../find/groups';
import type { Failure } from './Failure';

/** How many places of a stack are worth their room. */
const PLACES = 5;

/**
 * Whose a failure is: `forms counter/Counter, build 4bd1e5234cd1, static/counter.00d01e45dea4.js:1:234`. The places are those in files of the
 * group; `npx playground trace` finds the sources from them.
 */
export function whose({ group, page }: Route, { cause }: Failure, build = group.manifest?.build): string {
  const { name, url } = group.config;
  const stack = String((cause as Error | undefined)?.stack);
  const places = stack.split(`${url}/`).slice(1, PLACES + 1);
  const parts = [
    `${name} ${page.expose.slice(2)}`,
    build && `build ${build}`,
    ...places.map((at) => /^[^\s)]*/.exec(at)),
  ];
  return parts.filter(Boolean).join(', ');
}
