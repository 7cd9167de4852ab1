import type { Exceptions } from '@playground/shared/test/exceptions';

export default {
  bytes: { ModalPopup: { most: 7_000, reason: 'Bootstrap’s own script for modal dialogs.' } },
} satisfies Exceptions;
