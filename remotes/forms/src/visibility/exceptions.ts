import type { Exceptions } from '@playground/kit/test/exceptions';

const path = '/visibility';

export default {
  redesigns: {
    late: 'It says of each row whether it has been in view, and what comes late was there for a shorter time.',
    ids: 'It measures elements that it finds by their ids.',
    twin: 'It measures its buttons, and finds the copies.',
  },
  bytes: { Visibility: { most: 9_500, reason: 'dom-accessibility-api computes what assistive technology finds.' } },
  axe: [
    ...['#opacity-half', '#opacity-tenth', '#opacity-hundredth', '#opacity-none', '#same-colour'].map((selector) => ({
      path,
      rules: ['color-contrast'],
      selector,
      reason: 'Text that can hardly be seen is what the page is about.',
    })),
  ],
} satisfies Exceptions;
