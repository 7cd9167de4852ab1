import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  redesigns: { wrapped: 'A style takes the border of the last row by its place.' },
} satisfies Exceptions;
