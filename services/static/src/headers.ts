import { createHash } from 'node:crypto';
import path from 'node:path';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { SiteConfig } from '../../../shared/contract/site.ts';
import { originsOf } from '../../common/src/environment.ts';

/** How long a file may be kept: for ever when its name changes with its content, else only after asking again. */
export function cacheControl(file: string): string {
  return /\.[0-9a-f]{8,}\./.test(path.posix.basename(file)) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/**
 * What a document of this site may load, run, call, embed, and be embedded by: its own origin and the configured ones.
 * `scripts` is the code of its inline scripts, which are allowed by their hashes. `elsewhere` are further sources as a policy writes them, which only the development server names.
 */
export function contentSecurityPolicy(scripts: string[], site: SiteConfig, elsewhere: string[] = []): string {
  const sources = (...more: string[]) => [...new Set(["'self'", ...originsOf(site), ...elsewhere, ...more])].join(' ');
  const services = Object.values(site.services).map((url) => new URL(url).origin);
  return [
    "default-src 'none'",
    `script-src ${sources(...scripts.map(hashOf))}`,
    `style-src ${sources()}`,
    `font-src ${sources()}`,
    `img-src ${sources('data:', 'blob:')}`,
    `media-src ${sources('blob:')}`,
    `connect-src ${sources(...services)}`,
    `frame-src ${sources('blob:')}`,
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    // Named, because in a sandbox WebKit takes 'self' for the opaque origin, and refuses every form.
    `form-action ${sources()}`,
    `frame-ancestors ${sources()}`,
  ].join('; ');
}

/** `'sha256-…'` for an inline script: an injected one has another hash. */
function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * Camera and geolocation for the document's own origin; a frame of another origin gets them only by `allow=`, which
 * nobody sets. What no demo needs is off. Only features that Chromium knows: it warns of others on the console of every page.
 */
export const PERMISSIONS_POLICY = [
  'camera=(self), geolocation=(self)',
  'accelerometer=(), display-capture=(), gyroscope=(), hid=(), idle-detection=(), local-fonts=(), magnetometer=()',
  'microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=()',
  'window-management=(), xr-spatial-tracking=()',
].join(', ');

/** What every answer carries, and why the rest of helmet's headers is off. */
export const HELMET: FastifyHelmetOptions = {
  // Set on documents only, by the function above: it depends on the document.
  contentSecurityPolicy: false,
  // The files are public, and a sandboxed frame, even of our own document, asks for them from an origin of its own.
  crossOriginResourcePolicy: { policy: 'cross-origin' },
  // Any value would cut the link between a page and the tabs that it opens on another origin, which demos are about.
  crossOriginOpenerPolicy: false,
  // The browser's default, said aloud: none at all would leave nothing to see on the pages about referrers.
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  // Over plain http browsers ignore it, and behind TLS it is for the proxy to say.
  strictTransportSecurity: false,
  // frame-ancestors says it, and knows more than one origin.
  xFrameOptions: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};
