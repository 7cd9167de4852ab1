import type { Demo } from '@playground/kit/contract/demo';

export default {
  title: 'Date Picker',
  path: '/ddatePicker',
  description: 'Choose a date in the date picker to see the value in the field change.',
  icon: 'calendar-date',
  tags: ['date', 'calendar', 'text input', 'keyboard'],
  keywords: 'datepicker, time, date range, react-datepicker, calendar widget, month, year',
  paths: { forms: 4 },
  tasks: [
    {
      id: 'event',
      goal: 'Set ‘Select Date’ to May 15th, 2030: pick the day in the calendar, or type it.',
      difficulty: 'tricky',
      hint: 'The calendar has lists for month and year, and each day has its full date as its accessible name.',
      outcome: [{ role: 'textbox', name: 'Select Date', value: '05/15/2030' }],
    },
    {
      id: 'leap-day',
      goal: 'On this page, today is February 29th: the calendar of ‘Select Date’ marks that day. Pick or type the day before it.',
      difficulty: 'tricky',
      hint: 'Today has the attribute aria-current: find the day by that, or by its full date.',
      conditions: '?now=2028-02-29',
      outcome: [{ role: 'textbox', name: 'Select Date', value: '02/28/2028' }],
    },
    {
      id: 'no-such-day',
      goal: 'Type 12/31/2030 into ‘Select Date’ and press Enter. Then type 02/31/2031, which is not a date, and press Tab. The first date stays.',
      difficulty: 'tricky',
      hint: 'Send real key presses, and read the value of the field after it has lost the focus.',
      outcome: [
        { role: 'textbox', name: 'Select Date', value: '02/31/2031', during: true },
        { role: 'textbox', name: 'Select Date', value: '12/31/2030' },
      ],
    },
  ],
} satisfies Demo;
