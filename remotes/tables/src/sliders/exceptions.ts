import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  redesigns: { siblings: 'Thumbs and bars lie on each other in the order of the document.' },
} satisfies Exceptions;
