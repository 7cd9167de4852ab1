import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'lost-words-count',
    sentence: 'I delete what someone else wrote, and that counts.',
    steps: [
      'Press ‘Open note’, and type its text and then the word below into ‘New text’. Press ‘Save anyway’.',
      'The station says Done. It should say that what someone else wrote is lost.',
    ],
    class: 'boundary',
    file: 'components/Conflict.tsx',
    find: 'if (text === wanted) return undefined;',
    replace: 'if (text.endsWith(mine)) return undefined;',
    breaks: [],
  },
  {
    id: 'no-other-note',
    sentence: 'The prepared note does not count if there is another note beside it.',
    steps: [
      'Send a POST with another title to the address of ‘Prepared by the API’, and one with the JSON of the station.',
      'Press ‘Show prepared notes’. The list has both notes, but the station says Missed. It should say Done.',
    ],
    class: 'value',
    file: 'components/Prepared.tsx',
    find: 'found.some(',
    replace: 'found.every(',
    breaks: [],
  },
  {
    id: 'old-refusal',
    sentence: 'The page asks me to look at the text that I have just looked at.',
    steps: [
      'Press ‘Open note’, type a text, and press ‘Save note’. The server refuses it.',
      'Press ‘Show the text now’. The text of the other person appears.',
      'The message of the refusal is still there. It should be gone.',
    ],
    class: 'message',
    file: 'components/Conflict.tsx',
    find: `setNote(answer.body);
    setRefusal(undefined);
  };`,
    replace: `setNote(answer.body);
  };`,
    breaks: [],
  },
] satisfies Defect[];
