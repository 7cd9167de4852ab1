import { randomBytes } from 'node:crypto';
import type { Message } from './browser.ts';

/**
 * What stands between a candidate and the browser. The candidate's scripts run in a world of their own: they share the document with the
 * page, but not its JavaScript. Commands that would get round this are refused (docs/decisions/075-the-exam.md).
 */

/** Whose scripts run in a context: the page's and the grader's, the candidate's default one, or a further one that it made. */
type Kind = 'page' | 'candidate' | 'own';

interface Context {
  id: number;
  uniqueId: string;
  frameId: string;
  kind: Kind;
  name: string;
}

const words = (text: string) => text.trim().split(/\s+/);

/** Domains all of whose commands are allowed. A virtual authenticator is a device, as the mouse is. A candidate answers FedCm's dialog in place of a person. */
const ALL = words('Accessibility DOMSnapshot FedCm Input Inspector Log Overlay Performance Schema Storage WebAuthn');

/** Domains with the only commands that are allowed. What is in none of the three lists is refused. */
const ONLY: Record<string, string[]> = {
  Audits: words('enable disable'),
  Browser: words(`
    close getVersion getWindowForTarget getWindowBounds setWindowBounds setContentsSize grantPermissions
    setPermission resetPermissions setDownloadBehavior cancelDownload
  `),
  CSS: words('enable disable getComputedStyleForNode getMatchedStylesForNode getInlineStylesForNode'),
  Fetch: words('disable'),
  IO: words('read close'),
  Network: words(`
    enable disable canEmulateNetworkConditions clearBrowserCache clearBrowserCookies deleteCookies
    emulateNetworkConditions emulateNetworkConditionsByRule overrideNetworkState getCookies getAllCookies
    getResponseBody getRequestPostData setBypassServiceWorker setCacheDisabled setCookie setCookies
    setExtraHTTPHeaders setUserAgentOverride
  `),
  Runtime: words(`
    enable disable evaluate callFunctionOn getProperties releaseObject releaseObjectGroup awaitPromise
    addBinding removeBinding runIfWaitingForDebugger setAsyncCallStackDepth getIsolateId getHeapUsage
    discardConsoleEntries
  `),
  Security: words('enable disable setIgnoreCertificateErrors'),
  ServiceWorker: words('enable disable'),
  SystemInfo: words('getInfo getProcessInfo'),
  WebMCP: words('enable disable'),
};

/** Domains with the only commands that are refused. */
const EXCEPT: Record<string, string[]> = {
  DOM: words(`
    copyTo moveTo redo removeAttribute removeNode setAttributeValue setAttributesAsText setNodeName
    setNodeValue setOuterHTML undo forceShowPopover forceShowInterest
  `),
  Emulation: words('setVirtualTimePolicy setScriptExecutionDisabled addScreen setDocumentCookieDisabled'),
  Page: words(`
    addCompilationCache addScriptToEvaluateOnLoad produceCompilationCache setAdBlockingEnabled setBypassCSP
    setDocumentContent setRPHRegistrationMode setSPCTransactionMode setWebLifecycleState waitForDebugger
  `),
  Target: words('exposeDevToolsProtocol sendMessageToTarget setRemoteLocations openDevTools'),
};

function isAllowed(method: string): boolean {
  const [domain = '', command = ''] = method.split('.');
  if (Object.hasOwn(ONLY, domain)) return ONLY[domain]?.includes(command) ?? false;
  return Object.hasOwn(EXCEPT, domain) ? !EXCEPT[domain]?.includes(command) : ALL.includes(domain);
}

/** A part of an object's id is the id of its context: `-1234.5.6` is the sixth object of context 5. */
const CONTEXT_IN_OBJECT = /^-?\d+\.(\d+)\.\d+$/;

export class Refusal extends Error {}

// The words of Chromium, because tools look for them.
const NO_CONTEXT = 'Cannot find context with specified id';

export class Wall {
  /** The name of the candidate's default world, and of the grader's. Nobody can guess them. */
  readonly world = `w${randomBytes(12).toString('hex')}`;
  private readonly contexts = new Map<string, Map<string, Context>>();
  /** `files` says whether the candidate may name files of this machine. It may if it runs on it. */
  private readonly options: { origins: string[]; files: boolean };

  constructor(options: Wall['options']) {
    this.options = options;
  }

