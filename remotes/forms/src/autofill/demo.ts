import type { Demo } from '@playground/kit/contract/demo';
import { tasksOf } from '@playground/kit/contract/station';
import { stations } from './stations';

export default {
  title: 'Autofill',
  path: '/autofill',
  description:
    'An address, a card and a login with the standard’s tokens for autofill, as browsers and password managers use them. One field is for robots only, and one is filled before the page knows. A script may fill fields, because managers do so. A person presses the buttons.',
  icon: 'person-vcard',
  tags: ['form', 'honeypot', 'locator', 'random'],
  keywords:
    'autofill, cc-number, postal-code, password manager, honeypot, hidden field, prefilled field, credit card form, onchange not fired',
  paths: { forms: 5.5 },
  beyond: true,
  tasks: tasksOf(
    stations,
    {
      address: { difficulty: 'tricky', hint: 'Fill only the fields that you can see.' },
      card: { difficulty: 'tricky', hint: 'Find each field by its attribute autocomplete.' },
      'filled-before': { difficulty: 'tricky', hint: 'Type a letter at the end of the field, and delete it.' },
    },
    'A script may fill the fields, but a person presses the buttons.',
  ),
} satisfies Demo;
