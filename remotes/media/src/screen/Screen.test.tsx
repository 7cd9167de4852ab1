import { byHand } from '@playground/kit/test/trust';
import { act, fireEvent, render, screen } from '@testing-library/react';
import Screen from './Screen';

const outcome = (name: string) => screen.getByRole('status', { name });
const press = (id: string) => byHand('click', () => fireEvent.click(document.getElementById(id) as HTMLElement));

/** What jsdom does not have. */
function become(what: 'fullscreenElement' | 'pointerLockElement', id?: string) {
  const value = id ? document.getElementById(id) : null;
  Object.defineProperty(document, what, { configurable: true, value });
  if (what === 'fullscreenElement') act(() => void document.dispatchEvent(new Event('fullscreenchange')));
}
beforeEach(() => {
  window.history.replaceState(null, '', '/screen?seed=7');
  Object.assign(document, {
    exitFullscreen: () => become('fullscreenElement'),
    exitPointerLock: () => become('pointerLockElement'),
  });
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true });
  HTMLElement.prototype.requestFullscreen = async () => become('fullscreenElement', 'picture');
  HTMLElement.prototype.requestPointerLock = async () => become('pointerLockElement', 'hold-dial');
});
afterEach(() => {
  become('pointerLockElement');
});

test('full screen counts if its own buttons marked the picture and left', () => {
  render(<Screen />);
  fireEvent.click(screen.getByRole('button', { name: 'Full screen' }));
  expect(outcome('Full screen')).toHaveTextContent('Missed: a script dispatched click. A person must do it.');
  press('full-screen-open');
  become('fullscreenElement');
  expect(outcome('Full screen')).toHaveTextContent('Missed: full screen was left without its button.');
  press('full-screen-open');
  press('leave-full-screen');
  expect(outcome('Full screen')).toHaveTextContent('Missed: the picture was not marked.');
  press('full-screen-open');
  press('mark');
  press('leave-full-screen');
  expect(outcome('Full screen')).toHaveTextContent('Done: the picture was marked in full screen.');
});

test('a shared screen counts if its picture was there when the page ended it', async () => {
  const track = { stop: jest.fn(), onended: () => {} };
  const answers = { refuses: true };
  const getDisplayMedia = async () => {
    if (answers.refuses) throw new DOMException('Permission denied', 'NotAllowedError');
    return { getTracks: () => [track] };
  };
  const share = async () => act(async () => press('share-screen'));
  const { unmount } = render(<Screen />);
  await share();
  expect(outcome('Shared screen')).toHaveTextContent('Missed: this browser shares no screen on this address.');
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getDisplayMedia } });
  await share();
  expect(outcome('Shared screen')).toHaveTextContent('Missed: the browser refused the screen (Permission denied).');
  answers.refuses = false;
  await share();
  press('stop-sharing');
  expect(track.stop).toHaveBeenCalledTimes(1);
  expect(outcome('Shared screen')).toHaveTextContent('Missed: the picture was not there yet.');
  await share();
  act(() => track.onended());
  expect(outcome('Shared screen')).toHaveTextContent('Missed: the browser ended the sharing.');
  await share();
  fireEvent.loadedData(screen.getByLabelText('Picture of the screen'));
  press('stop-sharing');
  expect(outcome('Shared screen')).toHaveTextContent('Done: the page showed what you shared.');
  expect(screen.queryByLabelText('Picture of the screen')).toBeNull();
  await share();
  unmount();
  expect(track.stop).toHaveBeenCalledTimes(4);
});

test('what is shared after the visitor left is ended at once', async () => {
  const track = { stop: jest.fn() };
  let answer = (_: object) => {};
  const getDisplayMedia = () =>
    new Promise<object>((resolve) => {
      answer = resolve;
    });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getDisplayMedia } });
  const { unmount } = render(<Screen />);
  await act(async () => press('share-screen'));
  unmount();
  await act(async () => answer({ getTracks: () => [track] }));
  expect(track.stop).toHaveBeenCalledTimes(1);
});

test('the dial turns by movements of the pointer that it holds, and by no others', () => {
  render(<Screen />);
  const wanted = Number(document.getElementById('asked-number')?.textContent);
  const dial = screen.getByRole('button', { name: 'Hold the dial' });
  const move = (movementX: number) => {
    const event = new MouseEvent('mousemove', { bubbles: true });
    Object.assign(event, { movementX });
    fireEvent(dial, event);
  };
  const byPerson = (movementX: number) => byHand('mousemove', () => move(movementX));
  byPerson(500);
  press('hold-dial');
  move(500);
  expect(outcome('Dial')).toHaveTextContent(/^0$/);
  byPerson(10);
  press('hold-dial');
  expect(outcome('Held pointer')).toHaveTextContent(`Missed: the dial shows 1, not ${wanted}.`);
  press('hold-dial');
  byPerson(wanted * 20);
  byPerson(wanted * -10);
  press('hold-dial');
  expect(outcome('Held pointer')).toHaveTextContent(`Done: the dial shows ${wanted}.`);
});
