import { byHand } from '@playground/kit/test/trust';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Autofill from './Autofill';
import { draw } from './draw';
import { stations } from './stations';

const asked = draw('7');
const outcome = (id: keyof typeof stations) => screen.getByRole('status', { name: stations[id].name });
const press = (name: string) => byHand('click', () => fireEvent.click(screen.getByRole('button', { name })));
const field = (id: string) => document.getElementById(id) as HTMLInputElement;
/** As a password manager does it: without an event that React would see. */
function fill(texts: Record<string, string>) {
  for (const [id, text] of Object.entries(texts)) field(id).value = text;
}

beforeEach(() => {
  window.history.replaceState(null, '', '/autofill?seed=7');
  render(<Autofill />);
});

test('what a manager fills in counts, and the decoy is a miss', () => {
  press('Save address');
  expect(outcome('address')).toHaveTextContent('Missed: the field ‘Full name’ has nothing.');
  fill({ ...asked.address, website: 'https://example.com' });
  press('Save address');
  expect(outcome('address')).toHaveTextContent('Missed: the field that a person never sees is filled.');
  fill({ website: '', 'postal-code': '<b>🦊</b>' });
  press('Save address');
  expect(outcome('address')).toHaveTextContent('Missed: the field ‘Postal code’ has ‘<b>🦊</b>’.');
  fill(asked.address);
  fireEvent.click(screen.getByRole('button', { name: 'Save address' }));
  expect(outcome('address')).toHaveTextContent('Missed: a script dispatched click. A person must do it.');
  press('Save address');
  expect(outcome('address')).toHaveTextContent('Done: all fields are right.');
});

test('a card counts with and without spaces, but not in the wrong fields', () => {
  fill({ ...asked.card, 'cc-exp': asked.card['cc-csc'], 'cc-csc': asked.card['cc-exp'] });
  press('Save card');
  expect(outcome('card')).toHaveTextContent(/^Missed: the field ‘.+’ has ‘.+’\.$/);
  fill({ ...asked.card, 'cc-number': asked.card['cc-number'].replaceAll(' ', '') });
  press('Save card');
  expect(outcome('card')).toHaveTextContent('Done: all fields are right.');
});

test('the page knows nothing of the filled field until an event tells it', async () => {
  press('Show login');
  expect(field('login-email')).toHaveValue(asked.email);
  press('Continue');
  expect(outcome('filled-before')).toHaveTextContent('Missed: the page does not know the email yet.');
  await userEvent.type(field('login-email'), 'x');
  press('Continue');
  expect(outcome('filled-before')).toHaveTextContent(`Missed: the page knows ‘${asked.email}x’, not ‘${asked.email}’.`);
  await userEvent.type(field('login-email'), '{Backspace}');
  press('Continue');
  expect(outcome('filled-before')).toHaveTextContent('Done: the page knows the email that the browser filled in.');
});
