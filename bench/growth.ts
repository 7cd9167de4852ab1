/** A site that has grown: 1 000 demos in 50 remotes, generated, with the real shell. */
import type { Browser } from 'playwright';
import { type Figures, figuresOf, median } from './figures.ts';
import { ARRIVED, DEMOS_IN_ALL, generateRemotes, makeBareShell } from './grownSite.ts';
import { FAST, inFreshContext, type Load, load, SLOW, underConditions } from './load.ts';
import { HOME } from './pages.ts';
import { probeKeys } from './probe.ts';
import { serveBuilt } from './sites.ts';

/** Narrows the grid, empties it, and fills it again: every kind of change that a key can make. */
const TYPED = 'drag frame upload';

export interface Growth {
  loads: {
    conditions: string;
    real: Figures;
    grown: Figures;
    /** Requests sent before the first card of the grown home stood. */
    requestsBefore: number;
    /**
     * What the grown home cannot go below, in milliseconds, each turn: everything that it waits for fetched and parsed with
     * none of it run, and what React and the page add to that on the real home.
     */
    floor: number[];
  }[];
  /** What a key costs in the search of the grown home, CPU 4x: the median, in milliseconds. */
  key: number;
}

export async function measureGrowth(browser: Browser, runs: number): Promise<Growth> {
  const { remotes, folders } = generateRemotes();
  const shell = makeBareShell();
  const sites = {
    real: await serveBuilt(),
    bareReal: await serveBuilt({ folders: { shell } }),
    grown: await serveBuilt({ remotes, folders }),
    bareGrown: await serveBuilt({ remotes, folders: { ...folders, shell } }),
  };
  const loads: Growth['loads'] = [];
  for (const conditions of [SLOW, FAST]) {
    const each = { real: [] as Load[], bareReal: [] as Load[], grown: [] as Load[], bareGrown: [] as Load[] };
    for (let run = 0; run < runs; run++) {
      for (const name of ['real', 'bareReal', 'grown', 'bareGrown'] as const) {
        const ready = name.startsWith('bare') ? `#${ARRIVED}` : HOME.ready;
        const { shell: url } = sites[name].site;
        each[name].push(await inFreshContext(browser, (context) => load(context, url, ready, conditions)));
      }
    }
    const sentBefore = ({ exchanges, ready }: Load) => exchanges.filter(({ sent }) => sent < ready).length;
    const [real, bareReal] = [figuresOf(each.real), figuresOf(each.bareReal)];
    const reactAndPage = (turn: number) => (real.turns[turn] as number) - (bareReal.turns[turn] as number);
    loads.push({
      conditions: conditions.name,
      real,
      grown: figuresOf(each.grown),
      requestsBefore: median(each.grown.map(sentBefore)),
      floor: each.bareGrown.map(({ ready }, turn) => ready + reactAndPage(turn)),
    });
  }
  const keys: number[] = [];
  for (let run = 0; run < runs; run++) keys.push(...(await typeInto(browser, sites.grown.site.shell)));
  await Promise.all(Object.values(sites).map(({ close }) => close()));
  return { loads, key: median(keys) };
}

/** Types into the search with all cards on the page; what each key cost, in milliseconds. */
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
    // As a quick typist: ten keys a second.
    await field.pressSequentially(TYPED, { delay: 100 });
    for (const _ of TYPED) await page.keyboard.press('Backspace', { delay: 50 });
    return page.evaluate(() => window.benchKeys);
  });
}
