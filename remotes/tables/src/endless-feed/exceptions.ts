import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { EndlessFeed: { most: 3_800, reason: 'Four feeds, each of its own kind, and what their posts say.' } },
} satisfies Exceptions;
