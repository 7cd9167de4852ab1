import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  exam: [
    {
      tools: ['puppeteer'],
      tasks: ['open-and-save'],
      reason:
        'It replaces functions of the page’s world. The browser of the exam has none of them, so answer the file chooser.',
    },
  ],
} satisfies Exceptions;
