import type { Exceptions } from '@playground/kit/test/exceptions';

export default {
  bytes: { DatePicker: { most: 44_000, reason: 'The library react-datepicker, with date-fns and its stylesheet.' } },
} satisfies Exceptions;
