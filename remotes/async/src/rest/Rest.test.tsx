import { byHand } from '@playground/kit/test/trust';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { answerByScript, expectToFollowSeed, openAt, outcome, press } from '../../shared/testPage';
import Conflict, { textProblem } from './components/Conflict';
import Create from './components/Create';
import DeleteAllButOne from './components/DeleteAllButOne';
import { editProblem } from './components/Edit';
import { addProblem } from './components/Flaky';
import Late from './components/Late';
import Rest from './Rest';

const conflict = <Conflict run="a" title="amber" text="one" theirs="two" mine="three" />;
const calls = jest.fn();

beforeEach(() => {
  openAt('/rest?seed=7&run=a');
  calls.mockReset();
  jest.spyOn(window, 'fetch').mockImplementation(calls);
});
afterEach(() => jest.restoreAllMocks());

test('a note that is not saved cannot be sent', () => {
  render(<Late run="a" title="amber" text="birch" wait={20} />);
  fireEvent.click(screen.getByRole('button', { name: 'Send note' }));
  expect(outcome('Late answer')).toHaveTextContent('Missed: the note was not saved before.');
});

test('what is not an id is refused without a call', () => {
  render(<Create run="a" title="amber" text="birch" />);
  answerByScript('Id of the note', '..', 'Find note');
  expect(outcome('Create and find')).toHaveTextContent('Missed: ‘..’ is not an id.');
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
  render(conflict);
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
  render(<DeleteAllButOne run="a" notes={[note]} kept="birch" />);
  press('Load notes');
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
  render(conflict);
  press('Open note');
  expect(await screen.findByText(/: 404, \d+ ms/)).toBeVisible();
  expect(screen.getByText('The note is not open.')).toBeVisible();
});

test('the page follows the seed', () => expectToFollowSeed(Rest));
