import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type PracticeIndex, readPracticeIndex } from '../../../../shared/contract/catalogue.ts';
import { type Manifest, readManifest } from '../../../../shared/contract/manifest.ts';
import { practiceAddress } from '../../../../shared/contract/practiceAddress.ts';
import { type Routes, routesOf } from '../../../../shared/contract/routes.ts';
import type { RemoteConfig, SiteConfig } from '../../../../shared/contract/site.ts';
import { goodText, readAnswer, readJson } from '../../../common/src/readAnswer.ts';
import { look } from './answers.ts';

/** How often each group is asked for its manifest, in milliseconds. */
const PACE = 1000;

/** When the groups are first asked, in milliseconds after the start. Servers that start together need time to find their ports. */
const START = 200;

/** An answer counts as current for this long, in milliseconds, from the moment when the question was sent. */
const GOOD_FOR = 2000;

/** After this time without a visitor, in milliseconds, the groups are not asked. */
const AWAKE = 10 * 60_000;

/** Never starts again, because answers are kept by these numbers. */
let changes = 0;

/** A group of the site, and what the server knows of it. */
export interface KnownGroup extends RemoteConfig {
  manifest?: Manifest;
  /** The tasks of the demos in that manifest, after they have been read. */
  practice?: PracticeIndex | undefined;
  /** Whether the manifest is current. Documents only use a current one. */
  good: boolean;
  /** Why there was no good answer to the last question. */
  problem?: string | undefined;
}

/** What the shell's server knows of the groups at a moment. */
export interface KnownGroups {
  groups: KnownGroup[];
  /** The pages of the groups that are `good`. */
  routes: Routes<KnownGroup>;
  /** Changes when anything else here changes. */
  version: string;
}

export interface GroupKeeper {
  /** What is known now, without waiting. Each call counts as a visitor. */
  current(): KnownGroups;
  close(): void;
}

interface Copy {
  known: Omit<KnownGroup, 'good'>;
  /** The last answer and its tag. */
  text?: string;
  etag?: string | undefined;
  /** The hash in the manifest whose tasks were read. */
  practiceHash?: string | undefined;
  /** When the question was sent that was last answered with this manifest. */
  asked: number;
  /** The number of the last change of `known`. */
  version: number;
  asking: boolean;
}

/**
 * Keeps copies of the manifests of all groups. For a group whose public origin this server cannot reach, `internalUrls` has the
 * origin that it asks instead, by name. A group that is away, slow, huge or of another contract is not known.
 */
export function keepGroups(site: () => SiteConfig, internalUrls: Record<string, string | undefined> = {}): GroupKeeper {
  let copies: Copy[] = [];
  let visited = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let last: KnownGroups | undefined;

  const follow = () => {
    const copyOf = ({ name, url }: RemoteConfig) =>
      copies.find(({ known }) => known.name === name && known.url === url);
    copies = site().remotes.map(
      (group) => copyOf(group) ?? { known: { ...group }, asked: Number.NEGATIVE_INFINITY, version: 0, asking: false },
    );
  };
  const tick = () => {
    timer = undefined;
    if (performance.now() - visited > AWAKE) return;
    timer = setTimeout(tick, PACE).unref();
    follow();
    for (const copy of copies)
      if (!copy.asking) void ask(copy, internalUrls[copy.known.name] ?? copy.known.url, site().shell);
  };
  timer = setTimeout(tick, START).unref();

  return {
    current() {
      const now = performance.now();
      visited = now;
      if (!timer) tick();
      follow();
      const isGood = ({ known, asked }: Copy) => known.manifest !== undefined && now - asked < GOOD_FOR;
      const version = copies.map((copy) => `${copy.known.url} ${copy.version}${isGood(copy) ? '' : '?'}`).join();
      if (last?.version === version) return last;
      const groups = copies.map((copy) => ({ ...copy.known, good: isGood(copy) }));
      const owners = groups.filter(({ good }) => good).map((group) => ({ group, demos: group.manifest?.demos ?? [] }));
      last = { groups, routes: routesOf(owners), version };
      return last;
    },
    close() {
      clearTimeout(timer);
      visited = Number.NEGATIVE_INFINITY;
    },
  };
}

/** What the server of a group knows: its own pages, by the manifest in `root`. Undefined if it has none that can be read. */
export function keepOwnPages(root: string, row: () => RemoteConfig | undefined): () => KnownGroups | undefined {
  const file = path.join(root, 'mf-manifest.json');
  let last: KnownGroups | undefined;
  return () => {
    const version = look(file)?.state;
    const group = row();
    if (!version || !group) return undefined;
    if (last?.version === version) return last;
    try {
      const known = { ...group, manifest: readManifest(group.url, JSON.parse(readFileSync(file, 'utf8'))), good: true };
      last = { groups: [known], routes: routesOf([{ group: known, demos: known.manifest.demos }]), version };
    } catch {
      last = undefined;
    }
    return last;
  };
}

/** Asks a group for its manifest and its tasks. Never rejects: if there is no good answer, the group is not good. */
async function ask(copy: Copy, from: string, shell: string): Promise<void> {
  copy.asking = true;
  const problem = await askForManifest(copy, from, shell).catch((error: Error) => {
    // Its names stay known, but not where its files are. The next answer is read as if it were new.
    copy.asked = Number.NEGATIVE_INFINITY;
    delete copy.etag;
    delete copy.text;
    return inWords(error);
  });
  if (copy.known.problem !== (problem ?? undefined)) {
    copy.known.problem = problem ?? undefined;
    copy.version = ++changes;
  }
  await askForTasks(copy, from);
  copy.asking = false;
}

async function askForManifest(copy: Copy, from: string, shell: string): Promise<void> {
  const asked = performance.now();
  const known = copy.etag && { 'If-None-Match': copy.etag };
  const answer = await readAnswer(`${from}/mf-manifest.json`, { headers: { Origin: shell, ...known } });
  if (answer.status !== 304) {
    const text = goodText(answer);
    const allowed = answer.headers.get('access-control-allow-origin') ?? '';
    // Before an internal address, there may be a proxy that sends the header.
    if (from === copy.known.url && !['*', shell].includes(allowed)) {
      throw new Error('Browsers may not read it: the header Access-Control-Allow-Origin (CORS) is missing or wrong.');
    }
    if (text !== copy.text) {
      copy.known.manifest = readManifest(copy.known.url, JSON.parse(text));
      copy.version = ++changes;
      copy.text = text;
    }
    copy.etag = answer.headers.get('etag') ?? undefined;
  }
  copy.asked = asked;
}

/** Only asks if the manifest names other tasks than before. If there is no good answer, the demos are known without tasks. */
async function askForTasks(copy: Copy, from: string): Promise<void> {
  const hash = copy.known.manifest?.practice;
  if (copy.practiceHash === hash) return;
  const address = hash && practiceAddress(from, hash, 'index');
  const practice = address
    ? await readJson(address)
        .then(readPracticeIndex)
        .catch(() => undefined)
    : undefined;
  // Else the next round asks again.
  if (practice || !hash) copy.practiceHash = hash;
  if (practice === copy.known.practice) return;
  copy.known.practice = practice;
  copy.version = ++changes;
}

/** Node says only `fetch failed` of a server that does not answer. */
function inWords(error: Error): string {
  if (error.name === 'TimeoutError' || error.message === 'fetch failed') return 'It does not answer.';
  return error instanceof SyntaxError ? 'Its manifest is not JSON.' : error.message;
}
