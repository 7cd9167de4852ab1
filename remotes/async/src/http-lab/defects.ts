import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'half-is-enough',
    sentence: 'The word of the first half counts as the last word of the report.',
    steps: [
      'Press ‘Ask for the report’ once. The page says that the body was cut, and which word is in it.',
      'Type this word into ‘Last word of the report’, and press ‘Check report’.',
      'The station says Done. It should say that this is the word of the first half.',
    ],
    class: 'boundary',
    file: 'components/CutBody.tsx',
    find: "wordProblem(typed, last, { [half]: 'the word of the first half' })",
    replace: 'wordProblem(typed, typed.trim() === half ? half : last)',
    breaks: [],
  },
  {
    id: 'first-token-kept',
    sentence: 'When I get a new token, the page still shows the old one.',
    steps: [
      'Press ‘Get a token’, wait more than a minute, and press it again.',
      'The page shows the same token as before, and the server refuses it. It should show the new one.',
    ],
    class: 'state',
    file: 'components/Bearer.tsx',
    find: 'setToken(body.login);',
    replace: 'setToken((before) => before ?? body.login);',
    breaks: [],
  },
  {
    id: 'oldest-first',
    sentence: 'What the server saw begins with the oldest request.',
    steps: [
      'Press ‘Follow the redirects’, and then ‘Ask the server’.',
      'The first line of the list is the first request, ‘GET /lab/hops/0’. It should be the last line.',
    ],
    class: 'message',
    file: 'components/ServerSaw.tsx',
    find: '.reverse()',
    replace: '.slice()',
    breaks: [],
  },
] satisfies Defect[];
