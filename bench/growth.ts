/** A site that has grown: the real shell with 1 000 generated demos in 50 remotes. */
import type { Browser } from 'playwright';
import { figuresOf, median, ratioOf } from './figures.ts';
import { ARRIVED, DEMOS_IN_ALL, generateRemotes, makeBareShell } from './grownSite.ts';
import { FAST, inFreshContext, type Load, load, SLOW, underConditions } from './load.ts';
import { HOME } from './pages.ts';
import { probeKeys } from './probe.ts';
import { atMost, columnsOf, type Part } from './report.ts';
import { serveBuilt } from './sites.ts';

/** Narrows the grid, empties it, and fills it again: each kind of change that a key can make. */
const TYPED = 'drag frame upload';

export async function measureGrowth(browser: Browser, runs: number): Promise<Part> {
  const { remotes, folders } = generateRemotes();
  const shell = makeBareShell();
  const sites = {
    real: await serveBuilt(),
    bareReal: await serveBuilt({ folders: { shell } }),
    grown: await serveBuilt({ remotes, folders }),
    bareGrown: await serveBuilt({ remotes, folders: { ...folders, shell } }),
  };
  const names = Object.keys(sites) as (keyof typeof sites)[];
  const loads = [];
  for (const conditions of [SLOW, FAST]) {
    const each: Record<keyof typeof sites, Load[]> = { real: [], bareReal: [], grown: [], bareGrown: [] };
    for (let run = 0; run < runs; run++) {
      for (const name of names) {
        const ready = name.startsWith('bare') ? `#${ARRIVED}` : HOME.ready;
        const { shell: url } = sites[name].site;
        each[name].push(await inFreshContext(browser, (context) => load(context, url, ready, conditions)));
      }
    }
    const [real, grown] = [figuresOf(each.real), figuresOf(each.grown)];
    const requestsBefore = each.grown.map(
      ({ exchanges, ready }) => exchanges.filter(({ sent }) => sent < ready).length,
    );
    // The grown home cannot take less time than this: to fetch and parse everything that it waits for without running it, and what
    // React and the page add to that on the real home.
    const floor = each.bareGrown.map(({ ready }, turn) => {
      const reactAndPage = (each.real[turn] as Load).ready - (each.bareReal[turn] as Load).ready;
      return ready + reactAndPage;
    });
    loads.push({ conditions: conditions.name, real, grown, requestsBefore: median(requestsBefore), floor });
  }
  const keys: number[] = [];
  for (let run = 0; run < runs; run++) keys.push(...(await typeInto(browser, sites.grown.site.shell)));
  await Promise.all(Object.values(sites).map(({ close }) => close()));
  const key = median(keys);
  return {
    figures: { loads, key },
    checks: [
      ...loads.map(({ conditions, real, grown, floor }) => {
        const what = `1 000 demos: home ready to the real one, ${conditions}`;
        const check = atMost(what, ratioOf(grown.turns, real.turns), 1.3, ' ×', 2, ratioOf(floor, real.turns));
        const above = ((ratioOf(grown.turns, floor) - 1) * 100).toFixed(0);
        return { ...check, floor: `${check.floor}, ${above} % above it` };
      }),
      atMost('1 000 demos: layout shift', Math.max(...loads.map(({ grown }) => grown.layoutShift)), 0, '', 4),
      atMost('1 000 cards: a key in the search, CPU 4x', key, 16, ' ms', 1),
      atMost('1 000 demos: requests before the first card', Math.max(...loads.map((row) => row.requestsBefore)), 5, ''),
    ],
    tables: [
      loads.flatMap(({ conditions, real, grown, floor }) => [
        { home: 'real', conditions, ...columnsOf(real) },
        { home: '1 000 demos, 50 remotes', conditions, ...columnsOf(grown) },
        { home: 'its floor: wire, React and page', conditions, ready: median(floor).toFixed(0) },
      ]),
    ],
  };
}

/** What each key costs in the search with all cards on the page, in milliseconds. */
function typeInto(browser: Browser, url: string): Promise<number[]> {
  return inFreshContext(browser, async (context) => {
    const page = await context.newPage();
    await page.addInitScript(probeKeys);
    await page.goto(url);
    await page.getByText(`${DEMOS_IN_ALL} demos`).waitFor();
    const network = await underConditions(page, { ...FAST, cpu: 4 });
    await network.atRest();
    const field = page.getByRole('searchbox');
    await field.focus();
    // Ten keys a second, like somebody who types fast.
    await field.pressSequentially(TYPED, { delay: 100 });
    for (const _ of TYPED) await page.keyboard.press('Backspace', { delay: 50 });
    return page.evaluate(() => window.benchKeys);
  });
}
