import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { ShadowRoots: { most: 5_000, reason: 'Nine stations, and a custom element.' } },
  axe: [
    {
      path: '/shadowRoots',
      rules: ['label'],
      selector: '#pet-name',
      reason: 'The label is in another tree, so the field has no accessible name. The station is about that.',
    },
  ],
} satisfies Exceptions;
