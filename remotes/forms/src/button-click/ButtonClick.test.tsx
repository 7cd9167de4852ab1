import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ButtonClick from './ButtonClick';

const message = () => screen.getByText('You clicked the button!');

test('the message is in the document but hidden until the click, in a live region that is there already', () => {
  render(<ButtonClick />);
  expect(message()).not.toBeVisible();
  expect(screen.getByRole('status')).toContainElement(message());
});

test('a click reveals the message, and neither more clicks nor time hide it again', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<ButtonClick />);
  for (let clicks = 1; clicks <= 3; clicks++) {
    await user.click(screen.getByRole('button', { name: 'Click here' }));
    expect(message()).toBeVisible();
  }
  act(() => jest.advanceTimersByTime(60_000));
  expect(message()).toBeVisible();
  jest.useRealTimers();
});

test('the keyboard clicks like the mouse', async () => {
  const user = userEvent.setup();
  render(<ButtonClick />);
  await user.tab();
  await user.keyboard(' ');
  expect(message()).toBeVisible();
});
