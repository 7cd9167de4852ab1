import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  redesigns: { twin: 'The copy of a part of a word stands between the parts, so the name of the element has gaps.' },
} satisfies Exceptions;
