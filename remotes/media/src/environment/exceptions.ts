import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  exam: [
    {
      tools: ['puppeteer', 'selenium'],
      tasks: ['without-scripts'],
      reason:
        'Without scripts (Emulation.setScriptExecutionDisabled), the exam could not see what happens in the page.',
    },
  ],
} satisfies Exceptions;
