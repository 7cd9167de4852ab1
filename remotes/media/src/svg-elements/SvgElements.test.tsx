import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SvgElements from './SvgElements';

const button = (name: string) => screen.getByRole('button', { name });

async function openRevealed() {
  const user = userEvent.setup();
  render(<SvgElements />);
  await user.click(button('Close'));
  return user;
}

test('starts with a tab that has Hello World! and a close icon', () => {
  render(<SvgElements />);
  expect(screen.getByText('Hello World!')).toBeVisible();
  expect(button('Close')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByText('#1 Automation Tool')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /arrow/ })).not.toBeInTheDocument();
});

test('the close icon reveals the logo, the text and the right arrow', async () => {
  await openRevealed();
  expect(screen.queryByText('Hello World!')).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Playground logo' })).toBeVisible();
  expect(screen.getByText('#1 Automation Tool')).toBeVisible();
  expect(screen.getAllByRole('button')).toEqual([button('Right arrow')]);
});

test('the right arrow shows the brand name and becomes a left arrow, which restores the text', async () => {
  const user = await openRevealed();
  await user.click(button('Right arrow'));
  expect(screen.getByText('Playground')).toBeVisible();
  expect(screen.queryByText('#1 Automation Tool')).not.toBeInTheDocument();
  expect(screen.getAllByRole('button')).toEqual([button('Left arrow')]);
  await user.click(button('Left arrow'));
  expect(screen.getByText('#1 Automation Tool')).toBeVisible();
  expect(screen.queryByText('Playground')).not.toBeInTheDocument();
  expect(screen.getAllByRole('button')).toEqual([button('Right arrow')]);
});

test('the buttons and the text are SVG elements, hard on purpose', async () => {
  render(<SvgElements />);
  expect(button('Close')).toBeInstanceOf(SVGElement);
  const user = userEvent.setup();
  await user.click(button('Close'));
  expect(screen.getByRole('img', { name: 'Playground logo' })).toBeInstanceOf(SVGElement);
  expect(screen.getByText('#1 Automation Tool')).toBeInstanceOf(SVGElement);
  expect(button('Right arrow')).toBeInstanceOf(SVGElement);
});

test('the space bar does not scroll the page', () => {
  render(<SvgElements />);
  const press = createEvent.keyDown(button('Close'), { key: ' ' });
  fireEvent(button('Close'), press);
  expect(press.defaultPrevented).toBe(true);
});

test.each(['{Enter}', ' '])('the key "%s" presses the SVG buttons like a native button', async (key) => {
  const user = userEvent.setup();
  render(<SvgElements />);
  await user.tab();
  expect(button('Close')).toHaveFocus();
  await user.keyboard(key);
  await user.tab();
  await user.keyboard(key);
  expect(button('Left arrow')).toHaveFocus();
  expect(screen.getByText('Playground')).toBeVisible();
});
