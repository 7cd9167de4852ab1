import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'one-left-counts',
    sentence: 'The storage counts as clear while one thing is left.',
    steps: [
      'Press ‘Store five things’, ‘Clear storage’ and ‘Check storage’, and delete nothing yourself.',
      'The station says Done. It should say that one thing is left.',
    ],
    class: 'boundary',
    file: 'components/Cleared.tsx',
    find: 'else if (count > 0)',
    replace: 'else if (count > 1)',
    breaks: [],
  },
  {
    id: 'cookie-not-kept',
    sentence: 'The cookie that lasts ten minutes is not there, and the page says that all four are set.',
    steps: [
      'Press ‘Set cookies’, and look at the cookies with the tools of the browser. There are three.',
      'Type their sum, and press ‘Check sum’. The station says Missed. There should be four cookies, so that it says Done.',
    ],
    class: 'boundary',
    file: 'components/Cookies.tsx',
    find: "'; max-age=600'",
    replace: "'; max-age=0'",
    breaks: ['cookies'],
  },
  {
    id: 'which-storage',
    sentence: 'The page does not say that my word is that of the local storage.',
    steps: [
      'Press ‘Store words’, and find the word in the local storage under the name.',
      'Type it into ‘Word in the session storage’, and press ‘Check word’.',
      'The page says only that it is the wrong word. It should say that it is the word in the local storage.',
    ],
    class: 'message',
    file: 'components/LocalAndSession.tsx',
    find: 'else if (typed === local)',
    replace: 'else if (typed === local && !stored)',
    breaks: [],
  },
] satisfies Defect[];
