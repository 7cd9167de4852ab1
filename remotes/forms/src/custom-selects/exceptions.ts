import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  redesigns: { busy: 'The libraries lose the names of their lists when they begin anew.' },
  bytes: { CustomSelects: { most: 60_000, reason: 'Slim Select, Tom Select, Downshift, and a virtual list.' } },
  axe: ['#city-list', '#place-list', '#department-list', '#team-list'].map((selector) => ({
    path: '/customSelects',
    rules: ['region'],
    selector,
    reason: 'The menu is at the end of the body, as in many libraries.',
  })),
} satisfies Exceptions;
