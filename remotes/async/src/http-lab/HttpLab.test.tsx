import { byHand } from '@playground/kit/test/trust';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { BY_SCRIPT, expectToFollowSeed, openAt, outcome, press } from '../../shared/testPage';
import { numberProblem, wordProblem, wordsIn } from './answers';
import Leave from './documents/Leave';
import HttpLab from './HttpLab';
import { leftNumberOf } from './lab';

const calls = jest.fn();

beforeEach(() => {
  openAt('/httpLab?seed=7&run=a');
  calls.mockReset();
  jest.spyOn(window, 'fetch').mockImplementation(calls);
});
afterEach(() => jest.restoreAllMocks());

test('if an answer cannot be read, the page says so', async () => {
  calls.mockImplementation(async () => new Response('}{'));
  render(<HttpLab />);
  for (const [button, said] of [
    ['Ask for a slow head', 'The server did not answer properly. Please ask again.'],
    ['Get a token', 'The server gave no token. Please ask again.'],
    ['Ask the server', 'The server did not answer. Please ask again.'],
  ] as const) {
    press(button);
    expect(await screen.findByText(said)).toBeVisible();
  }
});

test('a second press asks for no second slow body until the first one is there', async () => {
  calls.mockImplementation(async () => new Response('Word 1 is amber-otter.\nWord 2 is blue-fox.\n'));
  render(<HttpLab />);
  for (const times of [1, 2]) {
    press('Ask for a slow body');
    press('Ask for a slow body');
    expect(await screen.findByText('200. The body is complete.')).toBeVisible();
    expect(calls).toHaveBeenCalledTimes(times);
    expect(within(screen.getByRole('list', { name: 'Parts of the body' })).getAllByRole('listitem')).toHaveLength(2);
  }
});

test('the number of the tab counts only when the server says that it arrived, and by hand', async () => {
  const seen: { path: string }[] = [];
  calls.mockImplementation(async () => Response.json({ seen }));
  render(<HttpLab />);
  const field = screen.getByLabelText('Number that arrived');
  const answer = (typed: string) => {
    byHand('input', () => fireEvent.input(field, { target: { value: typed } }));
    press('Check number');
  };
  answer('1234');
  const station = outcome('Sent on leaving');
  await waitFor(() => expect(station).toHaveTextContent('Missed: no request to /lab/left has arrived yet.'));
  seen.push({ path: '/lab/ring/1' }, { path: '/lab/left/1234' });
  for (const [typed, why] of [
    ['123', '‘123’ is not the number that arrived.'],
    ['', 'nothing was typed.'],
  ] as const) {
    answer(typed);
    await waitFor(() => expect(station).toHaveTextContent(`Missed: ${why}`));
  }
  fireEvent.click(screen.getByRole('button', { name: 'Check number' }));
  expect(station).toHaveTextContent(BY_SCRIPT);
  answer(' 1234 ');
  await waitFor(() => expect(station).toHaveTextContent('Done: 1234 arrived.'));
});

test('a tab sends its number once, when it is left', () => {
  const sendBeacon = jest.fn();
  Object.assign(navigator, { sendBeacon });
  const { unmount } = render(<Leave />);
  expect(sendBeacon).not.toHaveBeenCalled();
  fireEvent(window, new Event('pagehide'));
  unmount();
  fireEvent(window, new Event('pagehide'));
  expect(sendBeacon.mock.calls).toEqual([[`http://api.test/lab/left/${leftNumberOf('7')}?run=a&seed=7`]]);
});

test('too early, or without an answer, is a miss', () => {
  render(<HttpLab />);
  for (const [station, button, why] of [
    ['Redirects in a row', 'Check redirects', 'the page has not sent the request yet.'],
    ['Redirects in a ring', 'Check ring', 'the page has not sent the request yet.'],
    ['Slow head', 'Check slow head', 'the answer has not come yet.'],
    ['Slow body', 'Check slow body', 'no part of the body has come yet.'],
    ['Cut body', 'Check report', 'the page has not asked for the report yet.'],
    ['Any status', 'Ask for the status', 'nothing was typed.'],
    ['Range', 'Ask for a part', 'nothing was typed.'],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(outcome(station)).toHaveTextContent(`Missed: ${why}`);
  }
  expect(calls).not.toHaveBeenCalled();
});

test.each([
  [' Amber-Otter ', undefined],
  ['', 'nothing was typed.'],
  ['half-word', 'half-word is the first half.'],
  ['constructor', '‘constructor’ is not the word.'],
])('a word is right or wrong (%#)', (typed, why) =>
  expect(wordProblem(typed, 'amber-otter', { 'half-word': 'the first half' })).toBe(why),
);

test.each([
  ['4', undefined],
  [' 04 ', undefined],
  ['', 'nothing was typed.'],
  ['20', 'there are not 20 redirects.'],
  ['-4', '‘-4’ is not a whole number, like 4.'],
  ['4.0', '‘4.0’ is not a whole number, like 4.'],
  ['٤', '‘٤’ is not a whole number, like 4.'],
])('a number is right or wrong (%#)', (typed, why) => expect(numberProblem(typed, 4, 'redirects')).toBe(why));

test('finds the words of a body that is cut anywhere', () => {
  expect(wordsIn('Word 1 is amber-otter.\nWord 2 is blue-fox.\nWord 3 is red-')).toEqual(['amber-otter', 'blue-fox']);
});

test('the page follows the seed', () => expectToFollowSeed(HttpLab));
