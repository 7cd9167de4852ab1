/** The texts of the browser's dialogs, for the tasks and for the components. */
export const dialogTexts = {
  alert: 'The kettle is boiling.',
  confirm: 'Delete the report?',
  booking: 'Book seat 12?',
  booked: 'Seat 12 is booked.',
  prompt: 'How many tickets?',
  frame: 'Greetings from a frame.',
  leaving: 'Leave this page?',
} as const;
