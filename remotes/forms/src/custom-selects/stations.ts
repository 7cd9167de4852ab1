import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  'menu-at-the-end-of-the-body': {
    name: 'Menu at the end of the body',
    goal: 'Choose the city below in the select ‘City’.',
    hard: 'The menu is the last element of the page, far from its select. The same names are in the station too, and they are only text.',
  },
  'search-inside': {
    name: 'Search inside',
    goal: 'Search for the place below in the select ‘Place’, and choose exactly that place.',
    hard: 'The search field is in the menu and hidden from assistive technology. The first match is another place that contains the name.',
  },
  'options-come-late': {
    name: 'Options come late',
    goal: 'Choose the drink below in the select ‘Drink’.',
    hard: 'The options come two seconds after you open the menu. Until then, the menu has one option that says that it loads.',
  },
  'opens-slowly': {
    name: 'Opens slowly',
    goal: 'Open the select ‘Colour’, and wait until the menu stops moving. Then choose the colour below.',
    hard: 'The menu moves for a second and a half after you open it. A choice before it stops does not count.',
  },
  'closes-when-it-loses-focus': {
    name: 'Closes when it loses focus',
    goal: 'Press ‘Show code’, and remember the code. Choose it in the select ‘Code’.',
    hard: 'The menu closes when it loses the focus, and the code disappears when the button loses it. You cannot see both at once.',
  },
  'ten-thousand-options': {
    name: 'Ten thousand options',
    goal: 'Choose the locker below in the select ‘Locker’.',
    hard: 'Only the options in view are in the document. Scroll, or type the first digits quickly.',
  },
  'several-choices': {
    name: 'Several choices',
    goal: 'Choose the three toppings below in the field ‘Toppings’, and no others. Then press ‘Confirm toppings’.',
    hard: 'Each choice becomes a tag. Two toppings are there already: one that you want, and one to remove.',
  },
  dependent: {
    name: 'Dependent',
    goal: 'Choose the department below in the select ‘Department’. Then choose the team below in the select ‘Team’.',
    hard: 'Each department has teams of the same names. They load a second after you choose the department, and the team that you had is lost.',
  },
});
