import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  exam: [
    {
      tools: ['selenium'],
      tasks: ['before-leaving'],
      reason:
        'chromedriver has BiDi only with Target.exposeDevToolsProtocol, which would hand the browser to the page.',
    },
  ],
} satisfies Exceptions;
