import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Custom Selects',
  path: '/customSelects',
  description:
    'Eight selects that are not the browser’s own. They come from three libraries: Slim Select, Tom Select and Downshift. A choice made by a script is a miss.',
  icon: 'menu-down',
  tags: ['select', 'combobox', 'dropdown', 'virtual list', 'tags', 'animation', 'focus', 'isTrusted'],
  keywords:
    'listbox, autocomplete, multiselect, react-select, downshift, tom select, slim select, typeahead, select2, custom dropdown, searchable select, chips',
  paths: { forms: 6 },
  beyond: true,
  capabilities: { selects: 'all' },
  tasks: tasksOf(stations, {
    'menu-at-the-end-of-the-body': {
      difficulty: 'tricky',
      hint: 'Look for an element with the role option on the whole page, not in the station.',
    },
    'search-inside': { difficulty: 'tricky', hint: 'Compare the whole name of an option before you choose it.' },
    'options-come-late': { difficulty: 'tricky', hint: 'Wait for the option itself. The open menu is not enough.' },
    'opens-slowly': {
      difficulty: 'tricky',
      hint: 'Compare the place of the menu in two frames, or wait for its animation.',
    },
    'closes-when-it-loses-focus': { difficulty: 'tricky', hint: 'Read the code first, and keep it in a variable.' },
    'ten-thousand-options': {
      difficulty: 'tricky',
      hint: 'A select jumps to the option whose text begins with what you type.',
    },
    'several-choices': { difficulty: 'tricky', hint: 'Each tag has a button that removes it.' },
    dependent: { difficulty: 'tricky', hint: 'Choose the department first, and wait until Team is enabled again.' },
  }),
} satisfies Demo;
