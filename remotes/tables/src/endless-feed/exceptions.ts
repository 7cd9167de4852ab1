import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { EndlessFeed: { most: 3_800, reason: 'Four different feeds and the texts of their posts.' } },
} satisfies Exceptions;
