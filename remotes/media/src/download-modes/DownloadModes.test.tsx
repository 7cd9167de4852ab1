import { wordIn } from '@playground/kit/contract/words';
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSave } from '../../shared/useSave';
import { useFile } from './components/useFile';
import DownloadModes from './DownloadModes';
import { list, parcel, ROWS, rowOf, wordOfRow } from './draw';

const outcome = (name: string) => screen.getByRole('status', { name });
const saved: string[] = [];
const open = new Set<string>();

beforeEach(() => {
  window.history.replaceState(null, '', '/downloadModes?seed=7');
  document.body.innerHTML =
    '<script id="playground" type="application/json">{"services":{"mail":"http://api.test"}}</script>';
  saved.length = 0;
  open.clear();
  let count = 0;
  URL.createObjectURL = () => {
    const address = `blob:${++count}`;
    open.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => void open.delete(address);
  // jsdom does not follow links.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download || this.href);
  });
});
afterEach(() => jest.restoreAllMocks());

async function answer(label: string, text: string) {
  const user = userEvent.setup();
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
  await user.keyboard('{Enter}');
}

test.each([
  ['Attachment', 'Word in the letter', 'letter'],
  ['Data URL', 'Word in the note', 'note'],
  ['Behind a login', 'Word in the report', 'report'],
  ['Two seconds late', 'Word in the late file', 'late'],
  ['In a new tab', 'Word in the leaflet', 'leaflet'],
  ['Breaks off half-way', 'Word in the archive', 'archive'],
  ['Same name twice', 'Word in the second invoice', 'invoice-2'],
])('%s: the right word without a download is a miss', async (name, label, file) => {
  render(<DownloadModes />);
  await answer(label, ` ${wordIn(file, '7').toUpperCase()} `);
  expect(outcome(name)).toHaveTextContent('Missed: that is right, but nobody downloaded the file from this page.');
  await answer(label, wordIn(file, '8'));
  expect(outcome(name)).toHaveTextContent(`Missed: ‘${wordIn(file, '8')}’ is not what the file says.`);
});

test.each([
  ['Made in the page', 'Word in the row', wordOfRow(rowOf('7') - 1, '7'), /^Missed: that is the word of the row above/],
  ['Three at once', 'Words in the parts', wordIn('part 1', '7'), /^Missed: that is one word\./],
  [
    'Three at once',
    'Words in the parts',
    [2, 3, 1].map((part) => wordIn(`part ${part}`, '7')).join(' '),
    /^Missed: these are the words in the order of the downloads/,
  ],
  ['Breaks off half-way', 'Word in the archive', wordIn('half', '7'), /^Missed: that is the word in the first line\./],
  ['Same name twice', 'Word in the second invoice', wordIn('invoice-1', '7'), /^Missed: that is the word in the first/],
])('%s: a typical mistake is named (%#)', async (name, label, typed, reason) => {
  render(<DownloadModes />);
  await answer(label, typed);
  expect(outcome(name)).toHaveTextContent(reason);
});

test.each([
  ['', 'Missed: nothing was typed.'],
  [' \t ', 'Missed: nothing was typed.'],
  ['<b>amber</b>', 'Missed: ‘<b>amber</b>’ is not what the file says.'],
  ['‮fox', 'Missed: ‘‮fox’ is not what the file says.'],
  ['🦊', 'Missed: ‘🦊’ is not what the file says.'],
  ['x'.repeat(100_000), `Missed: ‘${'x'.repeat(40)}…’ is not what the file says.`],
])('a bad answer is a miss and stays in the field (%#)', async (typed, reason) => {
  render(<DownloadModes />);
  await answer('Word in the letter', typed);
  expect(outcome('Attachment').textContent).toBe(reason);
  expect(screen.getByLabelText<HTMLInputElement>('Word in the letter').value).toBe(typed);
});

test('a control that a script presses saves nothing', async () => {
  const user = userEvent.setup();
  render(<DownloadModes />);
  for (const name of ['Download parcel', 'Make list', 'Download report', 'Prepare file', 'Download three parts']) {
    await user.click(screen.getByRole('button', { name }));
  }
  expect(saved).toEqual([]);
  for (const name of ['Object URL', 'Made in the page', 'Behind a login', 'Two seconds late', 'Three at once'])
    expect(outcome(name)).toHaveTextContent('Missed: a script dispatched click. A person must do it.');
});

test('each answer follows the seed, and one seed gives the same', () => {
  const answers = (seed: string) =>
    ['letter', 'note', 'report', 'late', 'leaflet', 'archive', 'invoice-2', 'part 1', 'password'].map((file) =>
      wordIn(file, seed),
    );
  expect(answers('7')).toEqual(answers('7'));
  for (const [i, word] of answers('7').entries()) expect(word).not.toBe(answers('8')[i]);
  expect(new Set(answers('7')).size).toBe(9);
  expect(rowOf('7')).not.toBe(rowOf('8'));
  expect(parcel('7')).toEqual(parcel('7'));
  expect(parcel('7')).not.toEqual(parcel('8'));
});

test('the list has the word in the line of its row', () => {
  const lines = list('7').trim().split('\r\n');
  expect(lines).toHaveLength(ROWS + 1);
  const row = rowOf('7');
  expect(lines[row]).toBe(`${row};${wordOfRow(row, '7')}`);
});

test('words differ between seeds that are alike', () => {
  const words = Array.from({ length: 200 }, (_, seed) => wordIn('letter', String(seed)));
  expect(new Set(words).size).toBeGreaterThan(150);
});

test('the address of a saved file ends after a second, or when you leave', () => {
  jest.useFakeTimers();
  const { result, unmount } = renderHook(() => useSave());
  result.current('one', 'one.txt');
  expect(open.size).toBe(1);
  jest.advanceTimersByTime(1000);
  expect(open.size).toBe(0);
  result.current('two', 'two.txt');
  unmount();
  expect(open.size).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
  expect(saved).toEqual(['one.txt', 'two.txt']);
  jest.useRealTimers();
});

test('the right word is right, also if by chance another file has it too', () => {
  const { result } = renderHook(() => useFile());
  const byHand = { isTrusted: true, type: 'click' };
  act(() => void result.current.fetched(byHand));
  act(() => result.current.check('Amber-Fox', byHand, 'amber-fox', [['amber-fox', 'that is the other file.']]));
  expect(result.current.outcome.text).toBe('Done: the file says amber-fox.');
});
