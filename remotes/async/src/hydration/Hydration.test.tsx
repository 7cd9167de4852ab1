import { act, fireEvent, render, screen } from '@testing-library/react';
import { expectToFollowSeed, outcome } from '../../shared/testPage';
import Hydration from './Hydration';

// jsdom has not what the browser's build needs when it loads.
jest.mock('react-dom/server', () => jest.requireActual('react-dom/server.node'));

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Presses a button that loads a part, and waits for the markup. */
async function load(name: string) {
  press(name);
  await act(async () => {});
}

const after = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  window.history.replaceState(null, '', '?seed=1');
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('early clicks and letters are lost and counted', async () => {
  render(<Hydration />);
  await load('Load guests');
  expect(screen.getByText('This part is not alive yet.')).toBeVisible();
  press('Add guest');
  fireEvent.input(screen.getByLabelText('Guest'), { target: { value: 'a' } });
  expect(outcome('Dead at first')).toHaveTextContent('Lost so far: 1 click and 1 input.');
  await after(3_000);
  expect(screen.getByText('This part is alive.')).toBeVisible();
  expect(screen.getByText('This part is alive.')).toHaveAttribute('aria-live');
  press('Add guest');
  expect(outcome('Dead at first')).toHaveTextContent(/^Missed: nothing was added, not \w+\.$/);
});

test('an early click is done again, and one by a script is a miss', async () => {
  render(<Hydration />);
  await load('Load tea');
  press('Order tea');
  expect(outcome('Done right')).toHaveTextContent('Not done yet.');
  await after(3_000);
  expect(screen.getByText('Cups ordered: 1')).toBeVisible();
  expect(outcome('Done right')).toHaveTextContent('Missed: a script dispatched click. A person must do it.');
});

test('the page follows the seed', () => expectToFollowSeed(Hydration));
