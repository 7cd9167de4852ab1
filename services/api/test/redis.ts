import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

const PROGRAM = ['valkey-server', 'redis-server'].find((name) => spawnSync(name, ['--version']).status === 0);

/**
 * Whether this machine has a Valkey or Redis server to test `what`. If it has none, a warning says that the tests are left out.
 * In CI that is an error, unless .ci/run sets REDIS=none because none can be installed.
 */
export function hasStore(what: string): boolean {
  if (PROGRAM) return true;
  if (process.env.CI && process.env.REDIS !== 'none') {
    throw new Error(`There is no valkey-server or redis-server to test ${what}. Install one, or set REDIS=none.`);
  }
  console.warn(`Left out: ${what}. There is no valkey-server or redis-server on this machine.`);
  return false;
}

/** A real, empty server. It keeps its port when it is started again. */
export class RedisServer {
  private process: ChildProcess | undefined;
  private readonly port: number;
  private readonly settings: string[];

  private constructor(port: number, settings: string[]) {
    this.port = port;
    this.settings = settings;
  }

  /** A running server. `settings` are its options, such as `--requirepass`. */
  static async start(...settings: string[]): Promise<RedisServer> {
    const server = await RedisServer.stopped(...settings);
    await server.start();
    return server;
  }

  /** A server that is not started yet. */
  static async stopped(...settings: string[]): Promise<RedisServer> {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as AddressInfo;
    await new Promise((resolve) => probe.close(resolve));
    return new RedisServer(port, settings);
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const options = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const child = spawn(PROGRAM ?? '', [...options, ...this.settings], { stdio: ['ignore', 'pipe', 'inherit'] });
    this.process = child;
    await new Promise<void>((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (chunk) => {
        said += chunk;
        if (said.includes('Ready to accept connections')) resolve();
      });
      child.once('exit', () => reject(new Error(`The store does not start:\n${said}`)));
    });
  }

  /** Ends it at once, and loses its data. */
  async kill(): Promise<void> {
    const child = this.process;
    this.process = undefined;
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Keeps its connections open and answers nothing, like a server behind a broken network. */
  freeze(): void {
    this.process?.kill('SIGSTOP');
  }

  thaw(): void {
    this.process?.kill('SIGCONT');
  }
}
