import { createHash } from 'node:crypto';
import path from 'node:path';
import { broughtBy } from '../../../../shared/contract/services.ts';
import type { SiteConfig } from '../../../../shared/contract/site.ts';
import { originsOf } from '../../../../shared/project/environment.ts';

/** Whether a file has a hash in its name, so that it never changes. The next build replaces all other files. */
export function isHashed(file: string): boolean {
  return /\.[0-9a-f]{8,}\./.test(path.posix.basename(file));
}

/** Caches keep a hashed file for ever. For other files they ask each time whether there is a new one. */
export function cacheControl(file: string): string {
  return isHashed(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

type PolicyOptions = { elsewhere?: string[] | undefined; worker?: boolean; group?: string | undefined };

/** A document with this line may have a service worker. It should be the only page in the scope of its worker. */
export const WITH_WORKER = '<meta name="worker-src" content="self" />';

/**
 * What a document of this site may load, run, call, embed, and be embedded by: its own origin and the configured ones.
 * The providers are in `site` only for a page that needs them. `scripts` is the code of its inline scripts, which are allowed by their
 * hashes. `elsewhere` are further sources as a policy writes them, which only the development server names. With `worker`, the document
 * may have a worker. A document of `group` may call the backends of this group only, and those of the shell all.
 */
export function contentSecurityPolicy(
  scripts: string[],
  site: SiteConfig,
  { elsewhere = [], worker = false, group }: PolicyOptions = {},
): string {
  const sources = (...more: string[]) => [...new Set(["'self'", ...originsOf(site), ...elsewhere, ...more])].join(' ');
  const { identity, pay, bank: _, ...others } = site.services;
  const services = Object.values(others).map((url) => new URL(url).origin);
  const brought = Object.values(broughtBy(site.remotes, group)).map((url) => new URL(url).origin);
  // An origin with http allows no WebSocket.
  const sockets = [site.services.mail, ...brought].map((url) => new URL(url).origin.replace('http', 'ws'));
  // The bank's frame is in a document of the payment provider, which has a policy of its own.
  const given = (...providers: (string | undefined)[]) => providers.filter((url) => url !== undefined);
  return [
    "default-src 'none'",
    `script-src ${sources(...scripts.map(hashOf))}`,
    // An empty <style>, into which emotion and styled-components insert their rules by code. One with text stays forbidden.
    `style-src ${sources(hashOf(''))}`,
    `font-src ${sources()}`,
    `img-src ${sources('data:', 'blob:')}`,
    `media-src ${sources('blob:')}`,
    `connect-src ${sources(...services, ...brought, ...sockets, ...given(identity))}`,
    `frame-src ${sources('blob:', ...given(identity, pay))}`,
    `worker-src ${worker ? "'self'" : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    // With all origins, because in a sandboxed frame WebKit takes 'self' for the opaque origin and refuses each form.
    `form-action ${sources()}`,
    `frame-ancestors ${sources()}`,
  ].join('; ');
}

/** `'sha256-…'` for an inline script: an injected one has another hash. */
function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * Camera, geolocation, microphone, passkeys and the screen are for the document's own origin: no page gives them to a frame by `allow=`.
 * Features that no demo needs are off. All of them are known to Chromium, which warns of others on the console of each page.
 */
export const PERMISSIONS_POLICY = [
  'camera=(self), display-capture=(self), geolocation=(self), microphone=(self), publickey-credentials-get=(self)',
  'accelerometer=(), gyroscope=(), hid=(), idle-detection=(), local-fonts=(), magnetometer=()',
  'midi=(), payment=(), screen-wake-lock=(), serial=(), usb=()',
  'window-management=(), xr-spatial-tracking=()',
].join(', ');

/**
 * The headers of each answer. There is no Cross-Origin-Opener-Policy, because each value would cut the link between a page and a
 * tab that it opens on another origin. Some demos need that link.
 */
export const COMMON_HEADERS = {
  Vary: 'accept-encoding',
  'X-Content-Type-Options': 'nosniff',
  // The files are public, and a sandboxed frame has another origin, even if its document is ours.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  // The browser's default, said because other defaults send no referrer, but the pages about referrers need one.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};
