import type { Exceptions } from '@playground/shared/test/exceptions';

export default {
  bytes: { QrCode: { most: 6_200, reason: 'qrcode.react.' } },
} satisfies Exceptions;
