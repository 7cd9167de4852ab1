import { existsSync } from 'node:fs';
import { firefox, webkit } from 'playwright';
import type { Engine } from '../contract/practice.ts';
import { findOnPath } from './findOnPath.ts';

/** What Debian calls the packages that bring an engine with its driver. */
export const PACKAGES: Record<Engine, string> = {
  chromium: 'chromium chromium-driver',
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver xvfb gstreamer1.0-libav',
};

const BROWSERS = {
  firefox: ['firefox-esr', 'firefox'],
  webkit: ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
};

/** A browser of this machine with that engine. */
export function findEngine(engine: 'firefox' | 'webkit'): string | undefined {
  return findOnPath(BROWSERS[engine]);
}

/** Playwright's own build of an engine, where it is installed. */
export function findPlaywrightsOwn(engine: Engine): string | undefined {
  const type = { firefox, webkit, chromium: undefined }[engine];
  return [type?.executablePath()].find((file) => file && existsSync(file));
}
