import { byHand } from '@playground/kit/test/trust';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import Challenge from './Challenge';
import { isMessage } from './gate';

const outcome = (name: string) => screen.getByRole('status', { name });
const BY_SCRIPT = /^Missed: a script .+\. A person must do it\.$/;

const press = (target: Element) => byHand('click', () => fireEvent.click(target));

beforeEach(() => {
  window.history.replaceState(null, '', '/challenge?seed=7&run=r');
  const site = { shell: 'http://shell.test', remotes: [], services: { mail: '', geocoder: '', inbox: '' } };
  document.head.innerHTML = `<script type="application/json" id="playground">${JSON.stringify(site)}</script>`;
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['Passes', 'switch', 'Open the gate'],
  ['Passes', 'button', 'Send letter'],
  ['Fails first', 'switch', 'Open the stuck gate'],
  ['Fails first', 'button', 'Send parcel'],
  ['Expires', 'switch', 'Open the short gate'],
  ['In a frame of another origin', 'button', 'Send box'],
])('%s: a press of the %s ‘%s’ by a script asks for nothing', (name, role, label) => {
  const fetched = jest.spyOn(window, 'fetch');
  render(<Challenge />);
  fireEvent.click(screen.getByRole(role, { name: label }));
  expect(outcome(name)).toHaveTextContent(BY_SCRIPT);
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['', 'nothing'],
  ['<b>x</b>', '‘<b>x</b>’'],
  ['مرحبا', '‘مرحبا’'],
  ['x'.repeat(100_000), `‘${'x'.repeat(40)}…’`],
])('another word is quoted, and stays in the field (%#)', (typed, quote) => {
  render(<Challenge />);
  const word = document.getElementById('word-to-send')?.textContent;
  fireEvent.input(screen.getByLabelText('Word'), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Send word' }));
  expect(outcome('Invisible')).toHaveTextContent(`Missed: ${quote} was typed, not ${word}.`);
  expect(screen.getByLabelText('Word')).toHaveValue(typed);
});

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

test('two seeds ask for different words, and one seed for the same', () => {
  const asked = (seed: string) => {
    window.history.replaceState(null, '', `?seed=${seed}`);
    const { container, unmount } = render(<Challenge />);
    const text = container.textContent;
    unmount();
    return text;
  };
  expect(asked('1')).toBe(asked('1'));
  expect(asked('1')).not.toBe(asked('2'));
});
