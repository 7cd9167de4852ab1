import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  redesigns: { siblings: 'The words of its rows are elements, and would be read backwards.' },
} satisfies Exceptions;
