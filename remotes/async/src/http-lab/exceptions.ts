import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  exam: [
    {
      tools: ['puppeteer'],
      tasks: ['basic', 'digest'],
      reason: 'Puppeteer sends a password by Fetch.enable, which could also change answers.',
    },
  ],
} satisfies Exceptions;
