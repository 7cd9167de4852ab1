import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Delete Elements',
  path: '/deleteElements',
  description:
    'Add an element with Enter, delete one with the close button beside it. Two elements may have the same name; deleting one leaves the other.',
  icon: 'trash',
  tags: ['list', 'keyboard', 'alert'],
  tasks: [
    {
      id: 'exchange',
      goal: 'Delete ‘Element 2’ and add an element ‘Guarana’.',
      outcome: [
        { role: 'listitem', text: 'Element 1' },
        { role: 'listitem', text: 'Element 2', hidden: true },
        { role: 'listitem', text: 'Element 3' },
        { role: 'listitem', text: 'Guarana' },
      ],
    },
    {
      id: 'none',
      goal: 'Delete all elements.',
      outcome: [{ role: 'status', text: 'No elements to display. Add some using the input above.' }],
    },
    {
      id: 'blank',
      goal: 'Press Enter in ‘New element’ with nothing but spaces in it, so that the page asks for a valid name.',
      outcome: [{ role: 'alert', text: 'Please enter a valid element name.' }],
    },
  ],
} satisfies Demo;
