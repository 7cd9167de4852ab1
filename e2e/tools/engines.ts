import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Engine } from '../../shared/contract/practice.ts';
import { findBrowser, launchOptions } from '../../shared/test/chromium.ts';

/** The browser of an engine on this machine. Throws when there is none. */
export function browserOf(engine: Engine): string {
  const found = engine === 'chromium' ? findBrowser() : findOnPath(BROWSERS[engine]);
  if (found) return found;
  throw new Error(`There is no ${engine} on this machine.`);
}

const BROWSERS = {
  firefox: ['firefox-esr', 'firefox'],
  webkit: [
    '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  ],
};

/** What an engine is driven by where a tool needs it: the path of chromedriver, the address of a server that runs for the others. */
export async function driverOf(engine: Engine): Promise<string | undefined> {
  if (engine === 'chromium') return process.env.CHROMEDRIVER_PATH ?? findOnPath(['chromedriver']);
  return engine === 'firefox' ? process.env.PLAYGROUND_GECKODRIVER : process.env.PLAYGROUND_WEBKITDRIVER;
}

/** How Chromium is started: as in our own tests, and with a camera of its own. */
export function chromiumArguments(): string[] {
  return [
    '--headless=new',
    '--window-size=1280,900',
    '--use-fake-device-for-media-stream',
    ...(launchOptions().args ?? []),
  ];
}

export function firefoxPreferences(downloads?: string): Record<string, string | number | boolean> {
  return {
    'media.navigator.streams.fake': true,
    'media.navigator.permission.disabled': true,
    'pdfjs.disabled': true,
    ...(downloads && {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.open_pdf_attachments_inline': false,
      'browser.helperApps.neverAsk.saveToDisk': 'application/pdf',
    }),
  };
}

export function webkitCapabilities() {
  const args = ['--automation', '--enable-mock-capture-devices=true'];
  return { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: browserOf('webkit'), args } };
}

function findOnPath(names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => (path.isAbsolute(name) ? [name] : folders.map((folder) => path.join(folder, name))))
    .find((file) => existsSync(file));
}
