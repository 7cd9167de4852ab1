/** One thing that a page knows about its browser. */
export interface Fact {
  id: string;
  label: string;
  value: string;
}

export const matches = (query: string) => window.matchMedia(query).matches;
export const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const yes = (what: boolean) => (what ? 'yes' : 'no');
const firstOf = (feature: string, values: string[]) =>
  values.find((value) => matches(`(${feature}: ${value})`)) ?? 'unknown';

/** A part of the browser that TypeScript does not know, because only Chromium has it. */
interface Hints {
  platform?: string;
  brands?: { brand: string; version: string }[];
}

export function readFacts(): Fact[] {
  const { userAgent, platform, languages, maxTouchPoints, webdriver, onLine } = navigator;
  const hints = (navigator as { userAgentData?: Hints }).userAgentData;
  const brands = hints?.brands?.map(({ brand, version }) => `${brand} ${version}`).join(', ');
  const { screen, innerWidth, innerHeight, outerWidth, outerHeight, devicePixelRatio, visualViewport } = window;
  return [
    { id: 'browser', label: 'Browser', value: brands || userAgent },
    { id: 'system', label: 'System', value: hints?.platform || platform },
    { id: 'languages', label: 'Languages', value: languages.join(', ') },
    { id: 'zone', label: 'Time zone', value: zone() },
    { id: 'screen', label: 'Screen', value: `${screen.width} by ${screen.height} pixels` },
    { id: 'window', label: 'Window', value: `${outerWidth} by ${outerHeight} pixels` },
    { id: 'viewport', label: 'Viewport', value: `${innerWidth} by ${innerHeight} pixels` },
    { id: 'orientation', label: 'Orientation', value: firstOf('orientation', ['portrait', 'landscape']) },
    { id: 'zoom', label: 'Zoom by fingers', value: `${Math.round((visualViewport?.scale ?? 1) * 100)} %` },
    { id: 'ratio', label: 'Pixel ratio', value: String(Math.round(devicePixelRatio * 100) / 100) },
    { id: 'pointer', label: 'Pointer', value: firstOf('pointer', ['fine', 'coarse', 'none']) },
    { id: 'touch', label: 'Fingers at once', value: String(maxTouchPoints) },
    { id: 'scheme', label: 'Colour scheme', value: firstOf('prefers-color-scheme', ['dark', 'light']) },
    { id: 'motion', label: 'Reduced motion', value: yes(matches('(prefers-reduced-motion: reduce)')) },
    { id: 'medium', label: 'Medium', value: matches('print') ? 'print' : 'screen' },
    { id: 'automation', label: 'Automation flag', value: yes(Boolean(webdriver)) },
    { id: 'online', label: 'Online', value: yes(onLine) },
  ];
}

/** How much the site may store, in words. */
export async function readStorage(): Promise<string> {
  // Only pages of https and of localhost have it.
  const storage = navigator.storage as StorageManager | undefined;
  if (!storage?.estimate) return 'unknown';
  const { usage = 0, quota = 0 } = await storage.estimate();
  return `${mega(usage)} of ${mega(quota)} MB`;
}

const mega = (bytes: number) => Math.round(bytes / 1_000_000);
