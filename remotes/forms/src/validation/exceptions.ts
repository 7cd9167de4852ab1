import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { Validation: { most: 20_000, reason: 'React Hook Form, and eight forms.' } },
} satisfies Exceptions;
