import { defineStations } from '@playground/kit/contract/station';

export const stations = defineStations({
  create: {
    name: 'Create and find',
    goal: 'Create a note with the title and the text below. Type the id that the server gives it into ‘Id of the note’, and press ‘Find note’.',
    hard: 'Only the answer of the server has the id. You can read it below ‘Calls’ or in the network panel.',
  },
  edit: {
    name: 'Edit one field',
    goal: 'Press ‘Load notes’. Change the text of the note below to the new text below. Keep its title and the other notes as they are.',
    hard: '‘Replace’ sends a PUT without a title, so the title is lost. ‘Change’ sends a PATCH with the text alone.',
  },
  delete: {
    name: 'Delete all but one',
    goal: 'Press ‘Load notes’, and delete all notes except the note below.',
    hard: 'A note leaves the list when the server answers, and the next ones move up. Two titles begin alike.',
  },
  late: {
    name: 'Late answer',
    goal: 'Press ‘Save slowly’ once. When the page says that the note is saved, press ‘Send note’.',
    hard: 'The server answers after two to four seconds. Until then the note is not saved, but both buttons can be pressed.',
  },
  flaky: {
    name: 'Every second call fails',
    goal: 'Press each ‘Add’ button until the server has its note once. Press ‘Check notes’ until the answer is 200.',
    hard: 'The server refuses each second call with 503 and changes nothing. Repeat only the calls that failed.',
  },
  conflict: {
    name: 'Edited by someone else',
    goal: 'Press ‘Open note’. Type its text and then the word below into ‘New text’, and press ‘Save note’. If the answer is 409, press ‘Show the text now’. Type that text and then the word into ‘New text’, and press ‘Save note’ again.',
    hard: 'The server refuses an old version with 409. ‘Save anyway’ sends no version, so it deletes what someone else wrote.',
  },
  prepared: {
    name: 'Prepared by the API',
    goal: 'Send a POST with the JSON below to the address below. Then press ‘Show prepared notes’.',
    hard: 'No control of the page makes this note. A script may send the request, such as the HTTP client of your test.',
  },
});
