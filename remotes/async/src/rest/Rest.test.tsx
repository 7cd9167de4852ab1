import { byHand } from '@playground/kit/test/trust';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { textProblem } from './components/Conflict';
import { editProblem } from './components/Edit';
import { addProblem } from './components/Flaky';
import Rest from './Rest';
import { stations } from './stations';

const outcome = (name: string) => screen.getByRole('status', { name });
const BY_SCRIPT = /^Missed: a script .+\. A person must do it\.$/;
const calls = jest.fn();

const press = (name: string) => byHand('click', () => fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  document.body.innerHTML = `<script type="application/json" id="playground">${JSON.stringify({
    services: { mail: 'http://localhost:3100' },
  })}</script>`;
  window.history.replaceState(null, '', '/rest?seed=7&run=a');
  calls.mockReset();
  jest.spyOn(window, 'fetch').mockImplementation(calls);
});
afterEach(() => jest.restoreAllMocks());

test('each station has its task and an outcome, and no call is made before a press', () => {
  render(<Rest />);
  for (const { name, goal } of Object.values(stations)) {
    expect(within(screen.getByRole('region', { name })).getByText(goal)).toBeVisible();
    expect(outcome(name)).toHaveTextContent(/^Not done yet\.$/);
  }
  expect(calls).not.toHaveBeenCalled();
  expect(screen.getByText('http://localhost:3100/notes?run=a-prepared')).toBeVisible();
});

test('a press by a script sends nothing', async () => {
  render(<Rest />);
  const user = userEvent.setup();
  for (const [station, button] of [
    ['Create and find', 'Create note'],
    ['Edit one field', 'Load notes'],
    ['Delete all but one', 'Load notes'],
    ['Late answer', 'Save slowly'],
    ['Every second call fails', 'Check notes'],
    ['Edited by someone else', 'Open note'],
    ['Prepared by the API', 'Show prepared notes'],
  ] as const) {
    await user.click(within(screen.getByRole('region', { name: station })).getByRole('button', { name: button }));
    expect(outcome(station)).toHaveTextContent(BY_SCRIPT);
  }
  expect(calls).not.toHaveBeenCalled();
});

test('a note that is not saved cannot be sent', () => {
  render(<Rest />);
  fireEvent.click(screen.getByRole('button', { name: 'Send note' }));
  expect(outcome('Late answer')).toHaveTextContent('Missed: the note was not saved before.');
});

