import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { Session: { most: 11_600, reason: 'The library qrcode.react draws the secret of the one-time codes.' } },
} satisfies Exceptions;
