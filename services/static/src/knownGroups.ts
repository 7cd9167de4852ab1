import { type PracticeIndex, readPracticeIndex } from '../../../shared/contract/catalogue.ts';
import { type Manifest, readManifest } from '../../../shared/contract/manifest.ts';
import { practiceAddress } from '../../../shared/contract/practice.ts';
import { type Routes, routesOf } from '../../../shared/contract/routes.ts';
import type { RemoteConfig, SiteConfig } from '../../../shared/contract/site.ts';

/** How often the groups are asked, in milliseconds. */
const PACE = 1000;

/** How long before the first question, in milliseconds: servers that start together know their ports by then. */
const START = 200;

/** An answer says what was true when it was asked for. So many milliseconds later it is good for nothing but names. */
const GOOD_FOR = 2000;

/** After so many milliseconds without a visitor the groups are left alone. */
const AWAKE = 10 * 60_000;

/** A group that takes longer, in milliseconds, is not known here. The browser asks it itself, and has more patience. */
const PATIENCE = 2000;

/** The same for one whose manifest, or list of tasks, is larger, in bytes: a real one of twenty demos has 30 kB. */
const LARGEST = 512 * 1024;

/** A group of the site, and what is known of it. */
export interface KnownGroup extends RemoteConfig {
  /** The last manifest that was read and could be. */
  manifest?: Manifest;
  /** The tasks of the demos in that manifest, once they have been read. */
  practice?: PracticeIndex;
  /** Whether the group has said within two seconds that this is its manifest. Else it is no base for a hint. */
  good: boolean;
}

/** What the groups publish, as far as it is known at a moment. */
export interface KnownGroups {
  groups: KnownGroup[];
  /** The pages of the groups that are `good`. */
  routes: Routes<KnownGroup>;
  /** Another one whenever anything else here is. */
  version: string;
}

export interface GroupKeeper {
  /** What is known now. Nobody is waited for; asking is what keeps the copy fresh. */
  current(): KnownGroups;
  close(): void;
}

interface Copy {
  group: RemoteConfig;
  manifest?: Manifest;
  practice?: { hash: string; index: PracticeIndex };
  /** The answer's own tag, to ask with. */
  etag?: string;
  text?: string;
  /** When the question was sent that was last answered with this manifest. */
  asked: number;
  /** Counts the manifests. */
  version: number;
  asking: boolean;
}

/**
 * Keeps a copy of the groups' manifests. `internalUrls` has, by name, the origins at which a group is found from here where its
 * public one is not. A group that is away, slow, huge or of another contract is simply not known.
 */
export function keepGroups(site: () => SiteConfig, internalUrls: Record<string, string | undefined> = {}): GroupKeeper {
  let copies: Copy[] = [];
  let visited = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let last: KnownGroups | undefined;

  const follow = () => {
    copies = site().remotes.map(
      (group) =>
        copies.find((copy) => copy.group.name === group.name && copy.group.url === group.url) ?? {
          group,
          asked: Number.NEGATIVE_INFINITY,
          version: 0,
          asking: false,
        },
    );
  };
  const tick = () => {
    timer = undefined;
    if (performance.now() - visited > AWAKE) return;
    timer = setTimeout(tick, PACE).unref();
    follow();
    for (const copy of copies) if (!copy.asking) void ask(copy, internalUrls[copy.group.name] ?? copy.group.url);
  };
  timer = setTimeout(tick, START).unref();

  return {
    current() {
      visited = performance.now();
      if (!timer) tick();
      follow();
      const groups = copies.map(({ group, manifest, practice, asked }) => ({
        ...group,
        ...(manifest && { manifest }),
        ...(practice && { practice: practice.index }),
        good: manifest !== undefined && performance.now() - asked < GOOD_FOR,
      }));
      const version = copies
        .map(({ group, version }, index) => `${group.url} ${version}${groups[index]?.good ? '' : '?'}`)
        .join();
      if (last?.version === version) return last;
      const good = groups.filter((group) => group.good);
      const owners = good.map((group) => ({ group, demos: group.manifest?.demos ?? [] }));
      last = { groups, routes: routesOf(owners), version };
      return last;
    },
    close() {
      clearTimeout(timer);
      visited = Number.NEGATIVE_INFINITY;
    },
  };
}

/** Asks a group for its manifest, or whether it is the same still. Never rejects: what cannot be had is not good any more. */
async function ask(copy: Copy, from: string): Promise<void> {
  copy.asking = true;
  const asked = performance.now();
  try {
    const response = await fetch(`${from}/mf-manifest.json`, {
      headers: copy.etag ? { 'If-None-Match': copy.etag } : {},
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.status === 304) copy.asked = asked;
    else if (response.ok) take(copy, await textOf(response), response.headers.get('etag') ?? undefined, asked);
    else await forget(copy, response);
  } catch {
    await forget(copy);
  }
  try {
    await askForTasks(copy, from);
  } catch {
    // Programs have the demos without their tasks until the next time.
  } finally {
    copy.asking = false;
  }
}

/** Asks for the tasks that the manifest names, when they are others than before. */
async function askForTasks(copy: Copy, from: string): Promise<void> {
  const hash = copy.manifest?.practice;
  if (!hash || copy.practice?.hash === hash) return;
  const address = practiceAddress(from, hash, 'index');
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE) });
  const text = await textOf(response);
  if (!response.ok) return;
  copy.practice = { hash, index: readPracticeIndex(JSON.parse(text)) };
  copy.version += 1;
}

function take(copy: Copy, text: string, etag: string | undefined, asked: number): void {
  if (text !== copy.text) {
    copy.manifest = readManifest(copy.group.url, JSON.parse(text));
    copy.version += 1;
    copy.text = text;
  }
  if (etag) copy.etag = etag;
  else delete copy.etag;
  copy.asked = asked;
}

/** What it was called stays known; where its files are does not. The next answer is read anew. */
async function forget(copy: Copy, response?: Response): Promise<void> {
  copy.asked = Number.NEGATIVE_INFINITY;
  delete copy.etag;
  delete copy.text;
  await response?.body?.cancel();
}

async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    // Leaving the loop by an error cancels the rest.
    if (bytes > LARGEST) throw new Error('The answer is too large.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
