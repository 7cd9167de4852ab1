import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  'disabled-option': {
    name: 'Disabled option',
    goal: 'Choose the largest size in ‘Size’ that is not sold out, and press ‘Check size’.',
    hard: 'What is sold out is disabled. A person cannot choose it, but a script can.',
  },
  'same-name-twice': {
    name: 'Same name twice',
    goal: 'Choose ‘Soup’ of the group ‘Main dishes’ in ‘Dish’, and press ‘Check dish’.',
    hard: 'Both groups have an option with this name. If you choose by the name, you get the first one.',
  },
  replaced: {
    name: 'Replaced when enabled',
    goal: 'Choose the town below in ‘Town’. When ‘Street’ is enabled, choose the street below in it. Then press ‘Check address’.',
    hard: 'After a second, another element is in the place of the disabled list. It has the same id.',
  },
  late: {
    name: 'Options come late',
    goal: 'Press ‘Load teas’. Choose the tea below in ‘Tea’, and press ‘Check tea’.',
    hard: 'The list is enabled from the beginning and has two options. The others come 1.5 seconds after the press.',
  },
  'disabled-group': {
    name: 'Disabled by its group',
    goal: 'Choose the seat below in ‘Seat’, and press ‘Check seat’.',
    hard: 'The group around the list says that it is disabled (aria-disabled). That stops no person, but some tools wait for ever.',
  },
  'add-one': {
    name: 'Add one',
    goal: 'Add the fruit below to those that are chosen in ‘Fruits’, and press ‘Check fruits’.',
    hard: 'The list takes several choices. A plain click, and most methods of tools, drop the others.',
  },
  customizable: {
    name: 'Customizable list',
    goal: 'Choose the animal below in ‘Animal’ by a press or by keys. Then press ‘Check animal’.',
    hard: 'If the browser can (appearance: base-select), it draws the list in the page, with pictures. Else it shows a plain list. A choice by a script does not count.',
  },
});
