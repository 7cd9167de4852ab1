import { byHand } from '@playground/kit/test/trust';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectToFollowSeed, outcome } from '../../shared/testPage';
import Actionability from './Actionability';
import Withholding from './components/Withholding';
import { type StationId, stations } from './stations';

const target = (name: string) => screen.getByRole('button', { name: `Target: ${name}` });
const start = (name: string) => fireEvent.click(screen.getByRole('button', { name: `Start: ${name}` }));
const after = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

/** One station with a button. */
const draw = (id: StationId) => render(<Withholding id={id} control="Button" word="amber" onEvent={() => {}} />);

beforeEach(() => {
  window.history.replaceState(null, '', '?seed=1');
  jest.useFakeTimers();
  // jsdom lays nothing out.
  Object.assign(Element.prototype, { getAnimations: () => [] });
  Object.assign(document, { elementFromPoint: () => null });
});

afterEach(() => jest.useRealTimers());

test('a press before the start is a miss', () => {
  draw('visible');
  fireEvent.click(target('Visible'));
  expect(outcome('Visible')).toHaveTextContent('Missed: the target was used before ‘Start: Visible’ was pressed.');
});

test.each([
  ['visible', 'hidden'],
  ['still', 'moving'],
  ['on-top', 'covered'],
  ['with-a-size', 'without a size'],
  ['in-view', 'out of view'],
  ['enabled', 'disabled'],
] as const)('%s: a press in the first three seconds is a miss, and a later one by a script too', (id, without) => {
  const { name } = stations[id];
  draw(id);
  start(name);
  const button = screen.getByText(`Target: ${name}`);
  after(2_900);
  fireEvent.pointerDown(button);
  expect(outcome(name)).toHaveTextContent(`Missed: too early, the target was ${without}.`);
  after(100);
  // The press began too early, so its end does not count.
  fireEvent.click(button);
  expect(outcome(name)).toHaveTextContent('Missed: too early');
  fireEvent.pointerDown(button);
  fireEvent.click(button);
  expect(outcome(name)).toHaveTextContent('Missed: a script dispatched click. A person must do it.');
});

test('the target leaves the document, and a new one comes', () => {
  draw('attached');
  const before = target('Attached');
  start('Attached');
  expect(before).not.toBeInTheDocument();
  after(3_000);
  expect(target('Attached')).not.toBe(before);
});

test('a field is read-only, and letters are too early then', () => {
  draw('editable');
  const field = screen.getByRole('textbox', { name: 'Target: Editable' });
  start('Editable');
  expect(field).toHaveAttribute('readonly');
  expect(field).toBeEnabled();
  fireEvent.keyDown(field, { key: 'Tab' });
  expect(outcome('Editable')).toHaveTextContent('Not done yet.');
  fireEvent.keyDown(field, { key: 'a' });
  expect(outcome('Editable')).toHaveTextContent('Missed: too early, the target was read-only.');
  after(3_000);
  expect(field).not.toHaveAttribute('readonly');
});

test('a word that was typed too early does not count when its field loses the focus', () => {
  draw('editable');
  const field = screen.getByRole('textbox', { name: 'Target: Editable' });
  start('Editable');
  fireEvent.input(field, { target: { value: 'amber' } });
  after(3_000);
  for (const [type, said] of [
    ['change', 'Missed: too early, the target was read-only.'],
    ['input', 'Done: the target was ready when it was used.'],
  ] as const) {
    byHand(type, () => fireEvent(field, new Event(type, { bubbles: true })));
    expect(outcome('Editable')).toHaveTextContent(said);
  }
});

test('everything is withheld at once and given one by one', () => {
  draw('all-at-once');
  start('All at once');
  const state = document.getElementById('all-at-once-state');
  const given = [];
  for (let i = 0; i < 8; i++) {
    given.push(state?.textContent);
    after(500);
  }
  expect(given).toEqual([
    'The target is not in the document, without a size, out of view, hidden, moving, covered, disabled.',
    'The target is without a size, out of view, hidden, moving, covered, disabled.',
    'The target is out of view, hidden, moving, covered, disabled.',
    'The target is hidden, moving, covered, disabled.',
    'The target is moving, covered, disabled.',
    'The target is covered, disabled.',
    'The target is disabled.',
    'The target is ready.',
  ]);
  expect(state).toHaveAttribute('aria-live');
});

test('another control has the same names, and the outcome stays', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Actionability />);
  fireEvent.click(target('Visible'));
  for (const [control, role] of [
    ['Field', 'textbox'],
    ['Select', 'combobox'],
    ['Label', 'checkbox'],
  ] as const) {
    await user.click(screen.getByRole('radio', { name: control }));
    const all = Object.keys(stations).length;
    // Only a field can be read-only, so its station keeps it.
    const targets = screen.getAllByRole(role, { name: /^Target: / });
    expect(targets).toHaveLength(control === 'Field' ? all : all - 1);
    expect(outcome('Visible')).toHaveTextContent('Missed: the target was used before');
  }
});

test('the log has each event with the state, the newest first', () => {
  render(<Actionability />);
  expect(screen.getByText('No event yet.')).toBeVisible();
  start('Visible');
  after(500);
  fireEvent.keyDown(screen.getByText('Target: Visible'), { key: 'a' });
  const [, row] = screen.getAllByRole('row');
  expect(row).toHaveTextContent(/^0\.50 sVisiblekeydown on the targetwithout a size$/);
  fireEvent.click(screen.getByRole('button', { name: 'Clear log' }));
  expect(screen.getByText('No event yet.')).toBeVisible();
});

test('the page follows the seed', () => expectToFollowSeed(Actionability));
