import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { Languages: { most: 17_000, reason: 'intl-messageformat with its parser, and @date-fns/tz.' } },
} satisfies Exceptions;
