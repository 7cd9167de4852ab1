import { act, fireEvent, render, screen } from '@testing-library/react';
import { reasonOf } from '../../shared/refusal';
import ClipboardWrite from './components/ClipboardWrite';
import { wordsOf } from './draw';
import Permissions from './Permissions';
import type { stations } from './stations';

const getUserMedia = jest.fn();
const readText = jest.fn();
const writeText = jest.fn();
const getCurrentPosition = jest.fn();

/** What a fake browser offers, until the test ends. */
function give(target: object, name: string, value: unknown) {
  Object.defineProperty(target, name, { value, configurable: true });
}

beforeEach(() => {
  jest.useFakeTimers();
  for (const fake of [getUserMedia, readText, writeText, getCurrentPosition]) fake.mockReset();
  give(navigator, 'mediaDevices', { getUserMedia });
  give(navigator, 'clipboard', { readText, writeText });
  give(navigator, 'geolocation', { getCurrentPosition });
  window.history.replaceState(null, '', '?seed=5');
});
afterEach(() => {
  for (const name of ['mediaDevices', 'clipboard', 'geolocation', 'permissions'])
    Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(window, 'Notification');
  window.history.replaceState(null, '', '/');
  jest.useRealTimers();
});

const outcome = (id: keyof typeof stations) => document.getElementById(`${id}-outcome`);
const ask = async (name: string) => {
  await act(async () => void fireEvent.click(screen.getByText(name, { selector: 'button' })));
};
const never = () => new Promise(() => {});

test.each([
  ['NotAllowedError', 'the browser refused the camera (Because.).'],
  ['NotFoundError', 'this machine does not have the camera (Because.).'],
  ['NotReadableError', 'another program uses the camera (Because.).'],
  ['AbortError', 'the browser stopped before it gave the camera (Because.).'],
  ['SecurityError', 'the browser did not give the camera (Because.).'],
])('%s ends in words', (name, words) => {
  expect(reasonOf(new DOMException('Because.', name), 'the camera')).toBe(words);
});

const QUESTIONS = [
  ['Ask for the camera', 'camera', 'the camera'],
  ['Ask for the microphone', 'microphone', 'the microphone'],
  ['Ask for the position', 'position', 'the position'],
  ['Ask for notifications', 'notifications', 'notifications'],
  ['Read the clipboard', 'clipboard-read', 'the clipboard'],
  ['Write the clipboard', 'clipboard-write', 'the clipboard'],
] as const;

test('if no answer comes within ten seconds, the page says so', async () => {
  for (const fake of [getUserMedia, readText, writeText]) fake.mockImplementation(never);
  give(window, 'Notification', { requestPermission: never });
  render(<Permissions />);
  for (const [button] of QUESTIONS) await ask(button);
  await act(async () => void jest.advanceTimersByTime(9_999));
  for (const [, station] of QUESTIONS) expect(outcome(station)).toHaveTextContent(/^Not done yet\.$/);
  await act(async () => void jest.advanceTimersByTime(1));
  for (const [, station, what] of QUESTIONS)
    expect(outcome(station)).toHaveTextContent(`Missed: no answer for ${what} came within ten seconds.`);
});

test('a camera that comes too late, or after you left, is turned off', async () => {
  const stop = jest.fn();
  const give = [jest.fn(), jest.fn()];
  for (const one of give)
    getUserMedia.mockImplementationOnce(() => new Promise((resolve) => one.mockImplementation(resolve)));
  const { unmount } = render(<Permissions />);
  const stream = { getTracks: () => [{ stop, getSettings: () => ({ width: 640, height: 480 }) }] };
  await ask('Ask for the camera');
  await act(async () => void jest.advanceTimersByTime(10_000));
  await act(async () => give[0]?.(stream));
  expect(stop).toHaveBeenCalledTimes(1);
  expect(outcome('camera')).toHaveTextContent('Missed: no answer for the camera came within ten seconds.');
  await ask('Ask for the camera');
  const timers = jest.getTimerCount();
  unmount();
  expect(jest.getTimerCount()).toBe(timers - 1);
  await act(async () => give[1]?.(stream));
  expect(stop).toHaveBeenCalledTimes(2);
});

test('a press by a script is a miss, and the device is off again', async () => {
  const stop = jest.fn();
  getUserMedia.mockResolvedValue({ getTracks: () => [{ stop, getSettings: () => ({}) }] });
  render(<Permissions />);
  await ask('Ask for the camera');
  await ask('Ask for the microphone');
  expect(outcome('camera')).toHaveTextContent('Missed: a script dispatched click. A person must do it.');
  expect(outcome('microphone')).toHaveTextContent('Missed: a script dispatched click. A person must do it.');
  expect(getUserMedia.mock.calls).toEqual([[{ video: true }], [{ audio: true }]]);
  expect(stop).toHaveBeenCalledTimes(2);
});

