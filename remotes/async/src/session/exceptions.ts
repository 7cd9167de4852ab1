import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { Session: { most: 12_300, reason: 'The library qrcode.react draws the secret of the one-time codes.' } },
} satisfies Exceptions;
