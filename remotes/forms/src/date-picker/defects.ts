import type { Defect } from '@playground/kit/contract/versions';

export default [
  {
    id: 'day-before',
    sentence: 'In America, the field shows the day before the one that I chose.',
    steps: [
      'Set the time zone of the browser to New York.',
      'Choose a day in the calendar.',
      'The field shows the day before it. It should show that day.',
    ],
    class: 'date',
    file: 'DatePicker.tsx',
    find: 'chosen && setDate(chosen)',
    replace: "chosen && setDate(new Date(chosen.toLocaleDateString('sv')))",
    breaks: [],
    source: 'Hacker0x01/react-datepicker#1018',
  },
  {
    id: 'rolls-over',
    sentence: 'A date that does not exist becomes another date.',
    steps: [
      'Type 02/31/2031 into the field and leave it with Tab.',
      'The field has a date in March. The last good date should stay.',
    ],
    class: 'input',
    file: 'DatePicker.tsx',
    find: `strictParsing
        renderCustomHeader`,
    replace: 'renderCustomHeader',
    breaks: ['no-such-day'],
    source: 'xdan/datetimepicker#401',
  },
  {
    id: 'next-month',
    sentence: 'The list of months goes one too far: May gives June.',
    steps: ['Open the calendar and choose May in the list of months.', 'The calendar shows June. It should show May.'],
    class: 'value',
    file: 'CalendarHeader.tsx',
    find: 'header.changeMonth(Number(event.target.value))',
    replace: 'header.changeMonth(Number(event.target.value) + 1)',
    breaks: ['event'],
  },
  {
    id: 'today-each-month',
    sentence: 'The calendar marks a day in each month as today.',
    steps: [
      'Add ?now=2028-02-29 to the address, open the calendar and press Next.',
      'March 29th is marked as today. Only February 29th should be.',
    ],
    class: 'boundary',
    file: 'DatePicker.tsx',
    find: 'date.toDateString() === now().toDateString()',
    replace: 'date.getDate() === now().getDate()',
    breaks: [],
  },
  {
    id: 'dark-on-dark',
    sentence: 'In dark mode, I cannot read the days of the calendar.',
    steps: ['Turn on Dark mode and open the calendar.', 'The days are black on black. They should be light.'],
    class: 'width or theme',
    file: 'DatePicker.module.css',
    find: `.picker :global(div.react-datepicker__day) {
  color: var(--bs-body-color);`,
    replace: `.picker :global(div.react-datepicker__day) {
  color: #212529;`,
    breaks: [],
    source: 'angular/material#8550',
  },
] satisfies Defect[];
