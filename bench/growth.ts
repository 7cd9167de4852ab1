/** A site that has grown: 1 000 demos in 50 remotes, generated, with the real shell. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { compress } from '../scripts/build.ts';
import { siteFromEnvironment } from '../scripts/site.ts';
import { root } from '../scripts/workspaces.ts';
import { serve } from '../services/static/src/serve.ts';
import type { SiteConfig } from '../shared/src/config.ts';
import type { PublishedDemo, PublishedIcons } from '../shared/src/demo.ts';
import { type Figures, figuresOf, median } from './figures.ts';
import { FAST, inFreshContext, type Load, load, SLOW, underConditions } from './load.ts';
import { HOME } from './pages.ts';
import { probeKeys } from './probe.ts';

const REMOTES = 50;
const DEMOS_EACH = 20;
const ICONS = 'static/icons.000000000000.json';
/** Narrows the grid, empties it, and fills it again: every kind of change that a key can make. */
const TYPED = 'drag frame upload';

interface GrowthRow {
  conditions: string;
  real: Figures;
  grown: Figures;
  /** Requests sent before the first card stood. */
  requestsBefore: number;
}

export interface Growth {
  loads: GrowthRow[];
  /** What a key costs in the search of the grown home, CPU 4x, in milliseconds. */
  keys: { median: number; worst: number; count: number };
}

export async function measureGrowth(browser: Browser, realUrl: string, runs: number): Promise<Growth> {
  const grown = await serveGrown();
  try {
    const loads: GrowthRow[] = [];
    for (const conditions of [SLOW, FAST]) {
      const each: Record<string, Load[]> = { real: [], grown: [] };
      for (let run = 0; run < runs; run++) {
        for (const [name, url] of [
          ['real', realUrl],
          ['grown', grown.url],
        ] as const) {
          const loaded = await inFreshContext(browser, (context) => load(context, url, HOME.ready, conditions));
          each[name]?.push(loaded);
        }
      }
      const { real = [], grown: grownLoads = [] } = each;
      loads.push({
        conditions: conditions.name,
        real: figuresOf(real),
        grown: figuresOf(grownLoads),
        requestsBefore: median(
          grownLoads.map(({ exchanges, ready }) => exchanges.filter(({ sent }) => sent < ready).length),
        ),
      });
    }
    return { loads, keys: await measureKeys(browser, grown.url, runs) };
  } finally {
    await grown.close();
  }
}

/** Types into the search with all cards on the page. */
async function measureKeys(browser: Browser, url: string, runs: number): Promise<Growth['keys']> {
  const all: number[] = [];
  for (let run = 0; run < runs; run++) {
    const keys = await inFreshContext(browser, async (context) => {
      const page = await context.newPage();
      await page.addInitScript(probeKeys);
      await page.goto(url);
      await page.getByText(`${REMOTES * DEMOS_EACH} demos`).waitFor();
      const network = await underConditions(page, { ...FAST, cpu: 4 });
      await network.atRest();
      const field = page.getByRole('searchbox');
      await field.focus();
      // As a quick typist: ten keys a second.
      await field.pressSequentially(TYPED, { delay: 100 });
      for (const _ of TYPED) await page.keyboard.press('Backspace', { delay: 50 });
      return page.evaluate(() => (window as unknown as { benchKeys: number[] }).benchKeys);
    });
    all.push(...keys);
  }
  return { median: median(all), worst: Math.max(...all), count: all.length };
}

/** Serves the built shell with generated remotes, each on an origin of its own. */
async function serveGrown() {
  const folder = path.join(root, '.cache/bench/grown');
  rmSync(folder, { recursive: true, force: true });
  const { site: real } = siteFromEnvironment();
  const models = real.remotes.map(({ name }) => readManifest(name));
  const site: SiteConfig = { ...real, remotes: [] };
  const servers: { close(): Promise<void> }[] = [];
  const open = async (name: string, directory: string) => {
    const server = await serve({ name, root: directory, site: () => site });
    servers.push(server);
    return server.url;
  };
  for (let index = 0; index < REMOTES; index++) {
    const name = `group${index}`;
    const directory = path.join(folder, name);
    writeRemote(directory, index, models[index % models.length] as Manifest, models);
    site.remotes.push({ name, title: `Group ${index}`, url: await open(name, directory) });
  }
  const shell = path.join(folder, 'shell');
  cpSync(path.join(root, 'hosts/shell/dist'), shell, { recursive: true });
  site.shell = await open('shell', shell);
  return {
    url: site.shell,
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
    },
  };
}

/** As a remote publishes it; what is not named here is copied. */
interface Manifest {
  id: string;
  name: string;
  metaData: { demos: PublishedDemo[]; icons: string; remoteEntry: { name: string }; name: string; globalName: string };
  exposes: { id: string; name: string; path: string; assets: unknown }[];
  /** What its file of icons holds. */
  drawings: PublishedIcons;
}

function readManifest(remote: string): Manifest {
  const manifest = readJson(remote, 'mf-manifest.json') as Omit<Manifest, 'drawings'>;
  return { ...manifest, drawings: readJson(remote, manifest.metaData.icons) as PublishedIcons };
}

const readJson = (remote: string, file: string): unknown =>
  JSON.parse(readFileSync(path.join(root, 'remotes', remote, 'dist', file), 'utf8'));

/** A remote with demos that are like the real ones in words, icons and sizes, under names and paths of their own. */
function writeRemote(directory: string, index: number, model: Manifest, models: Manifest[]): void {
  mkdirSync(path.join(directory, 'static'), { recursive: true });
  const container = `group${index}_remote`;
  const entry = 'static/remoteEntry.000000000000.js';
  const real = models.flatMap(({ metaData }) => metaData.demos);
  const drawings: PublishedIcons = Object.assign({}, ...models.map((each) => each.drawings));
  const icons: PublishedIcons = {};
  const demos = Array.from({ length: DEMOS_EACH }, (_, number): PublishedDemo => {
    const like = real[(index * DEMOS_EACH + number) % real.length] as PublishedDemo;
    const address = `/g${index}${like.path}${number}`;
    icons[address] = drawings[like.path] ?? [];
    return {
      ...like,
      title: `${like.title} ${index}-${number}`,
      path: address,
      aliases: [],
      expose: `./demo${number}/Demo`,
      pages: [],
    };
  });
  const exposes = demos.map(({ expose }) => ({
    ...model.exposes[0],
    id: `${container}:${expose.slice(2)}`,
    name: expose.slice(2),
    path: expose,
    assets: { js: { async: [], sync: [] }, css: { async: [], sync: [] } },
  }));
  const { drawings: _, ...rest } = model;
  const manifest = {
    ...rest,
    id: container,
    name: container,
    metaData: {
      ...model.metaData,
      name: container,
      globalName: container,
      remoteEntry: { ...model.metaData.remoteEntry, name: entry },
      demos,
      icons: ICONS,
    },
    exposes,
  };
  writeFileSync(path.join(directory, 'mf-manifest.json'), JSON.stringify(manifest));
  writeFileSync(path.join(directory, ICONS), JSON.stringify(icons));
  writeFileSync(
    path.join(directory, entry),
    `var ${container} = { init() {}, get: async (name) => () => ({ default: () => name }) };\n`,
  );
  compress(directory);
}
