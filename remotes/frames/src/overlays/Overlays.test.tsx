import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Overlays from './Overlays';

const outcome = (name: string) => screen.getByRole('status', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const toggle = (name: string) => userEvent.click(screen.getByRole('switch', { name: `${name} on` }));

async function fill(name: string, lamps: string) {
  for (const [label, value] of Object.entries({ Name: name, 'Number of lamps': lamps })) {
    const field = screen.getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(value);
  }
}

test('has eight switches that are off, and nothing covers the form', () => {
  render(<Overlays />);
  const switches = screen.getAllByRole('switch');
  expect(switches).toHaveLength(8);
  for (const one of switches) expect(one).not.toBeChecked();
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Order' })]);
});

test('an overlay that is switched off again is gone, and an order does not change its outcome', async () => {
  render(<Overlays />);
  await toggle('Consent banner');
  expect(screen.getByRole('region', { name: 'Consent' })).toBeVisible();
  await toggle('Consent banner');
  expect(screen.queryByRole('region', { name: 'Consent' })).toBeNull();
  await fill('Ada', '3');
  await press('Order');
  expect(outcome('Last order')).toHaveTextContent('Order 1: 3 for Ada.');
  expect(outcome('Consent banner')).toHaveTextContent('Not done yet.');
});

test('an order that a script sends is a miss', async () => {
  render(<Overlays />);
  await toggle('Sticky header');
  await fill('Ada', '3');
  await press('Order');
  expect(outcome('Sticky header')).toHaveTextContent('Missed: the order was sent by a script.');
});

test.each([
  ['', 'Enter a name.'],
  ['   ', 'Enter a name.'],
  ['x'.repeat(100_000), 'This name has 100000 characters. Enter 60 at most.'],
])('a wrong name gets an error message, and the field keeps it', async (name, answer) => {
  render(<Overlays />);
  await fill(name || ' ', '3');
  await press('Order');
  expect(screen.getByRole('alert')).toHaveTextContent(answer);
  expect(screen.getByLabelText('Name')).toBeInvalid();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(answer);
  expect(screen.getByLabelText('Name')).toHaveValue(name || ' ');
  expect(outcome('Last order')).toHaveTextContent('Nothing was ordered yet.');
});

test.each(['0', '-1', '100', '3.5', 'three', '٣', '3e1', '<b>3</b>'])('%s is not a number of lamps', async (lamps) => {
  render(<Overlays />);
  await fill('Ada', lamps);
  await press('Order');
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a whole number from 1 to 99.');
  expect(screen.getByLabelText('Number of lamps')).toHaveValue(lamps);
});

test.each(['<i>Ada</i>', 'עדה', '👩‍🚀 Ada'])('the name %s is shown as it was typed', async (name) => {
  render(<Overlays />);
  await fill(name, '3');
  await press('Order');
  expect(outcome('Last order')).toHaveTextContent(`Order 1: 3 for ${name}.`);
  expect(screen.getByLabelText('Name')).toHaveValue('');
});
