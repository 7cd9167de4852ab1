import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { ModalPopup: { most: 7_000, reason: 'Bootstrap’s own script for modal dialogs.' } },
} satisfies Exceptions;
