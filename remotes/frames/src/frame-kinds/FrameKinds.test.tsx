import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Contract from './components/Contract';
import FrameKinds from './FrameKinds';
import { stations } from './stations';

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

test('has nine stations, and none is done', () => {
  render(<FrameKinds />);
  const names = Object.values(stations).map(({ name }) => name);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(names);
  expect(names).toHaveLength(9);
  for (const name of names) expect(screen.getByRole('status', { name })).toHaveTextContent(/^Not done yet\.$/);
});

test('a press by a script is a miss', async () => {
  const missed = jest.fn();
  const sign = jest.fn();
  render(<Contract onSign={sign} missed={missed} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Sign' }));
  expect(missed).toHaveBeenCalledWith('Sign was pressed by a script.');
  expect(sign).not.toHaveBeenCalled();
});

test('the frameset is on a separate page', () => {
  render(<FrameKinds />);
  const station = within(screen.getByRole('region', { name: 'Legacy frameset' }));
  expect(station.getByRole('link')).toHaveAttribute('href', '/frameKinds/frameset');
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
  expect(URL.createObjectURL).toHaveBeenCalledTimes(3);
  expect(URL.revokeObjectURL).toHaveBeenCalledTimes(3);
});
