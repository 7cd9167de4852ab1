import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  'menu-at-the-end-of-the-body': {
    name: 'Menu at the end of the body',
    goal: 'In the select City, choose the city named under ‘Menu at the end of the body’.',
    hard: 'The menu is the last element of the page, far from its select. The same names are in the station too, and they are only text.',
  },
  'search-inside': {
    name: 'Search inside',
    goal: 'In the select Place, search for the place named under ‘Search inside’, and choose exactly that place.',
    hard: 'The search field is in the menu and hidden from assistive technology. The first match is another place that contains the name.',
  },
  'options-come-late': {
    name: 'Options come late',
    goal: 'In the select Drink, choose the drink named under ‘Options come late’.',
    hard: 'The options come two seconds after you open the menu. Until then, the menu has one option that says that it loads.',
  },
  'opens-slowly': {
    name: 'Opens slowly',
    goal: 'In the select Colour, wait until the menu stops moving, and choose the colour named under ‘Opens slowly’.',
    hard: 'The menu moves for a second and a half after you open it. A choice before it stops does not count.',
  },
  'closes-when-it-loses-focus': {
    name: 'Closes when it loses focus',
    goal: 'Press ‘Show code’, and choose the code that it shows in the select Code.',
    hard: 'The menu closes when it loses the focus, and the code disappears when the button loses it. You cannot see both at once.',
  },
  'ten-thousand-options': {
    name: 'Ten thousand options',
    goal: 'In the select Locker, choose the locker named under ‘Ten thousand options’.',
    hard: 'Only the options in view are in the document. Scroll, or type the first digits quickly.',
  },
  'several-choices': {
    name: 'Several choices',
    goal: 'In the field Toppings, choose the three toppings named under ‘Several choices’ and no others, and press ‘Confirm toppings’.',
    hard: 'Each choice becomes a tag. Two toppings are there already: one that you want, and one to remove.',
  },
  dependent: {
    name: 'Dependent',
    goal: 'Choose the department and the team named under ‘Dependent’ in the selects Department and Team.',
    hard: 'Each department has teams of the same names. They load a second after you choose the department, and the team that you had is lost.',
  },
});
