// Not in conditions.ts, because each page loads that.
import { LOGINS } from './session.ts';

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
    ...LOGINS.map((login) => `session/${login}` as const),
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
