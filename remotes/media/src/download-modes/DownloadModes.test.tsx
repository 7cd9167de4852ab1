import { wordIn } from '@playground/kit/contract/words';
import { configureSite } from '@playground/kit/test/configureSite';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { useSave } from '../../shared/useSave';
import { useFile } from './components/useFile';
import DownloadModes from './DownloadModes';
import { list, parcel, ROWS, rowOf, wordOfRow } from './draw';
import type { stations } from './stations';

const outcome = (id: keyof typeof stations) => document.getElementById(`${id}-outcome`);
const saved: string[] = [];
const open = new Set<string>();

beforeEach(() => {
  window.history.replaceState(null, '', '/downloadModes?seed=7');
  configureSite({ services: { mail: 'http://api.test' } });
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

const answer = (id: string, text: string) => {
  const field = document.getElementById(id) as HTMLInputElement;
  fireEvent.input(field, { target: { value: text } });
  fireEvent.submit(field);
  expect(field.value).toBe(text);
};

test('the right word without a download is a miss, and so is each typical mistake', () => {
  render(<DownloadModes />);
  const part = (number: number) => wordIn(`part ${number}`, '7');
  const missing = 'that is right, but nobody downloaded the file from this page.';
  for (const [station, field, typed, reason] of [
    ['attachment', 'letter-word', ` ${wordIn('letter', '7').toUpperCase()} `, missing],
    ['attachment', 'letter-word', wordIn('letter', '8'), `‘${wordIn('letter', '8')}’ is not what the file says.`],
    ['attachment', 'letter-word', ' ', 'nothing was typed.'],
    ['data-url', 'note-word', wordIn('note', '7'), missing],
    ['made-in-the-page', 'list-word', wordOfRow(rowOf('7'), '7'), missing],
    ['made-in-the-page', 'list-word', wordOfRow(rowOf('7') - 1, '7'), /^Missed: that is the word of the row above/],
    ['behind-a-login', 'report-word', wordIn('report', '7'), missing],
    ['two-seconds-late', 'late-word', wordIn('late', '7'), missing],
    ['three-at-once', 'parts-words', `${part(1)} ${part(2)}  ${part(3)}`, missing],
    ['three-at-once', 'parts-words', part(1), /^Missed: that is one word\./],
    ['three-at-once', 'parts-words', `${part(2)} ${part(3)} ${part(1)}`, /in the order of the downloads/],
    ['in-a-new-tab', 'leaflet-word', wordIn('leaflet', '7'), missing],
    ['breaks-off-half-way', 'archive-word', wordIn('archive', '7'), missing],
    ['breaks-off-half-way', 'archive-word', wordIn('half', '7'), /^Missed: that is the word in the first line\./],
    ['same-name-twice', 'invoice-word', wordIn('invoice-2', '7'), missing],
    ['same-name-twice', 'invoice-word', wordIn('invoice-1', '7'), /^Missed: that is the word in the first/],
  ] as const) {
    answer(field, typed);
    expect(outcome(station)).toHaveTextContent(reason);
  }
});

test('a control that a script presses saves nothing', () => {
  render(<DownloadModes />);
  for (const [button, station] of [
    ['Download parcel', 'object-url'],
    ['Make list', 'made-in-the-page'],
    ['Download report', 'behind-a-login'],
    ['Prepare file', 'two-seconds-late'],
    ['Download three parts', 'three-at-once'],
  ] as const) {
    fireEvent.click(screen.getByText(button, { selector: 'button' }));
    expect(outcome(station)).toHaveTextContent('Missed: a script dispatched click. A person must do it.');
  }
  expect(saved).toEqual([]);
});

test('seeds give other words, rows and parcels', () => {
  const words = Array.from({ length: 200 }, (_, seed) => wordIn('letter', String(seed)));
  expect(new Set(words).size).toBeGreaterThan(150);
  expect(rowOf('7')).not.toBe(rowOf('8'));
  expect(Buffer.compare(parcel('7'), parcel('8'))).not.toBe(0);
});

test('the list has the word in the line of its row', () => {
  const lines = list('7').trim().split('\r\n');
  expect(lines).toHaveLength(ROWS + 1);
  const row = rowOf('7');
  expect(lines[row]).toBe(`${row};${wordOfRow(row, '7')}`);
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
