import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'topping-too-many',
    sentence: 'The toppings count although the one to remove is still there.',
    steps: [
      'Add the toppings that are missing in ‘Toppings’, remove none, and press ‘Confirm toppings’.',
      'The station is done. It should be missed, because it asks for no other toppings.',
    ],
    class: 'value',
    file: 'components/SeveralChoices.tsx',
    find: '!wanted.includes(one)',
    replace: '![...wanted, ...chosen].includes(one)',
    breaks: [],
  },
  {
    id: 'enter-is-a-script',
    sentence: 'If I choose with Enter, the page says that a script did it.',
    steps: [
      'Open ‘Locker’, type the number of the locker and press Enter.',
      'The station is missed. It should be done, because you chose it by keyboard.',
    ],
    class: 'keyboard',
    file: 'components/useByPerson.ts',
    find: "'click', 'keydown',",
    replace: "'click',",
    breaks: [],
  },
  {
    id: 'loads-once',
    sentence: 'The drinks do not load again when I open the menu a second time.',
    steps: [
      'Open ‘Drink’, wait for the drinks, press Escape and open it again.',
      'All drinks are there at once. The menu should say that it loads for two seconds.',
    ],
    class: 'state',
    file: 'components/OptionsComeLate.tsx',
    find: '      setArrived(false);\n',
    replace: '',
    breaks: [],
  },
] satisfies Defect[];
