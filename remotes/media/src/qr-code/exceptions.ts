import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { QrCode: { most: 6_200, reason: 'The library qrcode.react.' } },
} satisfies Exceptions;
