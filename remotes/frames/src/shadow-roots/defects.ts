import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'click-counts',
    sentence: 'A click on the field counts as the focus that the box passes on.',
    steps: [
      'Click the field ‘City’ and type Rome.',
      'The station is done. It should be missed, because the field got the focus from a click.',
    ],
    class: 'focus',
    file: 'components/FocusDelegated.tsx',
    find: 'setClicked(true)',
    replace: 'setClicked(false)',
    breaks: [],
  },
  {
    id: 'inner-words-lost',
    sentence: 'When I type into the first level, the words of the other levels are lost.',
    steps: [
      'Type south into the third level, east into the second, and then north into the first.',
      'The fields of the second and the third level are empty. They should keep their words.',
    ],
    class: 'state',
    file: 'components/ThreeLevels.tsx',
    find: '{ ...held, [level]',
    replace: "{ ...(level !== 'first' && held), [level]",
    breaks: [],
  },
  {
    id: 'star-stays',
    sentence: 'After a reset, the rating still shows the star that I chose.',
    steps: ['Choose 3 stars and press ‘Reset’.', 'A screen reader says that 3 stars is pressed. No star should be.'],
    class: 'state',
    file: 'components/StarRating.ts',
    find: `formResetCallback() {
      this.#choose(0);`,
    replace: `formResetCallback() {
      this.#internals.setFormValue(null);`,
    breaks: [],
  },
] satisfies Defect[];
