import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  redesigns: { ids: 'Its components find their texts by the id that they are given.' },
  exam: [
    {
      tools: ['selenium'],
      tasks: ['error', 'rejection', 'console'],
      reason: 'A script of Selenium hears these only in the page’s world.',
    },
  ],
} satisfies Exceptions;
