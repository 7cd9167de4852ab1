import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Dynamic Login Text',
  path: '/dynamicLoginText',
  description:
    'A login whose button reads differently on each load, one of 30 phrases. Hard on purpose: the button has no id, name, label or test id to find it by. Any e-mail address and password will do.',
  icon: 'box-arrow-in-right',
  tags: ['login', 'form', 'random', 'locators'],
  tasks: [
    {
      id: 'login',
      goal: 'Log in as ana@example.com with the password ‘secret’, by the button, whatever it says.',
      outcome: [{ role: 'status', text: 'Successful login! Welcome back.' }],
    },
    {
      id: 'invalid-address',
      goal: 'Try to log in as ana@example with the password ‘secret’, so that the page refuses the address.',
      outcome: [{ role: 'alert', text: 'Please enter a valid email address' }],
    },
  ],
} satisfies Demo;
