/** A site that has grown: 1 000 demos in 50 remotes, generated, with the real shell. */
import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright';
import { compress } from '../scripts/build/build.ts';
import { root, type Workspace, workspacesNamed } from '../scripts/build/workspaces.ts';
import { siteFromEnvironment } from '../services/common/src/environment.ts';
import { serve } from '../services/static/src/serve.ts';
import type { PublishedDemo, PublishedIcons } from '../shared/contract/manifest.ts';
import type { SiteConfig } from '../shared/contract/site.ts';
import { type Figures, figuresOf, median } from './figures.ts';
import { FAST, inFreshContext, type Load, load, SLOW, underConditions } from './load.ts';
import { HOME } from './pages.ts';
import { probeKeys } from './probe.ts';

const REMOTES = 50;
const DEMOS_EACH = 20;
const GENERATED = path.join(root, '.cache/bench/grown');
const ARRIVED = 'arrived';
const ICONS = 'static/icons.000000000000.json';
/** Narrows the grid, empties it, and fills it again: every kind of change that a key can make. */
const TYPED = 'drag frame upload';

/** Each site, and what stands on it when all is there. */
const SITES = { real: HOME.ready, bareReal: `#${ARRIVED}`, grown: HOME.ready, bareGrown: `#${ARRIVED}` };
type Site = keyof typeof SITES;

interface GrowthRow {
  conditions: string;
  real: Figures;
  grown: Figures;
  /** Requests sent before the first card of the grown home stood. */
  requestsBefore: number;
  /**
   * What the grown home cannot go below, in milliseconds: everything that it waits for fetched and parsed with none of it
   * run, and what React and the page add to that on the real home.
   */
  floor: number;
}

export interface Growth {
  loads: GrowthRow[];
  /** What a key costs in the search of the grown home, CPU 4x, in milliseconds. */
  keys: { median: number; worst: number; count: number };
}

export async function measureGrowth(browser: Browser, runs: number): Promise<Growth> {
  rmSync(GENERATED, { recursive: true, force: true });
  const bareShell = makeBare();
  const { site } = siteFromEnvironment();
  const remotes = site.remotes.map((remote) => ({ ...remote, root: distOf(remote.name) }));
  const real = await serveAround(site, bareShell, remotes);
  const grown = await serveAround(site, bareShell, generateRemotes(site));
  const urls: Record<Site, string> = {
    real: real.shell,
    bareReal: real.bare,
    grown: grown.shell,
    bareGrown: grown.bare,
  };
  try {
    const loads: GrowthRow[] = [];
    for (const conditions of [SLOW, FAST]) {
      const each: Record<Site, Load[]> = { real: [], bareReal: [], grown: [], bareGrown: [] };
      for (let run = 0; run < runs; run++) {
        for (const [name, ready] of Object.entries(SITES) as [Site, string][]) {
          each[name].push(await inFreshContext(browser, (context) => load(context, urls[name], ready, conditions)));
        }
      }
      const real = figuresOf(each.real);
      loads.push({
        conditions: conditions.name,
        real,
        grown: figuresOf(each.grown),
        requestsBefore: median(
          each.grown.map(({ exchanges, ready }) => exchanges.filter(({ sent }) => sent < ready).length),
        ),
        floor: figuresOf(each.bareGrown).ready + real.ready - figuresOf(each.bareReal).ready,
      });
    }
    return { loads, keys: await measureKeys(browser, urls.grown, runs) };
  } finally {
    await Promise.all([real.close(), grown.close()]);
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

interface ServedRemote {
  name: string;
  title: string;
  /** The folder with its build. */
  root: string;
}

/** Serves the built shell with remotes, each on an origin of its own, and beside it a bare shell with the same remotes. */
async function serveAround(configured: SiteConfig, bareShell: string, remotes: ServedRemote[]) {
  const site: SiteConfig = { ...configured, remotes: [] };
  const servers: { close(): Promise<void> }[] = [];
  const open = async (name: string, directory: string, at: () => SiteConfig, shellOrigins?: string[]) => {
    const server = await serve({ name, root: directory, site: at, ...(shellOrigins && { shellOrigins }) });
    servers.push(server);
    return server.url;
  };
  site.shell = await open('shell', distOf('shell'), () => site);
  const bare = await open('shell', bareShell, () => ({ ...site, shell: bare }));
  for (const { name, title, root } of remotes) {
    site.remotes.push({ name, title, url: await open(name, root, () => site, [site.shell, bare]) });
  }
  return {
    shell: site.shell,
    bare,
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
    },
  };
}

/** The folder of a shell whose document loads all that home waits for, reads the manifests, and runs nothing. */
function makeBare(): string {
  const directory = path.join(GENERATED, 'bare');
  cpSync(distOf('shell'), directory, { recursive: true });
  const file = path.join(directory, 'index.html');
  const say = `Promise.all([
    new Promise((resolve) => addEventListener('load', resolve)),
    ...Object.values(earlyManifests).map(async (answer) => (await answer).json()),
  ]).then(() => { document.body.insertAdjacentHTML('beforeend', '<p id="${ARRIVED}">All is here.</p>') })`;
  const html = readFileSync(file, 'utf8')
    .replace(/<script defer src="(.*?)"><\/script>/, '<link rel="preload" as="script" href="$1">')
    .replace('<div id="root"></div>', `<script>${say}</script>`);
  writeFileSync(file, html);
  return directory;
}

function generateRemotes(site: SiteConfig): ServedRemote[] {
  const models = site.remotes.map(({ name }) => readManifest(name));
  return Array.from({ length: REMOTES }, (_, index) => {
    const name = `group${index}`;
    const directory = path.join(GENERATED, name);
    writeRemote(directory, index, models[index % models.length] as Manifest, models);
    return { name, title: `Group ${index}`, root: directory };
  });
}

const distOf = (name: string) => path.join((workspacesNamed([name])[0] as Workspace).directory, 'dist');

/** As a remote publishes it; what is not named here is copied. */
interface Manifest {
  id: string;
  name: string;
  metaData: { demos: PublishedDemo[]; icons: string; remoteEntry: { name: string }; name: string; globalName: string };
  exposes: { name: string; path: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
  /** What its file of icons holds. */
  drawings: PublishedIcons;
}

function readManifest(remote: string): Manifest {
  const manifest = readJson(remote, 'mf-manifest.json') as Omit<Manifest, 'drawings'>;
  return { ...manifest, drawings: readJson(remote, manifest.metaData.icons) as PublishedIcons };
}

const readJson = (remote: string, file: string): unknown =>
  JSON.parse(readFileSync(path.join(distOf(remote), file), 'utf8'));

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
  // As many scripts and styles as the real ones have, under names that are as hard to compress.
  const renamed = (files: string[], number: number) =>
    files.map((file) => `static/demo${number}.${randomBytes(6).toString('hex')}${path.extname(file)}`);
  const exposes = demos.map(({ expose }, number) => {
    const { assets } = model.exposes[number % model.exposes.length] as Manifest['exposes'][number];
    return {
      name: expose.slice(2),
      assets: {
        js: { sync: renamed(assets.js.sync, number), async: [] },
        css: { sync: renamed(assets.css.sync, number), async: [] },
      },
      path: expose,
    };
  });
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
