import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: {
    Form: { most: 42_000, reason: 'The library react-phone-input-2, with the masks and flags of all countries.' },
  },
  axe: [
    {
      path: '/form',
      rules: ['label'],
      selector: '.flex-sm-row',
      reason:
        'The exercise is to find these inputs by their position. The pairs without a placeholder have no accessible name.',
    },
    {
      path: '/form',
      rules: ['aria-required-children', 'aria-input-field-name'],
      selector: 'ul',
      reason:
        'The open country list of react-phone-input-2 is a listbox without a name, and it contains its search field.',
    },
    {
      path: '/form',
      rules: ['listitem'],
      selector: '.search',
      reason: 'The search field is a list item, but the country list is a listbox.',
    },
    {
      path: '/form',
      rules: ['listitem'],
      selector: '.no-entries-message',
      reason: 'The message for a search without results is a list item in the country list too.',
    },
  ],
} satisfies Exceptions;
