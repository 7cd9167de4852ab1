import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { Storage: { most: 6_400, reason: 'It says what a browser keeps that refuses storage.' } },
} satisfies Exceptions;
