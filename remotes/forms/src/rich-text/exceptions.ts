import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  redesigns: { twin: 'Bootstrap draws the first button of a group in another way, and the copy would be the first.' },
} satisfies Exceptions;
