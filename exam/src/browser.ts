import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { launchOptions } from '@playground/kit/test/chromium';

/** A command, an answer or an event of the DevTools protocol. */
export interface Message {
  id?: number;
  method?: string;
  // biome-ignore lint/suspicious/noExplicitAny: The protocol has hundreds of shapes. Each reader knows the one that it reads.
  params?: any;
  // biome-ignore lint/suspicious/noExplicitAny: See above.
  result?: any;
  error?: { code: number; message: string };
  sessionId?: string;
}

/** A message that is longer, in characters, ends the browser: nobody could read it. */
const LONGEST = 256 * 1024 * 1024;

/** How long a browser that was asked to close may take, in milliseconds. Then it is killed. */
const PATIENCE = 2000;

/**
 * A Chromium of its own for one run. It has no port: only this process can speak to it, over a pipe. So a candidate cannot go round the
 * wall (wall.ts).
 */
export class Browser {
  private readonly process: ChildProcess;
  private readonly input: Duplex;
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'playground-exam-'));
  private readonly answers = new Map<number, (message: Message) => void>();
  private readonly listeners = new Map<string, (message: Message) => void>();
  private last = 0;
  /** Resolves when the browser has ended, for whatever reason. */
  readonly ended: Promise<void>;
  alive = true;

  /** `reachable` lists the origins of the site. The browser reaches no other host and no other port. */
  constructor(executable: string, reachable: string[]) {
    const args = [
      ...(launchOptions(executable).args ?? []),
      '--headless=new',
      '--remote-debugging-pipe',
      `--user-data-dir=${this.folder}`,
      '--no-first-run',
      '--no-default-browser-check',
      '--window-size=1280,900',
      '--disable-dev-shm-usage',
      '--disable-extensions',
      '--disable-popup-blocking',
      '--disable-background-timer-throttling',
      '--disable-backgrounding-occluded-windows',
      '--disable-renderer-backgrounding',
      '--force-color-profile=srgb',
      '--hide-scrollbars',
      '--mute-audio',
      '--use-fake-device-for-media-stream',
      // A frame of another process would be another target, and the wall knows frames by their target.
      '--disable-site-isolation-trials',
      // Its window for choosing a file would end a browser without a screen. Without these functions, pages take a file field and a download.
      '--disable-blink-features=FileSystemAccessLocal',
      '--disable-features=IsolateSandboxedIframes,IsolateOrigins,site-per-process,Translate,MediaRouter,OptimizationHints',
      // Nothing listens on port 9, so all other hosts and ports are out of reach.
      '--proxy-server=http://127.0.0.1:9',
      `--proxy-bypass-list=<-loopback>;${reachable.map((url) => new URL(url).host).join(';')}`,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
      'about:blank',
    ];
    this.process = spawn(executable, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
    const forget = () => this.forget();
    this.ended = once(this.process, 'exit').then(forget, forget);
    this.input = this.process.stdio[3] as Duplex;
    const output = this.process.stdio[4] as Duplex;
    // A killed browser breaks its pipe.
    for (const pipe of [this.input, output]) pipe.on('error', () => {});
    let parts: string[] = [];
    let length = 0;
    output.setEncoding('utf8').on('data', (chunk: string) => {
      const [first = '', ...others] = chunk.split('\0');
      parts.push(first);
      length += first.length;
      if (length > LONGEST) {
        parts = [];
        return void this.process.kill('SIGKILL');
      }
      for (const other of others) {
        this.take(JSON.parse(parts.join('')));
        parts = [other];
        length = other.length;
      }
    });
  }

  /** How many bytes the browser has not read yet. */
  get unread(): number {
    return this.input.writableLength;
  }

  private async forget(): Promise<void> {
    this.alive = false;
    const error = { code: -32000, message: 'The browser has ended.' };
    for (const answer of this.answers.values()) answer({ error });
    this.answers.clear();
    // The browser's other processes may write into it for some time.
    await rm(this.folder, { recursive: true, force: true, maxRetries: 20 }).catch((error: Error) => {
      console.error(`A folder of a browser is left: ${error.message}`);
    });
  }

  private take(message: Message): void {
    if (message.id === undefined) {
      this.listeners.get(message.sessionId ?? '')?.(message);
      return;
    }
    const answer = this.answers.get(message.id);
    this.answers.delete(message.id);
    answer?.(message);
  }

  /** Gets the events of a session. `''` is the browser itself. */
  listen(sessionId: string, listener: (message: Message) => void): void {
    this.listeners.set(sessionId, listener);
  }

  unlisten(sessionId: string): void {
    this.listeners.delete(sessionId);
  }

  /** Sends a command and resolves with the answer, which may be an error. `heard` gets the answer before any later event is told. */
  ask(method: string, params = {}, sessionId?: string, heard?: (answer: Message) => void): Promise<Message> {
    const id = ++this.last;
    return new Promise((resolve) => {
      const answer = (message: Message) => {
        heard?.(message);
        resolve(message);
      };
      if (!this.alive) return answer({ error: { code: -32000, message: 'The browser has ended.' } });
      this.answers.set(id, answer);
      this.input.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`);
    });
  }

  /** Sends a command and resolves with its result. Rejects if the answer is an error. */
  // biome-ignore lint/suspicious/noExplicitAny: See `Message`.
  async send(method: string, params: object = {}, sessionId?: string): Promise<any> {
    const { result, error } = await this.ask(method, params, sessionId);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  async close(): Promise<void> {
    if (!this.alive) return;
    void this.ask('Browser.close');
    const timer = setTimeout(() => this.process.kill('SIGKILL'), PATIENCE);
    await this.ended;
    clearTimeout(timer);
  }
}
