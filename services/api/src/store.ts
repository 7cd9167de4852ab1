import type { FastifyBaseLogger } from 'fastify';
import { type Command, Redis } from 'ioredis';
import { LIFETIME_S } from './codes.ts';
import type { Tries } from './tries.ts';

/** A store that does not answer within this time counts as away: its commands fail, and it is connected to anew. */
const PATIENCE_MS = 1000;

/**
 * Valkey or Redis: what all replicas of the API share. While it is away each command fails at once, none waits for its
 * return, so that nobody waits longer than `PATIENCE_MS` for an answer. It is asked for again every second.
 */
export class Store extends Redis {
  private readonly url: string;

  /** Opens no connection yet. */
  constructor(url: string) {
    super(url, {
      keyPrefix: 'playground:',
      lazyConnect: true,
      connectTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      disconnectTimeout: PATIENCE_MS / 2,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      // Its own way of doing so ends the process when the connection is lost meanwhile: nobody handles that rejection.
      autoResubscribe: false,
      retryStrategy: (times) => Math.min(times * 100, 1000),
    });
    this.url = url;
  }

  /** Connects, and says in `log` when the store goes away and when it is back. Does not wait for one that is away. */
  async open(log?: Pick<FastifyBaseLogger, 'warn' | 'info'>): Promise<void> {
    let away = false;
    this.on('error', (error: NodeJS.ErrnoException) => {
      if (!away) log?.warn({ reason: error.code ?? error.message }, 'the store is away');
      away = true;
    });
    this.on('ready', () => {
      if (away) log?.info('the store is back');
      away = false;
    });
    // It goes on trying after the first failure.
    await this.connect().catch(() => undefined);
  }

  /** Whether the store answers, which is what the API needs to be ready. */
  isReady(): Promise<boolean> {
    return this.ping().then(
      () => true,
      () => false,
    );
  }

  /** A second connection, for what one cannot do besides its commands. Opens none yet. */
  another(): Store {
    return new Store(this.url);
  }

  /** Every command goes through here. The answer to a request that one fails in is 503. */
  override sendCommand(command: Command, stream?: Parameters<Redis['sendCommand']>[1]): unknown {
    const { reject } = command;
    command.reject = (error) => reject(Object.assign(error, { statusCode: 503 }));
    return super.sendCommand(command, stream);
  }
}

/** A script runs alone: nobody sees a count between its steps, and none is left without an end. */
const COUNT = `
  local tries = redis.call('INCRBY', KEYS[1], ARGV[1])
  redis.call('EXPIRE', KEYS[1], ARGV[2])
  return tries - ARGV[1]
`;

/** Counts over all replicas. */
export class SharedTries implements Tries {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  async add(id: string, by: number): Promise<number> {
    return Number(await this.store.eval(COUNT, 1, `tries:${id}`, by, LIFETIME_S));
  }
}
