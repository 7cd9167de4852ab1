import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { reachable } from '@playground/kit/common/listen';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Browser, Message } from './browser.ts';
import { Refusal, type Wall } from './wall.ts';

/** What the grader wants to know of a candidate's commands. */
export interface Watcher {
  /** Runs in each world of the candidate before any other script. */
  scripts: string;
  /** The candidate makes a further world in a target. */
  world(target: string, name: string): void;
  /** The candidate makes a context, which has no permissions yet. */
  context(browserContextId: string): void;
  /** A command came. */
  asked(): void;
  /** A command that was refused, in a sentence. */
  refused(why: string): void;
  /** A command that acts as a person does: a key, a press, an answer to a dialog. */
  acted(method: string, done: Promise<Message>): void;
}

export type Door = Awaited<ReturnType<typeof openDoor>>;

/** More than this, in bytes, is not a command. */
const LARGEST = 32 * 1024 * 1024;

/** Connections of one candidate. chromedriver opens one for the browser and one for each tab. */
const MOST = 300;

/** How many commands of a client may have no answer yet, and how many bytes it or the browser may leave unread. chromedriver types 1000 letters at once. */
const MOST_PENDING = 20_000;
const MOST_UNREAD = 256 * 1024 * 1024;

const ACTS =
  /^Input\.(?!set|emulate|cancel)|^Page\.(handleJavaScriptDialog|printToPDF)$|^DOM\.(focus|setFileInputFiles)$/;

