import type { FastifyBaseLogger } from 'fastify';
import { type Command, Redis } from 'ioredis';
import { LIFETIME_S, type Tries } from './codes.ts';

/** A store that does not answer within this time counts as away: its commands fail, and the connection is opened again. */
const PATIENCE_MS = 1000;

const NONSENSE = 'The store answers nonsense.';

/**
 * Valkey or Redis, which all replicas of the API share. While it is away, each command fails within `PATIENCE_MS` and does not
 * wait for its return. We try to connect again each second.
 */
export class Store extends Redis {
  readonly url: string;
  private log: Pick<FastifyBaseLogger, 'warn' | 'info'> | undefined;
  private isTold = false;

  /** Opens no connection yet. */
  constructor(url: string) {
    super(url, {
      keyPrefix: 'playground:',
      lazyConnect: true,
      connectTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      // For an answer that comes byte by byte, or never ends. Later, because a timer can be first on a busy machine.
      commandTimeout: 2 * PATIENCE_MS,
      disconnectTimeout: PATIENCE_MS / 2,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      // If the connection is lost while ioredis subscribes again, nobody handles the rejection, and the process ends.
      autoResubscribe: false,
      retryStrategy: (times) => Math.min(times * 100, 1000),
    });
    this.url = url;
  }

  /** Connects, and logs when the store goes away and when it is back. Does not wait for a store that is away. */
  async open(log?: Pick<FastifyBaseLogger, 'warn' | 'info'>): Promise<void> {
    let away = false;
    this.log = log;
    this.on('error', (error: NodeJS.ErrnoException) => {
      if (!away) log?.warn({ reason: error.code ?? error.message }, 'the store is away');
      away = true;
    });
    this.on('ready', () => {
      if (away) log?.info('the store is back');
      away = false;
      this.isTold = false;
    });
    // After the first failure ioredis tries again by itself.
    await this.connect().catch(() => undefined);
  }

  isReady(): Promise<boolean> {
    return this.ping().then(
      () => true,
      () => false,
    );
  }

  /** What one of us wrote as JSON. Anything else stays in the store until its time ends. */
  parse<Kept>(text: string): Kept {
    try {
      return JSON.parse(text);
    } catch {
      throw this.nonsense();
    }
  }

  /** The request that needs it is answered with 503. The log has one line, not one for each request. */
  nonsense(): Error {
    if (!this.isTold) this.log?.warn('the store answers nonsense');
    this.isTold = true;
    return Object.assign(new Error(NONSENSE), { statusCode: 503 });
  }

  /** All commands go through here. If one fails, the request that needs it is answered with 503. */
  override sendCommand(command: Command, stream?: Parameters<Redis['sendCommand']>[1]): unknown {
    const { name, resolve, reject } = command;
    command.reject = (error) => {
      reject(Object.assign(error, { statusCode: 503 }));
      if (error.message === 'Command timed out') this.disconnect(true);
    };
    // Only the library for limits sends this. It takes a list of numbers for granted. Without a list it would end the process, and without
    // numbers it would limit nobody.
    if (name === 'evalsha') {
      command.resolve = (answer) =>
        Array.isArray(answer) && answer.every(Number.isFinite) ? resolve(answer) : command.reject(this.nonsense());
    }
    return super.sendCommand(command, stream);
  }
}

/** A script, because nothing else runs between its steps: no count is without an end. */
const COUNT = `
  local tries = redis.call('INCRBY', KEYS[1], ARGV[1])
  redis.call('EXPIRE', KEYS[1], ARGV[2])
  return tries - ARGV[1]
`;

/** Counts tries of all replicas together. */
export function sharedTries(store: Store): Tries {
  return {
    add: async (id, by) => {
      const before = await store.eval(COUNT, 1, `tries:${id}`, by, LIFETIME_S);
      // No comparison with something else is true, so each code could be tried without end.
      if (!Number.isFinite(before)) throw store.nonsense();
      return before as number;
    },
  };
}