  /** Learns of a context. Both the grader's session and the candidate's report each one, in any order. */
  private learn(target: string, { id, uniqueId, name, auxData }: Message['params']['context']): Context {
    const known = this.contexts.get(target) ?? new Map<string, Context>();
    this.contexts.set(target, known);
    const isPage = auxData?.isDefault ?? true;
    const kind: Kind = isPage ? 'page' : name === this.world ? 'candidate' : 'own';
    const context = { id, uniqueId, frameId: auxData?.frameId ?? '', kind, name };
    // The newest of an id is the last one in the map.
    known.delete(uniqueId);
    known.set(uniqueId, context);
    return context;
  }

  private all(target: string): Context[] {
    return [...(this.contexts.get(target)?.values() ?? [])];
  }

  private byId(target: string, id: number): Context | undefined {
    return this.all(target).findLast((one) => one.id === id);
  }

  private ofFrame(target: string, frameId: string, kind: Kind): Context | undefined {
    return this.all(target).findLast((one) => one.frameId === frameId && one.kind === kind);
  }

  /** The main world of a page, for the grader. */
  pageContext(target: string, frameId: string): string | undefined {
    return this.ofFrame(target, frameId, 'page')?.uniqueId;
  }

  isPage(target: string, id: number): boolean {
    return this.byId(target, id)?.kind === 'page';
  }

  /** The candidate's default world of the frame whose page's world has an object. */
  worldBeside(target: string, objectId: string): number | undefined {
    const page = this.byId(target, Number(CONTEXT_IN_OBJECT.exec(objectId)?.[1]));
    return page?.frameId ? this.ofFrame(target, page.frameId, 'candidate')?.id : undefined;
  }

  /** For an event in a session of the grader. */
  observe(target: string, { method, params }: Message): void {
    if (method === 'Runtime.executionContextCreated') this.learn(target, params.context);
    if (method === 'Runtime.executionContextDestroyed') this.unlearn(target, params.executionContextUniqueId);
  }

  private unlearn(target: string, uniqueId: string): void {
    const context = this.contexts.get(target)?.get(uniqueId);
    // Kept, because the candidate's session hears of it later. A context that is gone is not found by its frame.
    if (context) context.frameId = '';
  }

  /** Changes an event for the candidate. Undefined if the candidate must not see it. */
  event(target: string, message: Message): Message | undefined {
    const { method, params } = message;
    if (method === 'Runtime.executionContextCreated') {
      const context = this.learn(target, params.context);
      if (context.kind === 'page') return undefined;
      if (context.kind === 'own') return message;
      const auxData = { isDefault: true, type: 'default', frameId: context.frameId };
      return { ...message, params: { context: { ...params.context, name: '', auxData } } };
    }
    if (method === 'Runtime.executionContextDestroyed') {
      const context = this.contexts.get(target)?.get(params.executionContextUniqueId);
      this.unlearn(target, params.executionContextUniqueId);
      return context?.kind === 'page' ? undefined : message;
    }
    if (method === 'Runtime.consoleAPICalled') {
      const context = this.byId(target, params.executionContextId);
      // A context that the wall does not know is nobody's.
      if (context && context.kind !== 'page') return message;
      const seen = context && this.ofFrame(target, context.frameId, 'candidate');
      if (!seen) return undefined;
      return { ...message, params: { ...params, executionContextId: seen.id, args: params.args.map(withoutObject) } };
    }
    if (method === 'Runtime.exceptionThrown') {
      const { exception, executionContextId: _, ...details } = params.exceptionDetails;
      const shown = exception && { exception: withoutObject(exception) };
      return { ...message, params: { ...params, exceptionDetails: { ...details, ...shown } } };
    }
    if (method === 'Log.entryAdded' && params.entry.args) {
      return { ...message, params: { entry: { ...params.entry, args: params.entry.args.map(withoutObject) } } };
    }
    if (method === 'Runtime.inspectRequested') return undefined;
    // The recorder's reports have names that a candidate could take too.
    if (method === 'Runtime.bindingCalled' && this.isPage(target, params.executionContextId)) return undefined;
    return message;
  }

