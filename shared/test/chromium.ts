import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';
import { findOnPath } from './findOnPath.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
/**
 * Chromium without the parts that only a window needs: what Playwright's own tests run in, too. Debian's is not taken from the PATH: there
 * is a script that does not hand on what ends it, so that a driver which ends its browser ends the script alone.
 */
const HEADLESS = ['/usr/lib/chromium/chromium-headless-shell', 'chrome-headless-shell'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A Chromium or Chrome of this machine: `CHROMIUM_PATH`, one on the PATH, one in a usual place, or Playwright's own. */
export function findBrowser(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  return findOnPath([...NAMES, ...PLACES]) ?? [chromium.executablePath()].find((file) => existsSync(file));
}

/**
 * The Chromium that tests run in: one that has no window at all does the same in half the processor time. It has no camera, no viewer of
 * PDF files and no folder for downloads that a driver could set: tests of these take `findBrowser`.
 */
export function findTestBrowser(): string | undefined {
  return process.env.CHROMIUM_PATH ?? findOnPath(HEADLESS) ?? findBrowser();
}

/** Finds a browser to test in or installs one: Playwright's own, else Debian's. Throws with what to do when neither can be had. */
export function requireBrowser(): string {
  const found = findTestBrowser();
  if (found) return found;
  console.log('No Chromium or Chrome found: installing one');
  run('npx', ['playwright', 'install', 'chromium']);
  if (!findBrowser() && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    run('apt-get', ['update', '-qq']);
    const packages = ['chromium', 'chromium-driver', 'chromium-headless-shell'];
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  }
  const installed = findTestBrowser();
  if (installed) return installed;
  throw new Error('No browser: install Chromium or Chrome, or set CHROMIUM_PATH to one, and run this again.');
}

/** How the tests and scripts here start the browser: quiet on the network, and without a sandbox only where root needs it. */
export function launchOptions(executablePath = findTestBrowser()): LaunchOptions {
  const args = ['--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return { executablePath, args };
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    shell: process.platform === 'win32',
  });
}
