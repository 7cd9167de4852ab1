import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'equal-content',
    sentence: 'Twenty files count although some of them have the same content.',
    steps: [
      'Choose twenty files with two different contents, and press ‘Upload twenty files’.',
      'The station is done. It should be missed, because it asks for different content.',
    ],
    class: 'value',
    file: 'components/TwentyAtOnce.tsx',
    find: 'different < TWENTY',
    replace: 'different < 2',
    breaks: [],
  },
  {
    id: 'two-bytes-refused',
    sentence: 'A file of two bytes is refused for the broken connection.',
    steps: [
      'Choose a file of exactly 2 bytes, and press ‘Upload and break’.',
      'The page says that it has fewer than 2 bytes. It should upload the first of them.',
    ],
    class: 'boundary',
    file: 'components/ConnectionBreaks.tsx',
    find: 'file.size < 2',
    replace: 'file.size <= 2',
    breaks: [],
  },
  {
    id: 'half-a-bar',
    sentence: 'The bar of the slow upload stops in the middle.',
    steps: [
      'Choose a file of 20 bytes or more, press ‘Upload slowly’ and wait.',
      'From 50 % on, the number grows but the bar does not. It should.',
    ],
    class: 'state',
    file: 'components/ProgressAndCancel.tsx',
    find: 'value={percent ?? 0}',
    replace: 'value={Math.min(percent ?? 0, 50)}',
    breaks: [],
  },
] satisfies Defect[];
