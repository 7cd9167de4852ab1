import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { ModalPopup: { most: 7_000, reason: 'It loads Bootstrap’s script for modal dialogs.' } },
  stays: {
    begun: ['listener for click', 'listener for click'],
    reason: 'Bootstrap’s script waits for clicks on the document when it is loaded, and nobody can end that.',
  },
} satisfies Exceptions;
