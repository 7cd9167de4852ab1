import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'growing-counts',
    sentence: 'A press counts while the button still grows.',
    steps: [
      'Press ‘Let it grow’, and press Tab and Enter at once.',
      'The station says Done. It should say that the button was pressed while it grew.',
    ],
    class: 'boundary',
    file: 'components/GrowingButton.tsx',
    find: 'isGrowing(event.currentTarget)',
    replace: 'isGrowing(event.currentTarget) && !event.isTrusted',
    breaks: [],
  },
  {
    id: 'focus-ignored',
    sentence: 'With the keyboard, no new link replaces ‘Read on’.',
    steps: [
      'Go to the link ‘Read on’ with Tab, and press Enter.',
      'The station says that this was the first link. The focus should have brought the new one.',
    ],
    class: 'keyboard',
    file: 'components/ReplacedLink.tsx',
    find: '          onFocus={({ currentTarget }) => replace(currentTarget)}\n',
    replace: '',
    breaks: [],
  },
  {
    id: 'quiet-miss',
    sentence: 'A click where the button is hidden says nothing.',
    steps: [
      'Press ‘Let it blink’, and click the place of the button while it is hidden.',
      'The station says nothing. It should say Missed.',
    ],
    class: 'silence',
    file: 'components/BlinkingButton.tsx',
    find: "onMiss={() => missed('the click landed where the button was hidden.')}",
    replace: 'onMiss={() => {}}',
    breaks: [],
  },
] satisfies Defect[];
