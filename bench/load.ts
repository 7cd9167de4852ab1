import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { probe, type Seen } from './probe.ts';

export interface Conditions {
  name: string;
  /** Kilobits per second and milliseconds. Without it, the network is as fast as it can be. */
  network?: { down: number; up: number; roundTrip: number };
  /** How many times slower than this machine. */
  cpu: number;
}

/** A phone on a slow mobile network, and this machine itself. */
export const SLOW: Conditions = { name: 'slow', network: { down: 1600, up: 750, roundTrip: 150 }, cpu: 4 };
export const FAST: Conditions = { name: 'fast', cpu: 1 };

/** A request and its answer. Times are in milliseconds, by Chromium's clock. */
interface Exchange {
  url: string;
  sent: number;
  finished: number;
  /** Over the wire, with headers. */
  bytes: number;
}

export interface Load extends Seen {
  exchanges: Exchange[];
}

/** Loads an address until the page is ready and the network is at rest, in a browser that has never seen the site. */
export async function loadOnce(browser: Browser, url: string, selector: string, on: Conditions): Promise<Load> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    // tsx wraps named functions in calls of this helper. A function that we send to a page needs it there.
    await page.addInitScript('globalThis.__name = (named) => named');
    const network = await underConditions(page, on);
    await page.addInitScript(probe, selector);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.benchSeen?.ready > 0, undefined, { polling: 100 });
    await network.atRest();
    // A page is painted after its mutation: on a busy machine, long after.
    await page.waitForFunction(() => window.benchSeen.largestPaint > 0, undefined, { polling: 100 });
    return { ...(await page.evaluate(() => window.benchSeen)), exchanges: network.exchanges() };
  } finally {
    await page.close();
  }
}

/** The network is at rest after this many milliseconds without a request. */
const QUIET = 400;

/** Slows a page down and records its requests from now on. */
async function underConditions(page: Page, { network, cpu }: Conditions) {
  const session = await page.context().newCDPSession(page);
  const all = new Map<string, Exchange>();
  let lastEvent = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, timestamp }) => {
    if (!/^https?:/.test(url)) return;
    lastEvent = performance.now();
    all.set(requestId, { url, sent: timestamp * 1000, finished: 0, bytes: 0 });
  });
  const finish = (requestId: string, timestamp: number, bytes: number) => {
    lastEvent = performance.now();
    const exchange = all.get(requestId);
    if (exchange) Object.assign(exchange, { finished: timestamp * 1000, bytes });
  };
  session.on('Network.loadingFinished', (event) => finish(event.requestId, event.timestamp, event.encodedDataLength));
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => finish(requestId, timestamp, 0));
  await session.send('Network.enable');
  if (network) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.roundTrip,
      downloadThroughput: (network.down * 1000) / 8,
      uploadThroughput: (network.up * 1000) / 8,
    });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return {
    /** Without those that a cache answered, which have 0 bytes. */
    exchanges: () => [...all.values()].filter(({ bytes }) => bytes > 0),
    atRest: async () => {
      const underWay = () => [...all.values()].some(({ finished }) => finished === 0);
      while (performance.now() - lastEvent < QUIET || underWay()) await sleep(50);
    },
  };
}

/** How many requests were sent one after the other, each after the answer to the one before. */
export function roundTrips(exchanges: Exchange[]): number {
  const done: { finished: number; depth: number }[] = [];
  for (const { sent, finished } of exchanges.toSorted((a, b) => a.sent - b.sent)) {
    const before = done.filter((one) => one.finished <= sent).map(({ depth }) => depth);
    done.push({ finished, depth: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...done.map(({ depth }) => depth));
}
