import type { PublishedDemo } from '@playground/kit/contract/manifest';
import { ownPath, PATHS } from '@playground/kit/contract/paths';
import type { Route, SiteMap } from '../fetch/groups';

/** Pages that a learner does one after the other. */
export interface Path {
  /** How an address names it: `forms`, or the pages themselves, such as `/counter,/form` or `Week 1:/counter,/form`. */
  name: string;
  title: string;
  about: string;
  steps: Route[];
}

/** The demos that have a card. A demo whose path another one has taken has none. */
export function cardsOf({ routes }: SiteMap): Route[] {
  return [...routes]
    .filter(([address, { page, demo }]) => page === demo && address === demo.path.toLowerCase())
    .map(([, route]) => route);
}

/** The paths of which a page is known. */
export function pathsOf(siteMap: SiteMap): Path[] {
  const cards = cardsOf(siteMap);
  return PATHS.map((path) => {
    const place = ({ demo: { paths } }: Route) => paths?.[path.name] ?? 0;
    return { ...path, steps: cards.filter(place).sort((a, b) => place(a) - place(b)) };
  }).filter(({ steps }) => steps.length > 0);
}

/** The path that an address names. */
export function pathNamed(siteMap: SiteMap, name: string): Path | undefined {
  const own = ownPath(name);
  if (!own) return pathsOf(siteMap).find((path) => path.name === name);
  const known = own.pages.flatMap((path) => siteMap.routes.get(path.toLowerCase()) ?? []);
  const steps = known.filter(
    ({ demo, page }, at) => demo === page && known.findIndex((one) => one.demo === demo) === at,
  );
  return { name, title: own.title, about: own.about, steps };
}

/** An address has the characters of a list as they are. */
const inAddress = (name: string) => encodeURIComponent(name).replace(/%(?:2F|2C|3A)/g, decodeURIComponent);

export const addressOfStep = ({ demo }: Route, { name }: Pick<Path, 'name'>) => `${demo.path}?path=${inAddress(name)}`;

/** The page of the shell that lists the steps of a path. */
export const addressOfPath = ({ name }: Pick<Path, 'name'>) =>
  ownPath(name) ? `/paths?path=${inAddress(name)}` : `/paths/${name}`;

const MINUTES: Record<string, number> = { basic: 2, tricky: 4, hard: 6 };

/** About how long a person needs for some pages by hand: `40 min` or `2 h 40 min`. */
export function timeOf(steps: Route[]): string {
  let minutes = 0;
  for (const { demo } of steps) minutes += (demo.tasks ?? 1) * (MINUTES[demo.difficulty ?? 'basic'] ?? 0);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`.replace(/ 0 min$/, '');
}

/** How many tasks of a demo are in a list of done ones, such as `/counter five`. */
export function doneOf(demo: PublishedDemo, done: string[]): number {
  const paths = [demo, ...demo.pages].map(({ path }) => path);
  return done.filter((task) => paths.includes(task.split(' ')[0] as string)).length;
}

export const isDone = ({ demo }: Pick<Route, 'demo'>, done: string[]) => doneOf(demo, done) >= (demo.tasks ?? 1);

/** The first page of a path that is not done. */
export const openStep = ({ steps }: Path, done: string[]) => steps.find((step) => !isDone(step, done));

/** The first path after this one, in a circle, that has an open page. */
export function pathAfter(paths: Path[], name: string, done: string[]): Path | undefined {
  const at = paths.findIndex((path) => path.name === name) + 1;
  return [...paths.slice(at), ...paths.slice(0, at)].find((path) => path.name !== name && openStep(path, done));
}

/** Where to go on: in the first path that is begun and not finished, or else in the first. A page of a finished path does not begin a later one. */
export function nextStep(paths: Path[], done: string[]) {
  const finished = new Set<Route>();
  const begun = paths.find((path) => {
    if (openStep(path, done)) return path.steps.some((step) => doneOf(step.demo, done) > 0 && !finished.has(step));
    for (const step of path.steps) finished.add(step);
    return false;
  });
  const path = begun ?? paths.find((path) => openStep(path, done));
  return path && { path, step: openStep(path, done) as Route, begun: Boolean(begun) };
}
