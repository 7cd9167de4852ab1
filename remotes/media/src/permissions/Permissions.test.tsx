import { act, fireEvent, render, screen } from '@testing-library/react';
import { wordsOf } from './draw';
import Permissions from './Permissions';

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

const outcome = (name: string) => screen.getByRole('status', { name });
const ask = async (name: string) => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
};
const never = () => new Promise(() => {});
const failed = (name: string) => new DOMException('Because.', name);

test.each([
  ['NotAllowedError', 'Missed: the browser refused the camera (Because.).'],
  ['NotFoundError', 'Missed: this machine does not have the camera (Because.).'],
  ['NotReadableError', 'Missed: another program uses the camera (Because.).'],
  ['AbortError', 'Missed: the browser stopped before it gave the camera (Because.).'],
  ['SecurityError', 'Missed: the browser did not give the camera (Because.).'],
])('%s of a camera ends in words', async (name, words) => {
  getUserMedia.mockRejectedValue(failed(name));
  render(<Permissions />);
  await ask('Ask for the camera');
  expect(outcome('Camera')).toHaveTextContent(words);
});

test.each([
  ['Ask for the camera', 'Camera', 'the camera'],
  ['Ask for the microphone', 'Microphone', 'the microphone'],
  ['Ask for the position', 'Position', 'the position'],
  ['Ask for notifications', 'Notifications', 'notifications'],
  ['Read the clipboard', 'Clipboard read', 'the clipboard'],
  ['Write the clipboard', 'Clipboard write', 'the clipboard'],
])('%s: if no answer comes within ten seconds, the page says so', async (button, station, what) => {
  for (const fake of [getUserMedia, readText, writeText]) fake.mockImplementation(never);
  give(window, 'Notification', { requestPermission: never });
  render(<Permissions />);
  await ask(button);
  await act(async () => void jest.advanceTimersByTime(9_999));
  expect(outcome(station)).toHaveTextContent(/^Not done yet\.$/);
  await act(async () => void jest.advanceTimersByTime(1));
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
  expect(outcome('Camera')).toHaveTextContent('Missed: no answer for the camera came within ten seconds.');
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
  expect(outcome('Camera')).toHaveTextContent('Missed: a script dispatched click. A person must do it.');
  expect(outcome('Microphone')).toHaveTextContent('Missed: a script dispatched click. A person must do it.');
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
  expect(outcome('Position')).toHaveTextContent('Missed: the browser gave the position 1.0000, -2.0000.');
  await ask('Ask for the position');
  expect(outcome('Position')).toHaveTextContent('Missed: the browser refused the position (User denied Geolocation).');
  await ask('Ask for the position');
  expect(outcome('Position')).toHaveTextContent('Missed: the browser did not give the position (No satellites).');
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
    expect(outcome('Notifications')).toHaveTextContent(`Missed: ${words}`);
  }
});

test.each([
  ['', 'nothing'],
  ['  ', 'nothing'],
  ['<b>x</b>', '‘<b>x</b>’'],
  ['שלום', '‘שלום’'],
  ['😀', '‘😀’'],
  ['b'.repeat(100_000), `‘${'b'.repeat(40)}…’`],
])('another content of the clipboard is a miss: %.20s', async (content, named) => {
  readText.mockResolvedValue(content);
  render(<Permissions />);
  await ask('Read the clipboard');
  expect(outcome('Clipboard read')).toHaveTextContent(`Missed: the clipboard has ${named}.`);
});

test('a wrong pasted word is a miss and stays in its field, and the page shows the right one nowhere', async () => {
  writeText.mockResolvedValue(undefined);
  render(<Permissions />);
  await ask('Write the clipboard');
  expect(writeText).toHaveBeenCalledWith(wordsOf('5').written);
  expect(document.body).not.toHaveTextContent(wordsOf('5').written);
  await ask('Check the paste');
  expect(outcome('Clipboard write')).toHaveTextContent('Missed: nothing was typed.');
  const field = screen.getByRole('textbox', { name: 'Pasted word' });
  fireEvent.input(field, { target: { value: wordsOf('5').read } });
  await ask('Check the paste');
  expect(outcome('Clipboard write')).toHaveTextContent(/^Missed: ‘\w+’ is not the word that the page wrote\.$/);
  expect(field).toHaveValue(wordsOf('5').read);
});

test('the right word counts only after somebody let the page write it', async () => {
  writeText.mockResolvedValue(undefined);
  render(<Permissions />);
  fireEvent.input(screen.getByRole('textbox', { name: 'Pasted word' }), { target: { value: wordsOf('5').written } });
  await ask('Check the paste');
  expect(outcome('Clipboard write')).toHaveTextContent(
    'Missed: that is right, but nobody pressed ‘Write the clipboard’.',
  );
  await ask('Write the clipboard');
  expect(outcome('Clipboard write')).toHaveTextContent(/^Missed: a script dispatched click/);
});

test('a browser without these parts says so', async () => {
  for (const name of ['mediaDevices', 'clipboard', 'geolocation']) give(navigator, name, undefined);
  render(<Permissions />);
  for (const [button, station, words] of [
    ['Ask for the camera', 'Camera', /devices only to pages of https or localhost/],
    ['Ask for the position', 'Position', /this browser has no position/],
    ['Ask for notifications', 'Notifications', /this browser has no notifications/],
    ['Read the clipboard', 'Clipboard read', /clipboard only to pages of https or localhost/],
    ['Write the clipboard', 'Clipboard write', /clipboard only to pages of https or localhost/],
  ] as const) {
    await ask(button);
    expect(outcome(station)).toHaveTextContent(words);
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

test('one seed has the same words twice, and they differ from each other', () => {
  for (const seed of ['1', '2', '3']) {
    expect(wordsOf(seed)).toEqual(wordsOf(seed));
    expect(wordsOf(seed).read).not.toBe(wordsOf(seed).written);
  }
  expect(new Set(Array.from({ length: 20 }, (_, seed) => wordsOf(String(seed)).read)).size).toBeGreaterThan(4);
});
