import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'second-early',
    sentence: 'The message comes while the countdown still says 1.',
    steps: ['Open the page and watch the countdown.', 'At 1, the message is already there. It should come after it.'],
    class: 'timing',
    file: 'WaitMessage.tsx',
    find: 'seconds === 0 &&',
    replace: 'seconds <= 1 &&',
    breaks: [],
  },
  {
    id: 'counted-already',
    sentence: 'When I come back to the page, the message is there at once.',
    steps: [
      'Wait for the message and press Go Back.',
      'Open the page again from the home page.',
      'The message is there at once. There should be a countdown first.',
    ],
    class: 'history',
    file: 'WaitMessage.tsx',
    find: `export default function WaitMessage() {
  const seconds = useCountdown(5);`,
    replace: `const opened = performance.now();

export default function WaitMessage() {
  const seconds = Math.min(useCountdown(5), Math.max(0, Math.ceil(5 - (performance.now() - opened) / 1000)));`,
    breaks: [],
  },
  {
    id: 'one-less',
    sentence: 'The countdown begins with 4, and the message comes a second early.',
    steps: ['Open the page and look at the countdown.', 'It says 4. It should say 5.'],
    class: 'boundary',
    file: 'WaitMessage.tsx',
    find: 'useCountdown(5)',
    replace: 'useCountdown(4)',
    breaks: [],
    source: 'cpvalente/ontime#1025',
  },
  {
    id: 'not-announced',
    sentence: 'A screen reader does not say the message.',
    steps: ['Look at the role of the element around the message.', 'It has none. It should be a status.'],
    class: 'name or role',
    file: 'WaitMessage.tsx',
    find: '<output className="d-block">',
    replace: '<output role="presentation" className="d-block">',
    breaks: ['message'],
    source: 'bloknayrb/tandem#1376',
  },
] satisfies Defect[];
