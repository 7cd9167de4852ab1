import { defineStations } from '@playground/kit/contract/station';

/** Only a tool can read the result inside a frame of another origin. The station's outcome shows what the frames report. */
const done = (name: string) => ({ role: 'status', name, pattern: 'Done: .+' });

export const stations = defineStations({
  field: {
    name: 'A field across an origin',
    goal: 'Type ‘Ada’ into the field ‘Name’ in the frame ‘Field’, and press ‘Greet’.',
    hard: 'The frame is on another origin, so no script of the page can look into it. A tool has to switch to another document, in another process.',
    outcome: [{ role: 'status', text: 'Hello, Ada', frames: ['Field'] }, done('A field across an origin')],
  },
  handshake: {
    name: 'A handshake by messages',
    goal: 'Type ‘hello’ into ‘Message’ in the frame ‘Speaker’, and press ‘Send’ there. Then press ‘Send a message’ in the frame ‘Stranger’.',
    hard: 'The first frame can send only after its own message has been answered, and nothing in the page shows when. The page refuses messages from the second frame.',
    outcome: [
      { role: 'status', text: 'The frame says: hello' },
      { role: 'status', name: 'Refused messages', text: '1' },
      done('A handshake by messages'),
    ],
  },
  sandboxes: {
    name: 'One form in four sandboxes',
    goal: 'Press ‘Send’ in each of the four frames, even if a sandbox refuses to send the form.',
    hard: 'What a click does depends on an attribute of the frame, outside the document with the button.',
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
    goal: 'Press ‘Start’ in the frame ‘Steps’. Wait for the third document, and press ‘Finish’ there.',
    hard: 'The frame stays, but its document changes. Elements that a tool found in the old document are stale, and no event reports it.',
    outcome: [{ role: 'status', text: 'You have arrived.', frames: ['Steps'] }, done('A frame that navigates itself')],
  },
  replace: {
    name: 'A frame that is replaced',
    goal: 'Press ‘Replace me’ in the frame ‘Replaced’. Then press it again in the frame that takes its place.',
    hard: 'The frame element is removed while a tool may still hold it, and the new one looks exactly the same.',
    outcome: [{ role: 'status', text: 'The frame was replaced 2 times.' }, done('A frame that is replaced')],
  },
  doors: {
    name: 'Two equal frames',
    goal: 'Press ‘Knock’ in the frame with the open door, and not in the frame with the locked one.',
    hard: 'Nothing outside the frames shows which door is open, and their order is random.',
    outcome: [
      { role: 'status', text: 'Come in!', frames: ['Door'] },
      { role: 'alert', text: 'Nobody answers.', frames: ['Door'], hidden: true },
      done('Two equal frames'),
    ],
  },
  'in-a-root': {
    name: 'A frame in a shadow root',
    goal: 'Press ‘Click me’ in the frame ‘In a shadow root’.',
    hard: 'You have to cross two borders, a shadow root and an origin. No single selector crosses both.',
    outcome: [
      { role: 'status', text: 'The button was clicked.', frames: ['In a shadow root'] },
      done('A frame in a shadow root'),
    ],
  },
  local: {
    name: 'Frames without an address',
    goal: 'Press ‘Click me’ in the frame ‘From srcdoc’ and in the frame ‘From a blob’.',
    hard: 'You cannot wait for an address: one frame has about:srcdoc, and the other has a blob: address that is new on every visit.',
    outcome: [
      { role: 'status', text: 'The button was clicked.', frames: ['From srcdoc'] },
      { role: 'status', text: 'The button was clicked.', frames: ['From a blob'] },
      done('Frames without an address'),
    ],
  },
  lazy: {
    name: 'A lazy frame',
    goal: 'Scroll down to the frame ‘Lazy’, and press ‘Click me’ in it.',
    hard: 'The frame has no document until you scroll near it, although its element is there from the start.',
    outcome: [{ role: 'status', text: 'The button was clicked.', frames: ['Lazy'] }, done('A lazy frame')],
  },
});
