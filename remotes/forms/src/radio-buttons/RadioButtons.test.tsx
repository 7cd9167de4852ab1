import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import RadioButtons from './RadioButtons';

const NAMES = ['PayPal', 'Credit card', 'Debit card', 'Bank transfer'];
const radio = (name: string) => screen.getByRole('radio', { name });
const next = () => screen.getByRole('button', { name: 'Next' });
const cancel = () => screen.getByRole('button', { name: 'Cancel' });
const result = () => screen.getByRole('status');

function setUp() {
  render(<RadioButtons />);
  return userEvent.setup();
}

test('starts with four ways to pay, no choice and disabled buttons', () => {
  setUp();
  expect(within(screen.getByRole('group', { name: 'Payment method' })).getAllByRole('radio')).toEqual(NAMES.map(radio));
  for (const name of NAMES) expect(radio(name)).not.toBeChecked();
  expect(next()).toBeDisabled();
  expect(cancel()).toBeDisabled();
  expect(result()).toBeEmptyDOMElement();
});

test('a choice enables Next, shows no result yet and can be changed, by arrow keys too', async () => {
  const user = setUp();
  await user.click(radio('PayPal'));
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { checked: true })).toBe(radio('Credit card'));
  expect(next()).toBeEnabled();
  expect(cancel()).toBeDisabled();
  expect(result()).toBeEmptyDOMElement();
});

test.each(NAMES)('Next shows that you pay with %s', async (name) => {
  const user = setUp();
  await user.click(radio(name));
  await user.click(next());
  expect(result()).toHaveTextContent(new RegExp(`^Paying with ${name}$`));
});

test('Next locks the choice, and Cancel, enabled only after Next, unlocks it', async () => {
  const user = setUp();
  await user.click(radio('Credit card'));
  await user.click(next());
  // The button that is enabled has the focus.
  expect(cancel()).toHaveFocus();
  for (const name of NAMES) expect(radio(name)).toBeDisabled();
  expect(next()).toBeDisabled();
  await user.click(screen.getByText('PayPal'));
  expect(radio('Credit card')).toBeChecked();
  await user.click(cancel());
  expect(cancel()).toBeDisabled();
  expect(next()).toHaveFocus();
  expect(result()).toBeEmptyDOMElement();
  expect(radio('Credit card')).toBeChecked();
  await user.click(radio('Bank transfer'));
  await user.click(next());
  expect(result()).toHaveTextContent('Paying with Bank transfer');
});
