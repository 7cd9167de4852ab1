import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { DatePicker: { most: 44_000, reason: 'react-datepicker with date-fns and its style.' } },
} satisfies Exceptions;
