import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'one-more-counts',
    sentence: 'The selection counts with one order too many.',
    steps: [
      'Select the two orders of the station ‘Selection over two pages’, and one more.',
      'Press ‘Confirm selection’. The station says Done. It should say which order must not be selected.',
    ],
    class: 'boundary',
    file: 'components/Selection.tsx',
    find: 'else if (extra.length > 0)',
    replace: 'else if (extra.length > 1)',
    breaks: [],
  },
  {
    id: 'leaving-discards',
    sentence: 'When I leave the field, my new amount is lost.',
    steps: [
      'Press the amount of an order, type the new amount, and press Tab.',
      'The old amount is back. Leaving the field should save the new one.',
    ],
    class: 'input',
    file: 'components/Amount.tsx',
    find: 'onBlur={keep}',
    replace: 'onBlur={end}',
    breaks: [],
  },
  {
    id: 'menu-says-closed',
    sentence: 'The button of an open menu says that the menu is closed.',
    steps: [
      'Open the menu in the first row.',
      'In the accessibility tree, its button is not expanded. It should be expanded.',
    ],
    class: 'name or role',
    file: 'components/OrderRow.tsx',
    find: 'aria-expanded={hasMenu}',
    replace: 'aria-expanded={false}',
    breaks: [],
  },
] satisfies Defect[];
