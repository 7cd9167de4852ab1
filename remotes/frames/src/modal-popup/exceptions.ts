import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { ModalPopup: { most: 7_000, reason: 'It loads Bootstrap’s script for modal dialogs.' } },
} satisfies Exceptions;
