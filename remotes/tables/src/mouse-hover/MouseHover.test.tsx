import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MouseHover from './MouseHover';

const TEXT = 'This text is now visible!';
const button = () => screen.getByRole('button', { name: 'Hover over me' });
const shown = () => expect(screen.getByRole('status').textContent).toBe(TEXT);
const hidden = () => expect(screen.queryByText(TEXT)).not.toBeInTheDocument();

function open() {
  const user = userEvent.setup();
  render(<MouseHover />);
  return user;
}

test('shows the text while the button has the keyboard focus', async () => {
  const user = open();
  hidden();
  await user.tab();
  expect(button()).toHaveFocus();
  shown();
  await user.tab();
  hidden();
});

test('shows the text after a tap, which moves no pointer, until the button loses the focus', () => {
  open();
  const tap = Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType: 'touch' });
  fireEvent(button(), tap);
  fireEvent.mouseLeave(button());
  shown();
  fireEvent.blur(button());
  hidden();
});

test('keeps the text when the focus leaves but the pointer stays', async () => {
  const user = open();
  await user.tab();
  await user.hover(button());
  await user.tab();
  shown();
});
