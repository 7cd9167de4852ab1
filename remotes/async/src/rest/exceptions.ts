import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { Rest: { most: 6_500, reason: 'Each of its seven stations calls the API and shows the call.' } },
} satisfies Exceptions;
