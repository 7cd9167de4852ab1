import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Dynamic Login Text',
  path: '/dynamicLoginText',
  description:
    'A login form. On each load, its button shows one of 30 phrases. Hard on purpose: the button has no id, name, label or test id. Any valid e-mail address and any password work.',
  icon: 'box-arrow-in-right',
  tags: ['login', 'form', 'random', 'locator'],
  keywords: 'sign in, authentication, password, data-testid, test id, no id, button without id, changing text',
  paths: { locators: 5, login: 1 },
  tasks: [
    {
      id: 'login',
      goal: 'Log in as ana@example.com with the password ‘secret’. Use the button, whatever its text is.',
      difficulty: 'tricky',
      hint: 'The text of the button is random: find it by its type, or by its place in the form.',
      outcome: [
        { role: 'textbox', name: 'Email', value: 'ana@example.com' },
        { role: 'status', text: 'Successful login! Welcome back.' },
      ],
    },
    {
      id: 'invalid-address',
      goal: 'Try to log in as ana@example with the password ‘secret’. The page refuses the address.',
      difficulty: 'basic',
      hint: 'Look for the element with the role alert after you have submitted the form.',
      outcome: [
        { role: 'textbox', name: 'Email', value: 'ana@example' },
        { role: 'alert', text: 'Please enter a valid email address' },
      ],
    },
  ],
} satisfies Demo;
