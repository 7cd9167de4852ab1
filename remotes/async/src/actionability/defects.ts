import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'moving-counts',
    sentence: 'A press on the target counts while it still moves.',
    steps: [
      'Press ‘Start: Still’, go to the moving target with Tab, and press Enter at once.',
      'The station says Done. It should say that this was too early.',
    ],
    class: 'boundary',
    file: 'components/Run.tsx',
    find: 'const [lacking] = withheld ?? [];',
    replace: "const [lacking] = (withheld ?? []).filter((property) => property !== 'still');",
    breaks: [],
  },
  {
    id: 'early-kept',
    sentence: 'After a press that was too early, the first press on the ready target does not count.',
    steps: [
      'Press ‘Start: On top’, and press the covered target at once. The station says that this was too early.',
      'Wait until the target is ready, and press it.',
      'The station still says Missed. It should say Done.',
    ],
    class: 'state',
    file: 'components/Run.tsx',
    find: 'if (begins) early.current = lacking !== undefined;',
    replace: 'if (begins) early.current ||= lacking !== undefined;',
    breaks: [],
  },
  {
    id: 'oldest-first',
    sentence: 'The log has the oldest event at its top.',
    steps: [
      'Press ‘Target: Enabled’.',
      'The first line of the log is ‘pointerover on the target’. It should be the newest event, ‘click on the target’.',
    ],
    class: 'message',
    file: 'components/Log.tsx',
    find: '{lines.map(',
    replace: '{[...lines].reverse().map(',
    breaks: [],
  },
] satisfies Defect[];
