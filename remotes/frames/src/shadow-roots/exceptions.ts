import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  redesigns: { ids: 'Its roots refer to elements by id through code of their own.' },
  axe: [
    {
      path: '/shadowRoots',
      rules: ['label'],
      selector: '#pet-name',
      reason: 'The label is in another tree, so the field has no accessible name. The station is about that.',
    },
  ],
} satisfies Exceptions;
