import type { Engine, Tool } from '../../shared/contract/practice.ts';
import { type Needs, type PublishedTask, wantsWholeChromium } from '../../shared/contract/task.ts';
import { findBrowser, findTestBrowser, launchOptions } from '../../shared/test/chromium.ts';
import { findEngine } from '../../shared/test/engines.ts';
import { findOnPath } from '../../shared/test/findOnPath.ts';

/** The browser of an engine on this machine, for a task. Throws if there is none. */
export function browserOf(engine: Engine, task?: PublishedTask): string {
  const chromium = task && wantsWholeBrowser(task) ? findBrowser : findTestBrowser;
  const found = engine === 'chromium' ? chromium() : findEngine(engine);
  if (found) return found;
  throw new Error(`There is no ${engine} on this machine.`);
}

/** Whether a task wants what only a browser with a window's parts has, see `findTestBrowser`, when a tool does it. */
export function wantsWholeBrowser({ needs = {}, outcome }: PublishedTask, tool?: Tool): boolean {
  // Playwright keeps what its browser downloads by itself.
  const downloads = tool !== 'playwright' && (needs.downloads || outcome.some((expected) => 'download' in expected));
  return Boolean(downloads || wantsWholeChromium(needs));
}

/** What an engine is driven by where a tool needs it: the path of chromedriver, the address of a server that runs for the others. */
export function driverOf(engine: Engine): string | undefined {
  if (engine === 'chromium') return process.env.CHROMEDRIVER_PATH ?? findOnPath(['chromedriver']);
  return engine === 'firefox' ? process.env.PLAYGROUND_GECKODRIVER : process.env.PLAYGROUND_WEBKITDRIVER;
}

/** How Chromium is started: as in our own tests, with a fake camera, and a person who shares a tab when it asks to be seen. */
export function chromiumArguments(): string[] {
  return [
    '--headless=new',
    '--window-size=1280,900',
    '--use-fake-device-for-media-stream',
    '--auto-accept-this-tab-capture',
    ...(launchOptions().args ?? []),
  ];
}

/** What a session is begun with for a task: else the driver answers the question before leaving itself, by leaving. */
export function promptCapabilities(task?: PublishedTask): object {
  if (!task?.needs?.asksBeforeLeaving) return {};
  return { webSocketUrl: true, unhandledPromptBehavior: { beforeUnload: 'ignore' } };
}

/** How Firefox is started for a task: no tool can grant or refuse it a device later. */
export function firefoxPreferences(task?: PublishedTask, downloads?: string) {
  return {
    'media.navigator.streams.fake': true,
    'permissions.default.camera': wants('camera', task) ? 1 : 2,
    'permissions.default.microphone': wants('microphone', task) ? 1 : 2,
    'permissions.default.desktop-notification': wants('notifications', task) ? 1 : 2,
    // Firefox has no preference that says yes for the screen alone.
    ...(wantsScreen(task) && { 'media.navigator.permission.disabled': true }),
    ...(downloads && {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.open_pdf_attachments_inline': false,
      'browser.helperApps.neverAsk.saveToDisk': 'application/pdf',
    }),
  };
}

/**
 * How WebKit is started for a task: with a camera that every page may use, or with none, and, as the other drivers do, with no popup blocked.
 * `more` has further options, and variables such as `TZ=UTC`.
 */
function webkitCapabilities(task?: PublishedTask, more: string[] = []) {
  const isOption = (one: string) => one.startsWith('--');
  const variables = more.filter((one) => !isOption(one));
  const args = [
    '--automation',
    '--javascript-can-open-windows-automatically=true',
    ...(wants('camera', task) || wants('microphone', task) || wantsScreen(task)
      ? ['--enable-mock-capture-devices=true']
      : []),
    ...more.filter(isOption),
  ];
  const binary = browserOf('webkit');
  // The driver has no variables for one session.
  const started =
    variables.length > 0 ? { binary: '/usr/bin/env', args: [...variables, binary, ...args] } : { binary, args };
  return { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': started };
}

export function chromiumCapabilities(task: PublishedTask | undefined, downloads: string) {
  const prefs = { 'download.default_directory': downloads };
  const options = { binary: browserOf('chromium', task), args: chromiumArguments(), prefs };
  return { browserName: 'chrome', 'goog:chromeOptions': options };
}

/** What a session of WebDriver is begun with. `miniBrowser` has what WebKit is started with, too. */
export function capabilitiesOf(
  engine: Engine,
  task: PublishedTask | undefined,
  downloads: string,
  miniBrowser?: string[],
): object {
  if (engine === 'webkit') return webkitCapabilities(task, miniBrowser);
  if (engine === 'chromium') return { ...chromiumCapabilities(task, downloads), ...promptCapabilities(task) };
  const prefs = firefoxPreferences(task, downloads);
  return {
    browserName: 'firefox',
    'moz:firefoxOptions': { binary: browserOf('firefox'), args: ['-headless'], prefs },
    ...promptCapabilities(task),
  };
}

const wants = (permission: NonNullable<Needs['permissions']>[number], task?: PublishedTask) =>
  task?.needs?.permissions?.includes(permission) ?? false;
const wantsScreen = (task?: PublishedTask) => task?.needs?.devices?.includes('screen') ?? false;
