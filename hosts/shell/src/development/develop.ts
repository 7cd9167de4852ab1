import { DEVELOPED_BUILDS, type DevelopedBuild, type DevelopedBuilds } from '@playground/kit/contract/development';
import type { SiteConfig } from '@playground/kit/contract/site';
import { currentSiteMap, findRoute } from '../find/groups';
import type { EarlyAnswer } from '../load/early';
import { arrivedPage } from '../load/page';
import { memory } from '../memory';
import { refreshTo, running } from './fastRefresh';
import { forgetPageProblems, sayBuildProblems, sayForGood, sayPageProblem, sayShortly } from './overlay';
import { problemOf } from './problemOf';

/** How often the builds of this server are looked at, in milliseconds: an edit shows within a second. */
const INTERVAL = 150;

/** How often those of groups that come from elsewhere are. */
const INTERVAL_ELSEWHERE = 500;

/** Where a document leaves to the next why it was reloaded. */
const RELOADED = 'playground:reloaded';

/**
 * What only a development build of the shell has. An edit of a group comes into the open page, which keeps its state; where that cannot
 * be, the page reloads and says why. What is wrong is said over the page. `?remote.media=http://localhost:4002` takes a group
 * from another port of this machine, which a badge then says.
 */
export function develop(site: SiteConfig): void {
  sayWhyItWasReloaded();
  const elsewhere = takeFromElsewhere(site);
  const early = { ...window.earlyManifests };
  void followBuilds(elsewhere).then((developed) => {
    const others = site.remotes.filter(({ name }) => !developed.includes(name));
    for (const { name, url } of others) followManifest(name, `${url}/mf-manifest.json`, early);
  });
  // A demo that crashed while it was drawn (main.tsx), and what no boundary sees.
  window.addEventListener('playground:crashed', ({ detail }) => void sayError(detail));
  window.addEventListener('error', ({ error }) => void sayStrayError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => void sayStrayError(reason));
}

declare global {
  interface WindowEventMap {
    'playground:crashed': CustomEvent<unknown>;
  }
}

async function sayError(error: unknown): Promise<void> {
  // As React does where nobody else is told.
  console.error(error);
  sayPageProblem(await problemOf(error));
}

/** Tools and extensions throw as well: what has no place of ours is not ours. */
async function sayStrayError(error: unknown): Promise<void> {
  const problem = await problemOf(error);
  if (problem.file) sayPageProblem(problem);
}

/** Resolves with the workspaces that this server builds, and goes on looking at them. */
async function followBuilds(elsewhere: string[]): Promise<string[]> {
  let known = await readBuilds(elsewhere);
  const look = async () => {
    const before = known;
    known = await readBuilds(elsewhere, before);
    sayBuildProblems(Object.values(known).flatMap(({ problems }) => problems));
    for (const [name, build] of Object.entries(known)) {
      if (build.problems.length === 0) await takeOver(name, build, before[name]);
    }
    setTimeout(look, INTERVAL);
  };
  void look();
  return Object.keys(known);
}

/** What was known where the server does not answer: it restarts. */
async function readBuilds(elsewhere: string[], known: DevelopedBuilds = {}): Promise<DevelopedBuilds> {
  try {
    const response = await fetch(`/${DEVELOPED_BUILDS}`, { cache: 'no-cache' });
    const builds: DevelopedBuilds = await response.json();
    return Object.fromEntries(Object.entries(builds).filter(([name]) => !elsewhere.includes(name)));
  } catch {
    return known;
  }
}

/** Brings the page to a build that went well, with all that is in it where that can be. */
async function takeOver(name: string, build: DevelopedBuild, before = build): Promise<void> {
  if (before.pages !== build.pages) return reload(name === 'shell' ? 'the shell' : `the list of pages of ${name}`);
  const group = running.get(name);
  if (group?.hash() === build.hash || (!group && before.hash === build.hash)) return;
  // Nothing of it is here, and what comes will be of this build.
  if (!group && !memory.containers.has(name)) return;
  if (!group || !(await refreshTo(build.hash, group)) || isOpenInVain(name)) return reload(`code of ${name}`);
  forgetPageProblems();
}

/** Whether the open page is one of the group's, and its code did not come. */
function isOpenInVain(name: string): boolean {
  const route = findRoute(currentSiteMap(), window.location.pathname);
  return route?.group.config.name === name && !arrivedPage(route);
}

/** A build that somebody else makes, or that was made by `npm run build`. */
function followManifest(name: string, address: string, early: Window['earlyManifests']): void {
  let known: string | undefined;
  const look = async (answer: Promise<EarlyAnswer> = fetch(address, { cache: 'no-cache' })) => {
    const text = await answer.then((response) => response.text()).catch(() => known);
    if (known !== undefined && text !== known) return reload(name);
    known = text;
    setTimeout(() => look(), INTERVAL_ELSEWHERE);
  };
  // What this page is made of: a build that is made while it loads is another one.
  void look(early?.[address]);
}

function reload(changed: string): void {
  try {
    sessionStorage.setItem(RELOADED, `Reloaded, because ${changed} changed.`);
  } catch {
    // A sandboxed frame has no storage.
  }
  window.location.reload();
}

function sayWhyItWasReloaded(): void {
  try {
    const why = sessionStorage.getItem(RELOADED);
    if (!why) return;
    sessionStorage.removeItem(RELOADED);
    console.info(why);
    sayShortly(why);
  } catch {
    // As above.
  }
}

/** The names of the groups that the address takes from another port. */
function takeFromElsewhere({ remotes }: SiteConfig): string[] {
  const taken: SiteConfig['remotes'] = [];
  for (const [name, value] of new URLSearchParams(window.location.search)) {
    const remote = remotes.find((candidate) => name === `remote.${candidate.name}`);
    if (!remote) continue;
    if (!URL.canParse(value) || new URL(value).hostname !== 'localhost') {
      console.warn(`${name} is ignored: a group can be taken from http://localhost:… only, not from ${value}.`);
      continue;
    }
    remote.url = new URL(value).origin;
    taken.push(remote);
  }
  if (taken.length > 0) sayForGood(taken.map(({ title, url }) => `${title}: ${url}`).join(', '));
  return taken.map(({ name }) => name);
}
