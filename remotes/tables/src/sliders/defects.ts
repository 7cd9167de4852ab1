import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'script-counts',
    sentence: 'A value that a script fills in counts.',
    steps: [
      'Let a script set ‘Volume’ to 37, with the events input and change.',
      'The station says Done. It should say that a script set it.',
    ],
    class: 'input',
    file: 'components/NativeRange.tsx',
    find: "isTrusted && range?.value === '37'",
    replace: "range?.value === '37'",
    breaks: [],
  },
  {
    id: 'divider-by-key',
    sentence: 'With the arrow keys, the divider reaches 30 percent and it does not count.',
    steps: [
      'Go to ‘Divider’ with Tab, and press Arrow Left until the left pane has 30 percent.',
      'The station says nothing. It should say Done.',
    ],
    class: 'keyboard',
    file: 'components/Splitter.tsx',
    find: 'split(next, { byPerson: event.isTrusted, over: true });',
    replace: 'split(next, { byPerson: event.isTrusted, over: false });',
    breaks: [],
  },
  {
    id: 'lying-blind',
    sentence: 'A screen reader says that the vertical slider is horizontal.',
    steps: [
      'Look at ‘Blind’ with a screen reader, or in the accessibility tree.',
      'Its orientation is horizontal. It should be vertical.',
    ],
    class: 'name or role',
    file: 'components/Slider.tsx',
    find: "aria-orientation={vertical ? 'vertical' : 'horizontal'}",
    replace: 'aria-orientation="horizontal"',
    breaks: [],
  },
] satisfies Defect[];
