import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  redesigns: { ids: 'Its components find their texts by the id that they are given.' },
} satisfies Exceptions;
