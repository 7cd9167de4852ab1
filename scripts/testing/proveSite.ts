// Serves the site for `npm run prove`, in a process of its own: a suite that ends or floods the site does not end the run.
import { onFreePorts, type RunningSite, readSettings, serveSite } from '../serve/serveSite.ts';

export interface Asked {
  /** By the name of a group, the folder that is served as its build. */
  folders?: Record<string, string>;
  /** A file that a page asks for when an input reaches it. */
  input?: string;
}

/** Where the site is, or what was asked of it until it was closed. */
export interface Told {
  site?: RunningSite['site'];
  files?: string[];
  requests?: number;
  /** Whether an input reached a page. */
  input?: boolean;
  /** The addresses that somebody asks for who wants to know the version. */
  versions?: string[];
  browsers?: string[];
  /** The seeds of the pages that inputs reached. */
  seeds?: string[];
}

// Other ports in each run, so that two runs at a time do not meet, and a suite that has an address of its own opens no page here.
const settings = onFreePorts(readSettings());
const nothing = () => ({
  files: new Set<string>(),
  versions: new Set<string>(),
  browsers: new Set<string>(),
  seeds: new Set<string>(),
});
let told = nothing();
let requests = 0;
let input = '';
let running: RunningSite | undefined;

const heard = (address: string, browser = '') => {
  requests += 1;
  told.files.add(address.replace(/^\/|\?.*/g, ''));
  if (/\/versions(\.|\/)/.test(address)) told.versions.add(address);
  const seed = input && address.includes(input) && /\?seed=(\w{1,20})$/.exec(address)?.[1];
  if (seed) told.seeds.add(seed);
  if (browser.includes('Mozilla')) told.browsers.add(browser);
};

process.on('message', async (asked: Asked | 'close') => {
  await running?.close();
  running = undefined;
  if (asked === 'close') {
    const lists = Object.fromEntries(Object.entries(told).map(([name, all]) => [name, [...all]]));
    tell({ ...lists, requests, input: input !== '' && told.files.has(input) });
    told = nothing();
    requests = 0;
    return;
  }
  input = asked.input ?? '';
  running = await serveSite(settings, { folders: asked.folders ?? {}, heard });
  tell({ site: running.site });
});
process.on('disconnect', () => process.exit());
// The terminal sends it to all processes, and the one that asks decides.
process.on('SIGINT', () => {});

function tell(what: Told): void {
  process.send?.(what);
}