test('two quick presses ask once', async () => {
  getUserMedia.mockImplementation(never);
  render(<Permissions />);
  await ask('Ask for the camera');
  await ask('Ask for the camera');
  expect(getUserMedia).toHaveBeenCalledTimes(1);
});

test('another position is a miss that names it', async () => {
  getCurrentPosition.mockImplementationOnce((found) => found({ coords: { latitude: 1, longitude: -2.00004 } }));
  getCurrentPosition.mockImplementationOnce((_, not) => not({ code: 1, message: 'User denied Geolocation' }));
  getCurrentPosition.mockImplementationOnce((_, not) => not({ code: 2, message: 'No satellites' }));
  render(<Permissions />);
  await ask('Ask for the position');
  expect(outcome('position')).toHaveTextContent('Missed: the browser gave the position 1.0000, -2.0000.');
  await ask('Ask for the position');
  expect(outcome('position')).toHaveTextContent('Missed: the browser refused the position (User denied Geolocation).');
  await ask('Ask for the position');
  expect(outcome('position')).toHaveTextContent('Missed: the browser did not give the position (No satellites).');
});

test('each answer for notifications has its words', async () => {
  const requestPermission = jest.fn();
  give(window, 'Notification', { requestPermission });
  render(<Permissions />);
  for (const [answer, words] of [
    ['denied', 'the browser refused notifications.'],
    ['default', 'the question was closed without an answer.'],
    ['granted', 'a script dispatched click. A person must do it.'],
  ] as const) {
    requestPermission.mockResolvedValueOnce(answer);
    await ask('Ask for notifications');
    expect(outcome('notifications')).toHaveTextContent(`Missed: ${words}`);
  }
});

test('another content of the clipboard is a miss', async () => {
  readText.mockResolvedValue('<b>x</b>');
  render(<Permissions />);
  await ask('Read the clipboard');
  expect(outcome('clipboard-read')).toHaveTextContent('Missed: the clipboard has ‘<b>x</b>’.');
});

test('a wrong pasted word is a miss and stays in its field, and the page shows the right one nowhere', async () => {
  writeText.mockResolvedValue(undefined);
  render(<ClipboardWrite word="amber" />);
  const field = screen.getByRole('textbox', { name: 'Pasted word' });
  for (const [typed, reason] of [
    ['', 'nothing was typed.'],
    ['breeze', '‘breeze’ is not the word that the page wrote.'],
    ['amber', 'that is right, but nobody pressed ‘Write the clipboard’.'],
  ] as const) {
    expect(document.body).not.toHaveTextContent('amber');
    fireEvent.input(field, { target: { value: typed } });
    await ask('Check the paste');
    expect(outcome('clipboard-write')).toHaveTextContent(`Missed: ${reason}`);
    expect(field).toHaveValue(typed);
  }
  await ask('Write the clipboard');
  expect(writeText).toHaveBeenCalledWith('amber');
  expect(outcome('clipboard-write')).toHaveTextContent(/^Missed: a script dispatched click/);
});

test('a browser without these parts says so', async () => {
  for (const name of ['mediaDevices', 'clipboard', 'geolocation']) give(navigator, name, undefined);
  render(<Permissions />);
  const words = {
    camera: /devices only to pages of https or localhost/,
    microphone: /devices only to pages of https or localhost/,
    position: /this browser has no position/,
    notifications: /this browser has no notifications/,
    'clipboard-read': /clipboard only to pages of https or localhost/,
    'clipboard-write': /clipboard only to pages of https or localhost/,
  };
  for (const [button, station] of QUESTIONS) {
    await ask(button);
    expect(outcome(station)).toHaveTextContent(words[station]);
  }
});

test('the state follows the browser until you leave', async () => {
  const status = Object.assign(new EventTarget(), { state: 'prompt' });
  const removed = jest.spyOn(status, 'removeEventListener');
  give(navigator, 'permissions', {
    query: ({ name }: { name: string }) =>
      name === 'camera' ? Promise.resolve(status) : Promise.reject(new TypeError('unknown')),
  });
  const { unmount } = render(<Permissions />);
  await act(async () => {});
  const camera = document.getElementById('camera-state');
  expect(camera).toHaveTextContent('the browser will ask');
  status.state = 'denied';
  act(() => void status.dispatchEvent(new Event('change')));
  expect(camera).toHaveTextContent('refused');
  expect(document.getElementById('microphone-state')).toHaveTextContent('this browser does not say');
  unmount();
  expect(removed).toHaveBeenCalledTimes(1);
});

test('the two words differ from each other, and seeds have different ones', () => {
  const drawn = Array.from({ length: 20 }, (_, seed) => wordsOf(String(seed)));
  for (const { read, written } of drawn) expect(read).not.toBe(written);
  expect(new Set(drawn.map(({ read }) => read)).size).toBeGreaterThan(4);
});
