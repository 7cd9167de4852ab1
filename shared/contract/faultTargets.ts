// Not in conditions.ts, because each page loads that.

/** The API calls that `?fault=` can name, by service (`SiteConfig`). */
export const CALLS = {
  mail: [
    'send-email',
    'verify-code',
    'check-name',
    'download',
    'download-login',
    'grid-rows',
    'grid-save',
    'mock/fruits',
    'mock/price',
    'mock/order',
    'notes',
    'session/log-in',
    'session/locked',
    'session/slow',
    'session/remember',
    'session/expires',
    'session/everywhere',
    'session/code',
    'session/reuse',
    'stream/chat',
    'stream/events',
    'stream/order',
    'stream/parcel',
    'stream/parcels',
    'stream/poll',
    'stream/words',
    'challenge-token',
    'challenge-check',
    'cookie',
    'passkey-options',
    'passkey-check',
    'shop-order',
    'shop-pay',
    'upload',
  ],
  geocoder: ['reverse'],
} as const;

/** The parts of a group that `?fault=` can name, as in `forms/entry`. */
export const PARTS = ['manifest', 'entry', 'chunk', 'style'] as const;
