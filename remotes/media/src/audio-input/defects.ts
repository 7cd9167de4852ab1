import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'interrupted-counts',
    sentence: 'A sound counts as played to its end if I start the next one earlier.',
    steps: [
      'Press ‘Play Bell’, ‘Play Horn’ and ‘Play Flute’ at once, and wait for the last one.',
      'The station is done. It should be missed, because the first two stopped before their end.',
    ],
    class: 'state',
    file: 'components/PlayOneAtATime.tsx',
    find: "[playing]: 'stopped before its end',",
    replace: "[playing]: 'played to its end',",
    breaks: [],
  },
  {
    id: 'seven-seconds-refused',
    sentence: 'A recording of seven seconds is called too long.',
    steps: [
      'Press ‘Record’, wait for seven seconds on the clock, and press ‘Stop recording’.',
      'The station is missed. It should be done, because a recording may be 2 to 10 seconds long.',
    ],
    class: 'boundary',
    file: 'components/RecordTwoSeconds.tsx',
    find: '= [2, 10]',
    replace: '= [2, 6]',
    breaks: [],
  },
  {
    id: 'memo-stays',
    sentence: 'The page says that it no longer has the memo, but the memo is still there.',
    steps: [
      'Do the task ‘Download and remove’.',
      'The station is done, and the memo can still be downloaded. The page should say ‘No memo.’',
    ],
    class: 'state',
    file: 'components/DownloadAndRemove.tsx',
    find: 'setMemo(undefined);',
    replace: '',
    breaks: [],
  },
] satisfies Defect[];
