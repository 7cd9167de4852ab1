import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { Form: { most: 42_000, reason: 'react-phone-input-2 with the masks of all countries and their flags.' } },
  axe: [
    {
      path: '/form',
      rules: ['label'],
      selector: '.flex-sm-row',
      reason:
        'The unnamed inputs are to be found by where they stand; the pairs without a placeholder have no name at all.',
    },
    {
      path: '/form',
      rules: ['aria-required-children', 'aria-input-field-name'],
      selector: 'ul',
      reason:
        'The open country list of react-phone-input-2 is a listbox without a name that holds its own search field.',
    },
    {
      path: '/form',
      rules: ['listitem'],
      selector: '.search',
      reason: 'The search field of that list.',
    },
    {
      path: '/form',
      rules: ['listitem'],
      selector: '.no-entries-message',
      reason: 'What that list says when a search finds nothing.',
    },
  ],
} satisfies Exceptions;
