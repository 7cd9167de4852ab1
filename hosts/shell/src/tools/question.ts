import { type Engine, TOOL_NAMES, type Tool } from '@playground/kit/contract/practice';
import type { Capability as Id, Support, ToolRun, Tools } from '@playground/kit/contract/tools';
import { moreOf, placesOf, scoreOf } from '../find/search';

export type Capability = Tools['capabilities'][number];

export const ENGINE_NAMES: Record<Engine, string> = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' };

/** What people call an engine by. */
const BROWSERS: [RegExp, Engine][] = [
  [/^(chromium|chrome|edge)$/, 'chromium'],
  [/^firefox$/, 'firefox'],
  [/^(webkit|safari)$/, 'webkit'],
];

/** What people call a capability by, if neither its name nor its tasks say that. */
const KEYWORDS: Partial<Record<Id, string[]>> = {
  dialogs: ['javascript popup', 'accept an alert'],
  'before-leaving': ['beforeunload', 'leave site'],
  'top-layer': ['modal', 'dialog element', 'tooltip'],
  frames: ['iframe', 'switch to a frame'],
  'other-origin-frames': ['cross-origin iframe', 'iframe of another domain'],
  'shadow-roots': ['shadow dom', 'web component'],
  'closed-roots': ['closed shadow dom', 'shadow dom'],
  windows: ['tab', 'new tab', 'popup window', 'multiple tabs', 'switch window'],
  downloads: ['download a file', 'downloaded file', 'save a file'],
  uploads: ['upload a file', 'attach a file'],
  clipboard: ['copy and paste'],
  'native-drag': ['drag and drop', 'html5 drag and drop'],
  'pointer-drag': ['drag and drop', 'sortable list'],
  'mouse-buttons': ['right click', 'double click', 'context menu'],
  'long-press': ['long click', 'key down'],
  hover: ['hover menu', 'mouse over'],
  touch: ['swipe', 'tap', 'mobile gesture'],
  scrolling: ['infinite scroll', 'scroll to an element', 'virtual list'],
  actionability: ['auto-wait', 'loading spinner'],
  'rich-text': ['contenteditable', 'wysiwyg'],
  'input-methods': ['ime', 'japanese input'],
  'date-fields': ['date picker', 'slider', 'colour picker'],
  selects: ['dropdown', 'combobox', 'autocomplete'],
  camera: ['webcam', 'getusermedia'],
  position: ['geolocation', 'gps'],
  passkeys: ['webauthn', 'fido', 'virtual authenticator'],
  'http-login': ['basic auth', 'basic auth popup', 'authentication'],
  'sign-in-providers': ['oauth', 'single sign-on', 'sso', 'login with google'],
  'browser-accounts': ['fedcm', 'account chooser'],
  mail: ['otp', 'email code', 'one-time code', 'magic link'],
  requests: ['mock the network', 'intercept a request', 'stub a response'],
  storage: ['local storage', 'session', 'indexeddb'],
  streams: ['websocket', 'server-sent events'],
  'media-features': ['dark mode', 'color scheme'],
  viewport: ['resize', 'mobile emulation'],
  locale: ['timezone'],
  'without-scripts': ['disable javascript'],
  'page-errors': ['console log', 'javascript error', 'csp'],
  memory: ['memory leak'],
  pictures: ['ocr', 'qr code', 'captcha'],
};

/** A tool of ours, or one whose makers ran their own solutions. */
export const toolIn = ({ tool, name }: ToolRun) => TOOL_NAMES[tool as Tool] ?? name;

export const verdictOf = ({ verdicts }: Capability, { tool, engine }: ToolRun): Support =>
  verdicts[tool]?.[engine] ?? 'not tried';

export const resultsIn = ({ stations }: Capability, { tool, engine }: ToolRun) =>
  stations.map(({ results }) => results[tool]?.[engine]?.result ?? 'not run');

/** At how many of the stations a tool does it. */
export const doneIn = (capability: Capability, run: ToolRun) =>
  resultsIn(capability, run).filter((result) => result === 'passes' || result === 'workaround').length;

/** The tool and the engine that a question names, and its other words. */
export function readQuestion(question: string, runs: ToolRun[]): { tool: string; engine: string; about: string } {
  const words: string[] = question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const named = runs
    .map((run) => ({ tool: run.tool, own: run.tool.split('-') }))
    .filter(({ own }) => own.every((word) => words.includes(word)))
    .sort((one, other) => other.own.length - one.own.length)[0];
  const browser = (word: string) => BROWSERS.find(([names]) => names.test(word))?.[1];
  return {
    tool: named?.tool ?? '',
    engine: words.map(browser).find(Boolean) ?? '',
    about: words.filter((word) => !named?.own.includes(word) && !browser(word)).join(' '),
  };
}

/** The capabilities that fit these words, the best first. Of those that are only near, all with one of the words. */
export function about(words: string, capabilities: Capability[]): Capability[] {
  if (!words) return capabilities;
  const scored = capabilities.map((capability) => {
    const { id, name, stations } = capability;
    const said = stations.map(({ page, goal }) => `${page} ${goal}`).join(' ');
    const places = placesOf({ title: name, tags: [id] }, said, moreOf({ keywords: KEYWORDS[id as Id] }));
    return { capability, score: scoreOf(words, places) };
  });
  const best = scored.some(({ score }) => score >= 1) ? 1 : Number.MIN_VALUE;
  return scored
    .filter(({ score }) => score >= best)
    .sort((one, other) => other.score - one.score)
    .map(({ capability }) => capability);
}
