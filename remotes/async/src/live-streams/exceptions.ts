import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: {
    LiveStreams: { most: 6_400, reason: 'Each of its four kinds of lines opens a lost line again in its own way.' },
  },
} satisfies Exceptions;