/** The addresses where a candidate drives the browser of its run. They look like those of a Chromium with remote debugging. */
export async function openDoor(browser: Browser, wall: Wall, watcher: Watcher, host: string) {
  const secret = randomBytes(16).toString('hex');
  const running = new Set<{ target: string }>();
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const isLocal = host === '127.0.0.1';
  const socketOf = (kind: string, id: string) => `ws://${reachable(host)}:${port()}/devtools/${kind}/${id}`;
  const port = () => (server.address() as AddressInfo).port;
  const isDriver = ({ headers }: IncomingMessage) => isLocal && headers.host?.split(':')[0] === `${secret}.localhost`;

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = (request.url ?? '').split('?')[0]?.replace(/\/$/, '');
    // Whoever finds the port must not learn the secret.
    const body = isDriver(request) ? await factAt(path ?? '') : undefined;
    response.writeHead(body ? 200 : 404, { 'Content-Type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(body ?? { message: 'There is nothing at this address.' }));
  };
  const factAt = async (path: string) => {
    if (path === '/json/version') {
      const { product, userAgent, jsVersion, protocolVersion, revision } = await browser.send('Browser.getVersion');
      return {
        Browser: product,
        'Protocol-Version': protocolVersion,
        'User-Agent': userAgent,
        'V8-Version': jsVersion,
        'WebKit-Version': `537.36 (${revision})`,
        webSocketDebuggerUrl: socketOf('browser', secret),
      };
    }
    if (path !== '/json' && path !== '/json/list') return undefined;
    const { targetInfos } = await browser.send('Target.getTargets');
    return targetInfos.filter(wall.shows, wall).map(({ targetId, type, title, url }: Record<string, string>) => ({
      id: targetId,
      type,
      title,
      url,
      description: '',
      webSocketDebuggerUrl: socketOf('page', targetId as string),
    }));
  };

  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST, perMessageDeflate: false });
  server.on('upgrade', (request, socket, head) => {
    const [, , kind, id] = (request.url ?? '').split('/');
    // A page sends its origin. No page may drive the browser.
    const isClient = !request.headers.origin && sockets.clients.size < MOST;
    const isKnown = kind === 'browser' ? id === secret : kind === 'page' && isDriver(request);
    if (!isClient || !isKnown || !browser.alive) return socket.destroy();
    sockets.handleUpgrade(request, socket, head, (client) => {
      connect(client, kind === 'page' ? (id as string) : undefined).catch(() => client.terminate());
    });
  });

  /** Gives a client sessions of its own. With `page`, its commands without a session go to that target. */
  const connect = async (client: WebSocket, page?: string) => {
    const early: string[] = [];
    let take = (text: string): void => {
      early.push(text);
    };
    client.on('message', (data) => take(String(data)));
    client.on('error', () => client.terminate());

    /** By session, the target that it speaks to. `browser` for the browser itself. */
    const sessions = new Map<string, string>();
    /** The worlds, by session and name, in which the candidate's calls are watched. */
    const worlds = new Set<string>();
    /** The session for the browser, and the one of commands that name none. */
    let base = '';
    let root = '';
    const tell = (message: Message) => client.readyState === client.OPEN && client.send(JSON.stringify(message));
    const join = (sessionId: string, target: string) => {
      sessions.set(sessionId, target);
      browser.listen(sessionId, (event) => hear(event, sessionId, target));
    };
    const hear = (event: Message, sessionId: string, target: string) => {
      const { method, params } = event;
      if (method === 'Target.attachedToTarget') {
        join(params.sessionId, params.targetInfo.type === 'browser' ? 'browser' : params.targetInfo.targetId);
      }
      if (method === 'Target.detachedFromTarget') {
        browser.unlisten(params.sessionId);
        sessions.delete(params.sessionId);
      }
      const seen = wall.event(target, event);
      if (!seen) return;
      const { sessionId: _, ...others } = seen;
      tell(sessionId === root ? others : { ...others, sessionId });
    };
    const leave = () => {
      for (const sessionId of sessions.keys()) browser.unlisten(sessionId);
      if (base) void browser.ask('Target.detachFromTarget', { sessionId: base });
    };
    client.on('close', leave);

    base = (await browser.send('Target.attachToBrowserTarget')).sessionId;
    // A client may have gone by now.
    if (client.readyState !== client.OPEN) return leave();
    root = base;
    join(base, 'browser');
    if (page) {
      const { result } = await browser.ask('Target.attachToTarget', { targetId: page, flatten: true }, base);
      if (!result) return client.close();
      root = result.sessionId;
      join(root, page);
    }

    take = (text) => {
      try {
        obey(JSON.parse(text));
      } catch {
        // It is no command, or nested too deep to be read.
        client.terminate();
      }
    };
    let pending = 0;
    const obey = ({ id, method = '', params, sessionId }: Message) => {
      watcher.asked();
      const session = sessionId ?? root;
      const back = sessionId ? { id, sessionId } : { id };
      const target = sessions.get(session);
      if (!target)
        return tell({ ...back, error: { code: -32001, message: 'Session with given id not found.' } } as Message);
      let allowed: object;
      try {
        allowed = wall.command(target, method, params);
      } catch (error) {
        // Parameters may be nested too deep to be read.
        const message = error instanceof Refusal ? error.message : 'The exam cannot read this command.';
        if (message.startsWith('The exam')) watcher.refused(message);
        return tell({ ...back, error: { code: -32000, message } } as Message);
      }
      const isScript = /^Runtime\.(evaluate|callFunctionOn)$/.test(method);
      const script = isScript && isToolCode(wall.worldOf(target, allowed), allowed) && { target };
      if (script) running.add(script);
      pending += 1;
      // A client that floods the browser, or reads nothing, is cut off.
      if (pending > MOST_PENDING || Math.max(client.bufferedAmount, browser.unread) > MOST_UNREAD)
        return client.terminate();
      const reply = ({ result, error }: Message) => {
        pending -= 1;
        if (script) running.delete(script);
        if (method === 'Target.createBrowserContext' && result) watcher.context(result.browserContextId);
        tell({ ...back, ...(error ? { error } : { result: wall.result(method, result ?? {}) }) } as Message);
      };
      const asked = (name: string, given: object) => browser.ask(name, given, session);
      const { worldName } = allowed as { worldName?: string };
      if (worldName && !worlds.has(`${session} ${worldName}`)) {
        worlds.add(`${session} ${worldName}`);
        watcher.world(target, worldName);
        const watched = { source: watcher.scripts, worldName, runImmediately: true };
        void asked('Page.addScriptToEvaluateOnNewDocument', watched);
      }
      if (method === 'DOM.resolveNode' && params?.executionContextId === undefined) {
        return void inOwnFrame((objectId) => wall.worldBeside(target, objectId), allowed, asked).then(reply);
      }
      // Tools rely on the order of answers and events: a client that hears of a world before it knows the frame forgets the world.
      const answer = browser.ask(method, allowed, session, reply);
      if (ACTS.test(method)) watcher.acted(method, answer);
    };
    for (const text of early) take(text);
  };

  await once(server.listen(0, host), 'listening');
  void browser.ended.then(() => {
    for (const client of sockets.clients) client.terminate();
  });
  return {
    /** For Playwright's `connectOverCDP` and Puppeteer's `browserWSEndpoint`. */
    cdp: socketOf('browser', secret),
    /** For chromedriver, which asks for more by HTTP. It takes no path, so the secret is in the name of the host. */
    debuggerAddress: `${secret}.localhost:${port()}`,
    /** The tool's own scripts that have no answer yet. */
    running: running as ReadonlySet<{ target: string }>,
    close: async () => {
      for (const client of sockets.clients) client.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * Gives a node as an object in the candidate's world of the node's own frame. The worlds of frames of one origin share their objects, so
 * a node that was asked for in another one first would stay one of that world, and no `instanceof` would know it.
 */
async function inOwnFrame(
  worldBeside: (objectId: string) => number | undefined,
  params: object,
  ask: (method: string, params: object) => Promise<Message>,
): Promise<Message> {
  const { result, error } = await ask('DOM.resolveNode', params);
  const objectId = result?.object.objectId;
  const executionContextId = objectId && worldBeside(objectId);
  if (objectId) void ask('Runtime.releaseObject', { objectId });
  if (!executionContextId) return { error: error ?? { code: -32000, message: 'No node with given id found' } };
  return ask('DOM.resolveNode', { ...params, executionContextId });
}

/** The beginning of the code of chromedriver, and what comes later in the code by which it chooses an option, empties a field or moves the focus. */
const CHROMEDRIVER = 'The Chromium Authors';
const CHROMEDRIVER_ACTS = ['apply(null,arguments);}).apply(window, arguments);}', 'prevActiveElement.blur()'];
/** In the code by which it puts the caret into an editable block. */
const CHROMEDRIVER_CARET = 'range.selectNodeContents(element);range.collapse();var sel';
/** In the code by which Puppeteer empties a field before it types. It runs in the candidate's world. */
const PUPPETEER_FILL = '!valString.startsWith(currentValue)';

/** Playwright's and Puppeteer's own code runs in worlds of their names. chromedriver's has these words. */
function isToolCode(world: string | undefined, params: object): boolean {
  if (/^__(playwright_utility_world|puppeteer_utility_world)/.test(world ?? '')) return true;
  // Not a regular expression: a candidate could write a text that takes it minutes.
  const text = JSON.stringify(params);
  if (text.includes(CHROMEDRIVER_CARET) || text.includes(PUPPETEER_FILL)) return true;
  const at = text.indexOf(CHROMEDRIVER);
  return at !== -1 && CHROMEDRIVER_ACTS.some((act) => text.indexOf(act, at) !== -1);
}