test.each([
  ['', 'nothing was typed.'],
  ['   ', 'nothing was typed.'],
  ['..', '‘..’ is not an id.'],
  ['<b>1</b>', '‘<b>1</b>’ is not an id.'],
  ['مرحبا', '‘مرحبا’ is not an id.'],
  ['😀'.repeat(50_000), `‘${'😀'.repeat(40)}…’ is not an id.`],
])('what is not an id is refused without a call (%#)', (typed, told) => {
  render(<Rest />);
  fireEvent.input(screen.getByLabelText('Id of the note'), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Find note' }));
  expect(outcome('Create and find')).toHaveTextContent(`Missed: ${told}`);
  expect(calls).not.toHaveBeenCalled();
});

const LOADED = [
  { id: '1', title: 'amber', text: 'one', version: 1 },
  { id: '2', title: 'birch', text: 'two', version: 1 },
];
test.each([
  [['amber', 'one'], ['birch', 'new'], undefined],
  [['amber', 'one'], ['', 'new'], /birch has lost its title/],
  [['amber', 'new'], ['birch', 'two'], /amber was changed, not birch/],
  [['amber', 'one'], ['birch', 'ne'], /the text of birch is ‘ne’, not new/],
  [['amber', 'one'], undefined, /birch is gone/],
])('an edit changes one field of one note (%#)', (first, second, problem) => {
  const now = [first, second].flatMap((note, index) =>
    note ? [{ id: String(index + 1), title: note[0] as string, text: note[1] as string, version: 2 }] : [],
  );
  const found = editProblem(LOADED, now, 'birch', 'new');
  if (problem) expect(found).toMatch(problem);
  else expect(found).toBeUndefined();
});

test('each of the three notes counts once', () => {
  const notes = (...titles: string[]) => titles.map((title) => ({ title }));
  expect(addProblem(notes('b', 'a'), ['a', 'b'])).toBeUndefined();
  expect(addProblem(notes('a'), ['a', 'b'])).toBe('the server does not have b.');
  expect(addProblem(notes('a', 'b', 'a'), ['a', 'b'])).toBe('the server has a 2 times. Press ‘Begin again’.');
});

test('the text of someone else must stay', () => {
  expect(textProblem('one two three', 'one two', 'three')).toBeUndefined();
  expect(textProblem('one three', 'one two', 'three')).toMatch(/^what someone else wrote is lost/);
  expect(textProblem('one two', 'one two', 'three')).toMatch(/does not end in three/);
  expect(textProblem(' one  two three ', 'one two', 'three')).toBeUndefined();
  expect(textProblem('one two and three', 'one two', 'three')).toBe(
    'the text is ‘one two and three’, not ‘one two three’.',
  );
});

test('the second press of a double click does not meet the change of the first one', async () => {
  calls.mockImplementation(async (_, { method, body }) => {
    const note = { id: '0123abcd', title: 'amber', text: JSON.parse(body).text, version: 1 };
    return Response.json(method === 'PUT' ? { notes: [note] } : note);
  });
  render(<Rest />);
  press('Open note');
  await waitFor(() => expect(document.getElementById('conflict-note')).toHaveTextContent('amber, version 1'));
  byHand('input', () => fireEvent.input(screen.getByLabelText('New text'), { target: { value: 'birch' } }));
  press('Save note');
  press('Save note');
  await waitFor(() => expect(outcome('Edited by someone else')).toHaveTextContent('Missed: what someone else wrote'));
  expect(calls.mock.calls.map(([, { method }]) => method)).toEqual(['PUT', 'PATCH', 'PATCH']);
});

test('a note is deleted once, even if it is pressed again after the answer', async () => {
  const note = { id: '0123abcd', title: 'amber', text: 'birch', version: 1 };
  calls.mockImplementation(async (_, { method }) => {
    if (method === 'DELETE') return Response.json(note);
    return method === 'PUT' ? Response.json({ notes: [note] }) : new Promise(() => {});
  });
  render(<Rest />);
  byHand('click', () => fireEvent.click(document.getElementById('load-to-delete') as HTMLElement));
  await screen.findByRole('button', { name: 'Delete amber' });
  press('Delete amber');
  await waitFor(() => expect(calls.mock.calls.map(([, { method }]) => method)).toEqual(['PUT', 'DELETE', 'GET']));
  press('Delete amber');
  expect(calls).toHaveBeenCalledTimes(3);
});

test('a note is not open if the other person’s change failed', async () => {
  calls.mockImplementation(async (_, { method }) =>
    method === 'PUT'
      ? Response.json({ notes: [{ id: '0123abcd', title: 'amber', text: 'birch', version: 1 }] })
      : Response.json({ message: 'There is no such note.' }, { status: 404 }),
  );
  render(<Rest />);
  press('Open note');
  expect(await screen.findByText(/: 404, \d+ ms/)).toBeVisible();
  expect(screen.getByText('The note is not open.')).toBeVisible();
});

test('two seeds ask for different things, and one seed for the same', () => {
  const asked = (seed: string) => {
    window.history.replaceState(null, '', `?seed=${seed}&run=a`);
    const { container, unmount } = render(<Rest />);
    const text = container.textContent;
    unmount();
    return text;
  };
  expect(asked('1')).toBe(asked('1'));
  expect(asked('1')).not.toBe(asked('2'));
});
