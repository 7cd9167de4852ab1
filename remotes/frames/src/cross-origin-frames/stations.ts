import { defineStations } from '@playground/kit/contract/station';

/** Of another origin only a tool can read what came of it in the frame; what the frames tell the page stands in the outcome of the station. */
const done = (name: string) => ({ role: 'status', name, pattern: 'Done: .+' });

export const stations = defineStations({
  field: {
    name: 'A field across an origin',
    goal: 'Type the name Ada into the frame of another origin and press Greet.',
    hard: 'Hard, because no script of the page can look into the frame: a tool has to switch to another document, in another process.',
    outcome: [{ role: 'status', text: 'Hello, Ada', frames: ['Field'] }, done('A field across an origin')],
  },
  handshake: {
    name: 'A handshake by messages',
    goal: 'Send the message hello from the first frame of the handshake, and let the second send its message, which is refused.',
    hard: 'Hard, because the frame is ready only when a message has gone there and back, and nothing in the page shows when.',
    outcome: [
      { role: 'status', text: 'The frame says: hello' },
      { role: 'status', name: 'Refused messages', text: '1' },
      done('A handshake by messages'),
    ],
  },
  sandboxes: {
    name: 'One form in four sandboxes',
    goal: 'Press Send in the form of each of the four sandboxes, whether it can be sent there or not.',
    hard: 'Hard, because what a click does depends on an attribute of the frame, outside the document that has the button.',
    outcome: [
      { role: 'status', text: 'The form was sent.', frames: ['No sandbox'] },
      { role: 'alert', text: 'The sandbox refuses to send forms.', frames: ['Scripts only'] },
      { role: 'alert', text: 'The sandbox refuses to send forms.', frames: ['Scripts and same origin'] },
      { role: 'status', text: 'The form was sent.', frames: ['Forms without scripts'] },
      done('One form in four sandboxes'),
    ],
  },
  steps: {
    name: 'A frame that navigates itself',
    goal: 'In the frame that navigates itself press Start, wait for the third document and press Finish there.',
    hard: 'Hard, because the frame stays while its document changes: what a tool found in the old document is stale, and nothing tells it so.',
    outcome: [{ role: 'status', text: 'You have arrived.', frames: ['Steps'] }, done('A frame that navigates itself')],
  },
  replace: {
    name: 'A frame that is replaced',
    goal: 'Press Replace me in the frame that is replaced, then once more in the frame that took its place.',
    hard: 'Hard, because the element is removed while a tool may still hold it, and the new one looks exactly the same.',
    outcome: [{ role: 'status', text: 'The frame was replaced 2 times.' }, done('A frame that is replaced')],
  },
  doors: {
    name: 'Two equal frames',
    goal: 'Knock at the open one of the two doors, and not at the locked one.',
    hard: 'Hard, because nothing outside the frames tells which one is open, and their order is random.',
    outcome: [
      { role: 'status', text: 'Come in!', frames: ['Door'] },
      { role: 'alert', text: 'Nobody answers.', frames: ['Door'], hidden: true },
      done('Two equal frames'),
    ],
  },
  'in-a-root': {
    name: 'A frame in a shadow root',
    goal: 'Click the button in the frame that is in a shadow root.',
    hard: 'Hard, because there are two borders to cross, a shadow root and an origin, and no single selector crosses both.',
    outcome: [
      { role: 'status', text: 'The button was clicked.', frames: ['In a shadow root'] },
      done('A frame in a shadow root'),
    ],
  },
  local: {
    name: 'Frames without an address',
    goal: 'Click the button in each of the two frames without an address.',
    hard: 'Hard, because there is no address to wait for: one is about:srcdoc, the other a blob: address that is new on every visit.',
    outcome: [
      { role: 'status', text: 'The button was clicked.', frames: ['From srcdoc'] },
      { role: 'status', text: 'The button was clicked.', frames: ['From a blob'] },
      done('Frames without an address'),
    ],
  },
  lazy: {
    name: 'A lazy frame',
    goal: 'Click the button in the lazy frame, which is far below.',
    hard: 'Hard, because the frame has no document until somebody scrolls near it, although its element is there all the time.',
    outcome: [{ role: 'status', text: 'The button was clicked.', frames: ['Lazy'] }, done('A lazy frame')],
  },
});
