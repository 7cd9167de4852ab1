import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FrameKinds from './FrameKinds';
import { frameset } from './frameset';

beforeEach(() => {
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:made');
  jest.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  // Only a real browser renders documents in frames.
  jest.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(null);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('the whole contract is in the attributes and in the blobs', () => {
  const blobs: string[] = [];
  const blob = jest.spyOn(globalThis, 'Blob').mockImplementation((parts = []) => {
    blobs.push(String(parts[0]));
    return {} as Blob;
  });
  render(<FrameKinds />);
  blob.mockRestore();
  const attribute = (title: string) => String(screen.getByTitle(title).getAttribute('srcdoc'));
  const archive = new DOMParser().parseFromString(attribute('Archive'), 'text/html');
  const archived = String(archive.querySelector('iframe')?.getAttribute('srcdoc'));
  for (const html of [attribute('Contract in an attribute'), archived, ...blobs]) {
    expect(html).toContain('<button type="button" id="sign">Sign</button>');
  }
  expect(blobs).toHaveLength(7);
});

const signedIn = (origin: string, source: Window | null, trusted = true) =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { origin, source, data: { kind: 'signed', trusted } }));
  });

test('a press in the frameset counts for a message of its origin, and a press by a script is a miss', () => {
  const tab = { close: jest.fn() } as unknown as Window;
  const open = jest.spyOn(window, 'open').mockReturnValue(tab);
  const { unmount } = render(<FrameKinds />);
  const outcome = screen.getByRole('status', { name: 'Legacy frameset' });
  fireEvent.click(screen.getByRole('button', { name: 'Open the frameset in a tab' }));
  expect(String(open.mock.calls[0]?.[0])).toBe(frameset.href);
  signedIn('http://evil.test', null);
  signedIn(frameset.origin, window);
  expect(outcome).toHaveTextContent('Not done yet.');
  signedIn(frameset.origin, null, false);
  expect(outcome).toHaveTextContent('Missed: Sign was pressed by a script.');
  signedIn(frameset.origin, null);
  expect(outcome).toHaveTextContent('Done: the contract in the frameset was signed.');
  unmount();
  expect(tab.close).toHaveBeenCalled();
});

test('a browser that blocks the tab is a miss', () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  render(<FrameKinds />);
  fireEvent.click(screen.getByRole('button', { name: 'Open the frameset in a tab' }));
  expect(screen.getByRole('status', { name: 'Legacy frameset' })).toHaveTextContent(
    'Missed: this browser blocked the tab.',
  );
});

test('the late frame comes two seconds after the last request', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<FrameKinds />);
  const ask = () => user.click(screen.getByRole('button', { name: 'Ask for the contract' }));
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  await ask();
  wait(1999);
  expect(screen.queryByTitle('Late contract')).toBeNull();
  await ask();
  wait(1999);
  expect(screen.queryByTitle('Late contract')).toBeNull();
  wait(1);
  expect(screen.getByTitle('Late contract')).toBeInTheDocument();
  await ask();
  expect(screen.queryByTitle('Late contract')).toBeNull();
});

test('leaves neither a timer nor an object URL behind', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { unmount } = render(<FrameKinds />);
  await user.click(screen.getByRole('button', { name: 'Ask for the contract' }));
  const before = jest.getTimerCount();
  unmount();
  expect(jest.getTimerCount()).toBe(before - 1);
  expect(URL.createObjectURL).toHaveBeenCalledTimes(7);
  expect(URL.revokeObjectURL).toHaveBeenCalledTimes(7);
});
