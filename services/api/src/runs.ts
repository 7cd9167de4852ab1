import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { visitorAt } from '../../common/src/places.ts';
import type { Store } from './store.ts';

/** What the API remembers for a visit, under a key with its run id: for ten minutes after the last change. Nothing lists the keys. */
export interface Runs {
  read(key: string): Promise<string | undefined>;
  write(key: string, text: string): Promise<void>;
  /** Writes `after` if `before` is still there. Resolves with whether it was. */
  swap(key: string, before: string | undefined, after: string): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** Reads and deletes at once: only one of several requests gets the text. */
  take(key: string): Promise<string | undefined>;
  /** Reads JSON that it has kept. Somebody else may have written into the store: then the request is answered with 503. */
  parse<Kept>(text: string): Kept;
}

export const KEPT_MS = 10 * 60_000;

/** What one process keeps, in bytes. A character counts as two, and each text as `OVERHEAD` more. */
const MOST_BYTES = 48 * 1024 * 1024;
const OVERHEAD = 500;

/** What the store keeps for one visitor, in bytes. */
const SHARE = 12 * 1024 * 1024;

const visitors = new AsyncLocalStorage<string>();

/** A hook that says for whom the handlers of an application write. */
export function rememberVisitor(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  visitors.run(visitorAt(request.ip), done);
}

const sizeOf = (key: string, text: string) => 2 * (key.length + text.length) + OVERHEAD;

/** In this process. If it is full, the visitor who has most loses what waited longest. So nobody pushes out what others have. */
export function memoryRuns(most = MOST_BYTES): Runs {
  const used = new Map<string, number>();
  const count = (visitor: string, size: number) => {
    const left = (used.get(visitor) ?? 0) + size;
    if (left > 0) used.set(visitor, left);
    else used.delete(visitor);
  };
  const kept = new LRUCache<string, { text: string; visitor: string; size: number }>({
    maxSize: most,
    sizeCalculation: ({ size }) => size,
    ttl: KEPT_MS,
    dispose: ({ visitor, size }) => count(visitor, -size),
  });
  // One timer for all. A timer of each text would keep what was current when it was written, such as the whole request of a sign-in.
  setInterval(() => kept.purgeStale(), KEPT_MS / 20).unref();
  const set = (key: string, text: string) => {
    const size = sizeOf(key, text);
    while (used.size > 0 && kept.calculatedSize + size > most) {
      const [greedy, had] = [...used].reduce((one, other) => (other[1] > one[1] ? other : one));
      // Half of it at once, because the search takes time.
      for (const old of kept.rkeys()) {
        if (kept.peek(old)?.visitor === greedy) kept.delete(old);
        if ((used.get(greedy) ?? 0) <= had / 2) break;
      }
    }
    const visitor = kept.peek(key)?.visitor ?? visitors.getStore() ?? '';
    kept.set(key, { text, visitor, size });
    if (kept.has(key)) count(visitor, size);
  };
  const read = (key: string) => kept.get(key)?.text;
  return {
    read: async (key) => read(key),
    write: async (key, text) => set(key, text),
    swap: async (key, before, after) => {
      const isSame = read(key) === before;
      if (isSame) set(key, after);
      return isSame;
    },
    delete: async (key) => void kept.delete(key),
    take: async (key) => {
      const text = read(key);
      kept.delete(key);
      return text;
    },
    parse: JSON.parse,
  };
}

/**
 * Scripts, because no other request may write between their steps. KEYS[2] has what a visitor wrote by the time when it ends, KEYS[3]
 * the sizes. If a visitor has more than the share, the first to end is deleted.
 */
const WRITE = `
  local size, now = tonumber(ARGV[3]), tonumber(ARGV[4])
  redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
  local total = redis.call('HINCRBY', KEYS[3], '', size - (redis.call('HGET', KEYS[3], KEYS[1]) or 0))
  redis.call('HSET', KEYS[3], KEYS[1], size)
  redis.call('ZADD', KEYS[2], now + ARGV[2], KEYS[1])
  for _, key in ipairs({ KEYS[2], KEYS[3] }) do redis.call('PEXPIRE', key, ARGV[2]) end
  while true do
    local first = redis.call('ZRANGE', KEYS[2], 0, 0, 'WITHSCORES')
    if first[1] == KEYS[1] or (tonumber(first[2]) > now and total <= tonumber(ARGV[5])) then break end
    -- An entry that has ended may be the old one of a text that another visitor has written since.
    if tonumber(first[2]) > now then redis.call('DEL', first[1]) end
    redis.call('ZREM', KEYS[2], first[1])
    total = redis.call('HINCRBY', KEYS[3], '', -redis.call('HGET', KEYS[3], first[1]))
    redis.call('HDEL', KEYS[3], first[1])
  end
  return 1
`;
const TAKE = `
  local text, size = redis.call('GETDEL', KEYS[1]), redis.call('HGET', KEYS[3], KEYS[1])
  if size then
    redis.call('HINCRBY', KEYS[3], '', -size)
    redis.call('HDEL', KEYS[3], KEYS[1])
    redis.call('ZREM', KEYS[2], KEYS[1])
  end
  return text
`;
const SWAP = `
  if (redis.call('GET', KEYS[1]) or '') ~= ARGV[6] then return 0 end
  ${WRITE}
`;

/** In the store that all replicas share. */
export function sharedRuns(store: Store, share = SHARE): Runs {
  const keysOf = (key: string) => {
    const visitor = visitors.getStore() ?? '';
    return [`run:${key}`, `written:${visitor}`, `sizes:${visitor}`];
  };
  const run = async (script: string, key: string, text: string, ...more: string[]) => {
    const values = [text, KEPT_MS, sizeOf(key, text), Date.now(), share, ...more];
    return (await store.eval(script, 3, ...keysOf(key), ...values)) === 1;
  };
  const take = async (key: string) => ((await store.eval(TAKE, 3, ...keysOf(key))) as string | null) ?? undefined;
  return {
    read: async (key) => (await store.get(`run:${key}`)) ?? undefined,
    write: async (key, text) => void (await run(WRITE, key, text)),
    swap: (key, before = '', after) => run(SWAP, key, after, before),
    delete: async (key) => void (await take(key)),
    take,
    parse: (text) => store.parse(text),
  };
}

/** The JSON that is kept under a key, if there is any. */
export async function readRun<Kept>(runs: Runs, key: string): Promise<Kept | undefined> {
  const text = await runs.read(key);
  return text === undefined ? undefined : runs.parse(text);
}

/** Changes what is kept under a key, and resolves with what `change` returns. If another request was faster, `change` runs again. */
export async function changeRun<Kept, Result>(
  runs: Runs,
  key: string,
  fresh: Kept,
  change: (kept: Kept) => Result,
): Promise<Result> {
  for (;;) {
    const before = await runs.read(key);
    const text = before ?? JSON.stringify(fresh);
    const kept = (text === undefined ? undefined : runs.parse(text)) as Kept;
    const result = change(kept);
    const after = JSON.stringify(kept);
    if (after === text || (await runs.swap(key, before, after))) return result;
  }
}
