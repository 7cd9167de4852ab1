import { byHand } from '@playground/kit/test/trust';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expectToFollowSeed, openAt, outcome } from '../../shared/testPage';
import Challenge from './Challenge';
import { isMessage } from './gate';

const press = (target: Element) => byHand('click', () => fireEvent.click(target));

beforeEach(() => {
  openAt('/challenge?seed=7&run=r');
});
afterEach(() => jest.restoreAllMocks());

test('the letters of a keyboard that does not name its keys count too', async () => {
  const fetched = jest
    .spyOn(window, 'fetch')
    .mockImplementation(async () => Response.json({ token: 't', lasts: 1_000, action: 'invisible' }));
  render(<Challenge />);
  const field = screen.getByLabelText<HTMLInputElement>('Word');
  const word = document.getElementById('word-to-send')?.textContent ?? '';
  field.value = word;
  byHand('input', () => fireEvent(field, new Event('input', { bubbles: true })));
  press(screen.getByRole('button', { name: 'Send word' }));
  expect(outcome('Invisible')).toHaveTextContent(`Missed: only 0 of ${word.length} letters came by a key`);
  expect(fetched).not.toHaveBeenCalled();
  for (const _ of word) byHand('keydown', () => fireEvent.keyDown(field, { key: 'Unidentified' }));
  press(screen.getByRole('button', { name: 'Send word' }));
  await waitFor(() => expect(outcome('Invisible')).toHaveTextContent('Done: the server took the word with its token.'));
});

test('a gate that opens keeps the focus, and its token waits for a server that answers', async () => {
  jest.useFakeTimers();
  render(<Challenge />);
  const gate = screen.getByRole('switch', { name: 'Open the gate' });
  const send = screen.getByRole('button', { name: 'Send letter' });
  const fetched = jest
    .spyOn(window, 'fetch')
    // Not a real response, whose body would wait for timers that stand still.
    .mockImplementation(async () => ({ ok: true, json: async () => ({ token: 't', lasts: 120_000 }) }) as Response);
  gate.focus();
  press(gate);
  press(gate);
  expect(gate).toHaveFocus();
  expect(gate).toBeChecked();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText('The gate is open.')).toBeVisible();
  expect(fetched).toHaveBeenCalledTimes(1);
  fetched.mockRejectedValueOnce(new TypeError('away'));
  press(send);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(outcome('Passes')).toHaveTextContent('Missed: the letter was not taken. The server did not answer.');
  press(send);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(outcome('Passes')).toHaveTextContent('Done: the server took the letter with its token.');
  jest.useRealTimers();
});

test.each([null, 7, {}, { kind: 'far-gate' }, { kind: 'far-gate', token: 1, byHand: true }])(
  'a message of another shape is not heard (%#)',
  (data) => expect(isMessage(data)).toBe(false),
);

test('the page follows the seed', () => expectToFollowSeed(Challenge));