  /** Changes the parameters of a command so that it cannot reach the page's world. Throws a `Refusal` if it cannot be made safe. */
  // biome-ignore lint/suspicious/noExplicitAny: See `Message`.
  command(target: string, method: string, params: any = {}): object {
    if (!isAllowed(method)) throw new Refusal(`The exam refuses ${method}.`);
    this.refusePageObjects(target, params);
    switch (method) {
      case 'Runtime.evaluate': {
        const { contextId, uniqueContextId, includeCommandLineAPI: _, ...others } = params;
        return { ...others, uniqueContextId: this.own(target, contextId, uniqueContextId) };
      }
      case 'Runtime.callFunctionOn': {
        const { executionContextId, uniqueContextId, ...others } = params;
        return params.objectId
          ? others
          : { ...others, uniqueContextId: this.own(target, executionContextId, uniqueContextId) };
      }
      case 'Runtime.addBinding': {
        const { name, executionContextName } = params;
        return { name, executionContextName: executionContextName || this.world };
      }
      case 'DOM.resolveNode': {
        // Without a context, the door takes the one of the node's own frame.
        if (params.executionContextId !== undefined) this.own(target, params.executionContextId);
        return params;
      }
      case 'DOM.setFileInputFiles':
        if (!this.options.files) throw new Refusal('The exam reads no files for a candidate on another machine.');
        return params;
      case 'Browser.setDownloadBehavior':
      case 'Page.setDownloadBehavior': {
        if (this.options.files) return params;
        return { ...params, behavior: 'deny', downloadPath: undefined };
      }
      case 'Page.addScriptToEvaluateOnNewDocument': {
        const { includeCommandLineAPI: _, ...others } = params;
        return { ...others, worldName: params.worldName || this.world };
      }
      case 'Page.createIsolatedWorld':
        if (!params.worldName) throw new Refusal('The exam refuses a world without a name.');
        return { frameId: params.frameId, worldName: params.worldName };
      case 'Page.reload':
        // Its script would run in the page's world.
        return { ignoreCache: params.ignoreCache };
      case 'Page.navigate':
      case 'Target.createTarget':
        if (!this.mayOpen(params.url)) throw new Refusal(`The exam opens only pages of the site, not ${params.url}.`);
        return params;
      case 'Target.createBrowserContext':
        return { disposeOnDetach: params.disposeOnDetach };
      case 'Target.attachToTarget':
      case 'Target.setAutoAttach':
      case 'Target.autoAttachRelated':
        return { ...params, flatten: true };
    }
    return params;
  }

  /** Changes the result of a command. The scopes of a function of the exam would have the one that it stands in for. */
  // biome-ignore lint/suspicious/noExplicitAny: See `Message`.
  result(method: string, result: any): object {
    if (method !== 'Runtime.getProperties') return result;
    const { internalProperties: _, ...others } = result;
    return others;
  }

  private mayOpen(url: unknown): boolean {
    if (url === undefined || url === '' || url === 'about:blank') return true;
    return typeof url === 'string' && this.isOfSite(url);
  }

  /** Whether an address is one of the site's own. The origin of a blob: address is that of its maker, so it is not enough. */
  isOfSite(url: string): boolean {
    return /^https?:/.test(url) && URL.canParse(url) && this.options.origins.includes(new URL(url).origin);
  }

  shows({ url, type }: { url: string; type: string }): boolean {
    return type !== 'page' || this.mayOpen(url) || /^(blob|data|chrome-error):/.test(url);
  }

  /** The candidate's context with one of these ids. Without any, its default one. */
  private own(target: string, id?: number, uniqueId?: string): string {
    const known = id === undefined ? this.ofFrame(target, target, 'candidate') : this.byId(target, id);
    const context = uniqueId ? this.contexts.get(target)?.get(uniqueId) : known;
    if (!context || context.kind === 'page') throw new Refusal(NO_CONTEXT);
    return context.uniqueId;
  }

  /** The name of the world that a command runs in. */
  // biome-ignore lint/suspicious/noExplicitAny: See `Message`.
  worldOf(target: string, { uniqueContextId, objectId }: any): string | undefined {
    if (uniqueContextId) return this.contexts.get(target)?.get(uniqueContextId)?.name;
    const id = CONTEXT_IN_OBJECT.exec(objectId ?? '')?.[1];
    return id ? this.byId(target, Number(id))?.name : undefined;
  }

  private refusePageObjects(target: string, value: unknown): void {
    if (!value || typeof value !== 'object') return;
    for (const [key, inner] of Object.entries(value)) {
      if (/[oO]bjectId$/.test(key) && typeof inner === 'string') {
        const id = CONTEXT_IN_OBJECT.exec(inner)?.[1];
        if (!id || (this.byId(target, Number(id))?.kind ?? 'page') === 'page') {
          throw new Refusal(NO_CONTEXT);
        }
      } else this.refusePageObjects(target, inner);
    }
  }
}

/** A value of the page in words: with its id, the candidate would hold the object itself. */
function withoutObject({ objectId, preview: _, ...others }: { objectId?: string; preview?: unknown }): object {
  return objectId
    ? { ...others, type: 'string', value: (others as { description?: string }).description ?? '' }
    : others;
}
