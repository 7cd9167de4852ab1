import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SvgElements from './SvgElements';

const button = (name: string) => screen.getByRole('button', { name });

test('the right arrow replaces the text and itself, and the left arrow restores both, all in SVG', async () => {
  const user = userEvent.setup();
  render(<SvgElements />);
  expect(screen.getByText('Hello World!')).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(button('Close')).toBeInstanceOf(SVGElement);
  await user.click(button('Close'));
  expect(screen.queryByText('Hello World!')).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Playground logo' })).toBeInstanceOf(SVGElement);
  expect(button('Right arrow')).toBeInstanceOf(SVGElement);
  const text = screen.getByText('#1 Automation Tool');
  expect(text).toBeInstanceOf(SVGElement);
  await user.click(button('Right arrow'));
  expect(text).toHaveTextContent(/^Playground$/);
  expect(screen.getAllByRole('button')).toEqual([button('Left arrow')]);
  await user.click(button('Left arrow'));
  expect(text).toHaveTextContent(/^#1 Automation Tool$/);
  expect(screen.getAllByRole('button')).toEqual([button('Right arrow')]);
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
});
