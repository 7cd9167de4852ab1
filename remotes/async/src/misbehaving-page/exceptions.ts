import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  exam: [
    {
      tools: ['selenium'],
      tasks: ['error', 'rejection', 'console'],
      reason: 'A script of Selenium hears these only in the page’s world.',
    },
  ],
} satisfies Exceptions;
