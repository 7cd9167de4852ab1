import { REMOTE } from '@playground/kit/contract/conditions';
import { DEVELOPED_BUILDS, type DevelopedBuild, type DevelopedBuilds } from '@playground/kit/contract/development';
import type { SiteConfig } from '@playground/kit/contract/site';
import type { EarlyAnswer } from '../fetch/early';
import { currentSiteMap, findRoute } from '../fetch/groups';
import { containers } from '../load/containers';
import { arrivedPage } from '../load/page';
import { refreshTo, running } from './fastRefresh';
import { showNote, showProblems } from './overlay';

/** How often the page asks for the builds of this server, in milliseconds. You see an edit within a second. */
const INTERVAL = 150;

/** How often it asks for the manifests of other groups, in milliseconds. */
const INTERVAL_ELSEWHERE = 500;

/** How long the page says why it was reloaded, in milliseconds. */
const NOTE = 6000;

/** What only a development build has: edits come into the open page, and `?remote.media=http://localhost:4002` takes a group from there. */
export function develop(site: SiteConfig): void {
  showWhyItReloaded();
  const elsewhere = takeFromElsewhere(site);
  const early = { ...window.earlyManifests };
  void followBuilds(elsewhere).then((developed) => {
    for (const { name, url } of site.remotes) {
      if (!developed.includes(name)) followManifest(name, `${url}/mf-manifest.json`, early);
    }
  });
}

/** Asks for the builds of this server again and again. Resolves with their workspaces after the first answer. */
async function followBuilds(elsewhere: string[]): Promise<string[]> {
  let known: DevelopedBuilds = {};
  const look = async () => {
    const before = known;
    // While the server restarts, it does not answer.
    const response = await fetch(`/${DEVELOPED_BUILDS}`, { cache: 'no-cache' }).catch(() => undefined);
    known = (await response?.json().catch(() => undefined)) ?? before;
    for (const name of elsewhere) delete known[name];
    showProblems(Object.values(known).flatMap(({ problems }) => problems));
    for (const [name, build] of Object.entries(known)) {
      if (build.problems.length === 0) await takeOver(name, build, before[name]);
    }
    setTimeout(look, INTERVAL);
  };
  await look();
  return Object.keys(known);
}

/** Brings the page to a build without errors. It keeps the page's state if that is possible. */
async function takeOver(name: string, build: DevelopedBuild, before = build): Promise<void> {
  if (before.pages !== build.pages) return reload(name === 'shell' ? 'the shell' : `the list of pages of ${name}`);
  const group = running.get(name);
  if (group?.hash() === build.hash || (!group && before.hash === build.hash)) return;
  // The page has no code of this group. If it loads some, that is of this build.
  if (!group && !containers.has(name)) return;
  const isNew = group && (await refreshTo(build.hash, group));
  const route = findRoute(currentSiteMap(), window.location.pathname);
  // The code of the open page did not load.
  const isMissing = route?.group.config.name === name && !arrivedPage(route);
  if (!isNew || isMissing) reload(`code of ${name}`);
}

/** Reloads the page when a group has a new build that this server did not make. */
function followManifest(name: string, address: string, early: Window['earlyManifests']): void {
  let known: string | undefined;
  const look = async (answer: Promise<EarlyAnswer> = fetch(address, { cache: 'no-cache' })) => {
    const text = await answer.then((response) => response.text()).catch(() => known);
    if (known !== undefined && text !== known) return reload(name);
    known = text;
    setTimeout(look, INTERVAL_ELSEWHERE);
  };
  // The page itself uses this answer. A later one may already be of a newer build.
  void look(early?.[address]);
}

/** The reason is in the history, because a sandboxed frame has no session storage. */
function reload(changed: string): void {
  window.history.replaceState({ ...window.history.state, reloaded: `Reloaded, because ${changed} changed.` }, '');
  window.location.reload();
}

function showWhyItReloaded(): void {
  const { reloaded, ...state } = window.history.state ?? {};
  if (!reloaded) return;
  window.history.replaceState(state, '');
  console.info(reloaded);
  const note = showNote('note', reloaded);
  setTimeout(() => note.remove(), NOTE);
}

/** Takes the groups that the page's address names from another port. Returns their names. The line of conditions says which others are ignored. */
function takeFromElsewhere(site: SiteConfig): string[] {
  const parameters = new URLSearchParams(window.location.search);
  const taken = site.remotes.filter((remote) => {
    const value = parameters.get(REMOTE + remote.name) ?? '';
    const { hostname, origin } = URL.canParse(value) ? new URL(value) : {};
    if (hostname === 'localhost' && origin) remote.url = origin;
    return hostname === 'localhost';
  });
  const block = document.getElementById('playground');
  if (block) block.textContent = JSON.stringify(site);
  if (taken.length > 0) showNote('badge', taken.map(({ title, url }) => `${title}: ${url}`).join(', '));
  return taken.map(({ name }) => name);
}
