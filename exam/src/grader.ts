import { setTimeout } from 'node:timers/promises';
import type { Browser, Message } from './browser.ts';
import { REPORT } from './reports.ts';
import type { Wall } from './wall.ts';

/** Where the grader looks: a page or a worker of the browser. */
interface Target {
  sessionId: string;
  targetId: string;
  type: string;
}

export interface GraderOptions {
  /** Runs in the page's world before any other script. It calls the binding `REPORT` with what it saw, as JSON. */
  source: string;
  report(text: string, targetId: string): void;
  /** Runs in the candidate's world before any other script, and reports in the same way. */
  scripts: string;
  called(text: string, targetId: string): void;
  /** The main frame of a tab has another document or another address. */
  opened(url: string, isDocument: boolean): void;
  /** A service worker runs. */
  worker(url: string): void;
  /** A press opened a new tab. */
  openedTab(url: string): void;
  /** Whether the page says the outcome, too. Only then does what stands in a frame with a file count: anybody can fill those. */
  trustsFiles: boolean;
  /** Where each new page believes to be. */
  position: { latitude: number; longitude: number } | undefined;
}

export type Grader = Awaited<ReturnType<typeof attachGrader>>;

interface Tree {
  frame: { id: string; url: string };
  childFrames?: Tree[];
}

/** How long a page may take to answer, in milliseconds. A candidate may keep it busy for ever. */
const PATIENCE = 4000;

/** Attaches the grader to every target of a browser, before the target runs anything. */
export async function attachGrader(browser: Browser, wall: Wall, options: GraderOptions) {
  const { position } = options;
  const targets = new Map<string, Target>();
  const prepared: Promise<unknown>[] = [];
  /** By frame, the address that its document came from. A script may change the one that it has. */
  const came = new Map<string, string>();
  const isFile = (frameId: string) => {
    const { protocol, pathname } = new URL(came.get(frameId) ?? 'about:blank');
    return !/^https?:/.test(protocol) || pathname.endsWith('.html');
  };
  const watched = (worldName: string) => ({ source: options.scripts, worldName, runImmediately: true });
  const follow = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };

  const attach = async ({ sessionId, targetInfo, waitingForDebugger }: Message['params']) => {
    const { targetId, type, url } = targetInfo;
    if (type === 'service_worker') options.worker(url);
    targets.set(sessionId, { sessionId, targetId, type });
    browser.listen(sessionId, (event) => hear(event, targetId));
    const ask = (method: string, params = {}) => browser.ask(method, params, sessionId);
    const asked: Promise<unknown>[] = [ask('Target.setAutoAttach', follow)];
    if (type === 'page' || type === 'iframe') {
      asked.push(
        ask('Page.enable'),
        ask('Runtime.enable'),
        ask('Runtime.addBinding', { name: REPORT }),
        ask('Page.addScriptToEvaluateOnNewDocument', { source: options.source, runImmediately: true }),
        ...(position ? [ask('Emulation.setGeolocationOverride', { ...position, accuracy: 1 })] : []),
        // Makes the candidate's world in each frame.
        ask('Page.addScriptToEvaluateOnNewDocument', watched(wall.world)),
      );
    }
    if (waitingForDebugger) asked.push(ask('Runtime.runIfWaitingForDebugger'));
    await Promise.all(asked);
  };
  const hear = (event: Message, targetId: string) => {
    const { method, params } = event;
    wall.observe(targetId, event);
    // A client of the candidate got its own session for the browser (door.ts).
    const isOfDoor = params?.targetInfo?.type === 'browser';
    if (method === 'Target.attachedToTarget' && !isOfDoor) prepared.push(attach(params));
    if (method === 'Target.detachedFromTarget') {
      targets.delete(params.sessionId);
      browser.unlisten(params.sessionId);
    }
    if (method === 'Runtime.bindingCalled' && params.name === REPORT) {
      const told = wall.isPage(targetId, params.executionContextId) ? options.report : options.called;
      told(params.payload, targetId);
    }
    // A press with the middle button or with Ctrl is told of as a request.
    const isPressed = method === 'Page.windowOpen' && params.userGesture;
    const isAside = method === 'Page.frameRequestedNavigation' && /^new/.test(params.disposition);
    if (isPressed || isAside) options.openedTab(params.url);
    if (method === 'Page.frameNavigated') {
      came.set(params.frame.id, params.frame.url);
      const { url, urlFragment = '', parentId } = params.frame;
      if (!parentId) options.opened(url + urlFragment, true);
    }
    if (method === 'Page.navigatedWithinDocument' && params.frameId === targetId) options.opened(params.url, false);
  };
  browser.listen('', (event) => hear(event, ''));
  await browser.send('Target.setAutoAttach', follow);
  await Promise.all(prepared);

  const ask = (method: string, params: object, { sessionId }: Target) =>
    Promise.race([browser.ask(method, params, sessionId), setTimeout(PATIENCE, { result: undefined })]);
  const tabs = () => [...targets.values()].filter(({ type }) => type === 'page');
  const treeOf = async (tab: Target): Promise<Tree | undefined> =>
    (await ask('Page.getFrameTree', {}, tab)).result?.frameTree;
  const framesIn = async (tab: Target, tree: Tree, [title, ...inner]: string[]): Promise<Tree[]> => {
    if (title === undefined) return [tree];
    const found: Tree[] = [];
    for (const child of tree.childFrames ?? []) {
      // Of the frame's element, whose document may be of another origin.
      const owner = await ask('DOM.getFrameOwner', { frameId: child.frame.id }, tab);
      const node = owner.result && (await ask('DOM.describeNode', { backendNodeId: owner.result.backendNodeId }, tab));
      const attributes: string[] = node?.result?.node.attributes ?? [];
      if (attributes[attributes.indexOf('title') + 1] === title && attributes.includes('title')) {
        found.push(...(await framesIn(tab, child, inner)));
      }
    }
    return found;
  };
  return {
    /** Watches a further world of the candidate's scripts. Its own session could take the script away. */
    watchWorld: (targetId: string, worldName: string) => {
      const session = [...targets.values()].find((one) => one.targetId === targetId)?.sessionId;
      if (session) void browser.ask('Page.addScriptToEvaluateOnNewDocument', watched(worldName), session);
    },
    /** The addresses of all tabs, by id. */
    tabs: async () => {
      const addressOf = async (tab: Target) => [tab.targetId, (await treeOf(tab))?.frame.url ?? ''] as const;
      return new Map(await Promise.all(tabs().map(addressOf)));
    },
    /** By tab with a page of the site, evaluates an expression in the page's world, in all frames with these titles. */
    evaluate: async (titles: string[], expression: (isFile: boolean) => string) => {
      const seen = new Map<string, unknown[]>();
      for (const tab of tabs()) {
        const tree = await treeOf(tab);
        if (!tree || !wall.isOfSite(tree.frame.url)) continue;
        const inTab: unknown[] = [];
        seen.set(tab.targetId, inTab);
        for (const { frame } of await framesIn(tab, tree, titles)) {
          const uniqueContextId = wall.pageContext(tab.targetId, frame.id);
          if (!uniqueContextId || (!wall.isOfSite(frame.url) && !options.trustsFiles)) continue;
          const asks = expression(titles.length > 0 && options.trustsFiles && isFile(frame.id));
          const params = { expression: asks, uniqueContextId, returnByValue: true, awaitPromise: true };
          const answer = await ask('Runtime.evaluate', params, tab);
          inTab.push(answer.result?.result?.value);
        }
      }
      return seen;
    },
  };
}
