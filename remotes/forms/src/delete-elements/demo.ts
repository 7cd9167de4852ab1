import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Delete Elements',
  path: '/deleteElements',
  description:
    'Press Enter to add an element. Press the close button beside an element to delete it. Two elements can have the same name; if you delete one, the other stays.',
  icon: 'trash',
  tags: ['list', 'keyboard', 'alert'],
  keywords:
    'to-do list, add and remove, enter key, press enter, duplicate elements, same name, resolved to 2 elements, dynamic list, remove element',
  paths: { 'first-steps': 8 },
  tasks: [
    {
      id: 'exchange',
      goal: 'Delete ‘Element 2’ and add an element with the name ‘Guarana’.',
      difficulty: 'basic',
      hint: 'Find the list item by its text first, and then the close button inside it.',
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
      difficulty: 'basic',
      hint: 'The list gets shorter with each press, so always press the first close button.',
      outcome: [{ role: 'status', text: 'No elements to display. Add some using the input above.' }],
    },
    {
      id: 'blank',
      goal: 'Type only spaces into ‘New element’ and press Enter. The page asks for a valid name.',
      difficulty: 'basic',
      hint: 'The page checks the name when you press Enter, not while you type.',
      outcome: [
        { role: 'alert', text: 'Please enter a valid element name.' },
        { role: 'textbox', name: 'New element', pattern: ' +' },
      ],
    },
  ],
} satisfies Demo;
