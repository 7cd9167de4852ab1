import type { Demo } from '@playground/shared/contract/demo';

export default {
  title: 'Dynamic Login Text',
  path: '/dynamicLoginText',
  description:
    'A login whose button reads differently on each load, one of 30 phrases. Hard on purpose: the button has no id, name, label or test id to find it by. Any e-mail address and password will do.',
  icon: 'box-arrow-in-right',
  tags: ['login', 'form', 'random', 'locators'],
  tasks: [{ id: 'todo', goal: 'TODO', outcome: [{ answer: 'todo' }] }],
} satisfies Demo;
