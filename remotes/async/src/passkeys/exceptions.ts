import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  exam: [
    {
      tools: ['playwright'],
      tasks: ['register', 'sign-in', 'from-the-field'],
      reason:
        'Playwright’s own authenticator is a script in the page’s world. The other passkeys tasks use the browser’s.',
    },
  ],
} satisfies Exceptions;
