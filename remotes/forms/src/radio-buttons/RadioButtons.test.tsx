import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import RadioButtons from './RadioButtons';

const NAMES = ['PayPal', 'Credit card', 'Debit card', 'Bank transfer'];
const radio = (name: string) => screen.getByRole('radio', { name });
const next = () => screen.getByRole('button', { name: 'Next' });
const cancel = () => screen.getByRole('button', { name: 'Cancel' });
const result = () => screen.getByRole('status');

test('starts with four ways to pay, no choice and disabled buttons', () => {
  render(<RadioButtons />);
  expect(within(screen.getByRole('group', { name: 'Payment method' })).getAllByRole('radio')).toEqual(NAMES.map(radio));
  for (const name of NAMES) expect(radio(name)).not.toBeChecked();
  expect(next()).toBeDisabled();
  expect(cancel()).toBeDisabled();
  expect(result()).toBeEmptyDOMElement();
});

test('Next without a choice does nothing', async () => {
  const user = userEvent.setup();
  render(<RadioButtons />);
  await user.click(next());
  expect(result()).toBeEmptyDOMElement();
  for (const name of NAMES) expect(radio(name)).toBeEnabled();
});

test('a choice enables Next, shows no result yet and can be changed', async () => {
  const user = userEvent.setup();
  render(<RadioButtons />);
  await user.click(radio('PayPal'));
  await user.click(radio('Debit card'));
  expect(screen.getByRole('radio', { checked: true })).toBe(radio('Debit card'));
  expect(next()).toBeEnabled();
  expect(cancel()).toBeDisabled();
  expect(result()).toBeEmptyDOMElement();
});

test('the arrow keys choose the next way to pay', async () => {
  const user = userEvent.setup();
  render(<RadioButtons />);
  await user.click(radio('PayPal'));
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { checked: true })).toBe(radio('Credit card'));
});

test.each(NAMES)('Next shows that you pay with %s', async (name) => {
  const user = userEvent.setup();
  render(<RadioButtons />);
  await user.click(radio(name));
  await user.click(next());
  expect(result()).toHaveTextContent(new RegExp(`^Paying with ${name}$`));
});

test('Next locks the choice', async () => {
  const user = userEvent.setup();
  render(<RadioButtons />);
  await user.click(radio('Credit card'));
  await user.click(next());
  for (const name of NAMES) expect(radio(name)).toBeDisabled();
  expect(next()).toBeDisabled();
  await user.click(screen.getByText('PayPal'));
  expect(radio('Credit card')).toBeChecked();
  expect(result()).toHaveTextContent('Paying with Credit card');
});

test('Cancel, enabled only after Next, unlocks the choice, and the button that is enabled has the focus', async () => {
  const user = userEvent.setup();
  render(<RadioButtons />);
  await user.click(radio('Credit card'));
  await user.click(next());
  expect(cancel()).toBeEnabled();
  expect(cancel()).toHaveFocus();
  await user.click(cancel());
  expect(cancel()).toBeDisabled();
  expect(next()).toHaveFocus();
  expect(result()).toBeEmptyDOMElement();
  expect(radio('Credit card')).toBeChecked();
  await user.click(radio('Bank transfer'));
  await user.click(next());
  expect(result()).toHaveTextContent('Paying with Bank transfer');
});
