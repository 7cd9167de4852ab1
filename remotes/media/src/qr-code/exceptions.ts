import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { QrCode: { most: 6_200, reason: 'qrcode.react.' } },
} satisfies Exceptions;
