import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { ShadowRoots: { most: 5_000, reason: 'Nine stations, and a custom element of its own.' } },
  axe: [
    {
      path: '/shadowRoots',
      rules: ['label'],
      selector: '#pet-name',
      reason: 'A field whose label is in another tree has no name: that is the exercise.',
    },
  ],
} satisfies Exceptions;
