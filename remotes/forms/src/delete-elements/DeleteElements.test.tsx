import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DeleteElements from './DeleteElements';

const EMPTY = 'No elements to display. Add some using the input above.';
const field = () => screen.getByLabelText('New element');
const names = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const closeButton = (name: string) => screen.getByRole('button', { name: `Delete ${name}` });

function setUp() {
  render(<DeleteElements />);
  return userEvent.setup();
}

test('starts with three elements, an empty input and no message', () => {
  setUp();
  expect(names()).toEqual(['Element 1', 'Element 2', 'Element 3']);
  expect(field()).toHaveValue('');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByText(EMPTY)).not.toBeInTheDocument();
});

test('Enter adds an element at the end and empties the input', async () => {
  const user = setUp();
  await user.type(field(), '  Guarana {Enter}');
  expect(names()).toEqual(['Element 1', 'Element 2', 'Element 3', 'Guarana']);
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});

test('typing alone adds nothing, and neither does an Enter that ends a Japanese word', async () => {
  const user = setUp();
  await user.type(field(), 'ガラナ');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  await user.tab();
  expect(names()).toHaveLength(3);
});

test('Enter on blanks shows a warning that keeps them, adds nothing and can be dismissed', async () => {
  const user = setUp();
  await user.type(field(), '   {Enter}');
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(/^Please enter a valid element name\.$/);
  expect(field()).toHaveValue('   ');
  await user.click(within(alert).getByRole('button', { name: 'Close' }));
  expect(alert).not.toBeInTheDocument();
  expect(names()).toHaveLength(3);
});

test('the warning about an empty input disappears when you add a valid name', async () => {
  const user = setUp();
  await user.type(field(), '{Enter}');
  expect(screen.getByRole('alert')).toBeVisible();
  await user.type(field(), 'Caju{Enter}');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(names()).toContain('Caju');
});

test('the close button deletes its element and keeps the text in the input', async () => {
  const user = setUp();
  await user.type(field(), 'half a na');
  await user.click(closeButton('Element 2'));
  expect(names()).toEqual(['Element 1', 'Element 3']);
  expect(field()).toHaveValue('half a na');
});

test('two elements can have the same name, and deleting one keeps the other', async () => {
  const user = setUp();
  await user.type(field(), 'Element 1{Enter}');
  expect(names()).toEqual(['Element 1', 'Element 2', 'Element 3', 'Element 1']);
  await user.click(screen.getAllByRole('button', { name: 'Delete Element 1' })[0] as HTMLElement);
  expect(names()).toEqual(['Element 2', 'Element 3', 'Element 1']);
});

test('an element that is added after a deletion is deleted alone', async () => {
  const user = setUp();
  await user.click(closeButton('Element 1'));
  await user.type(field(), 'Guarana{Enter}');
  await user.click(closeButton('Guarana'));
  expect(names()).toEqual(['Element 2', 'Element 3']);
});

test('the focus moves to the neighbour, and with the message of an empty list to the input', async () => {
  const user = setUp();
  await user.click(closeButton('Element 2'));
  expect(closeButton('Element 3')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(closeButton('Element 1')).toHaveFocus();
  await user.keyboard(' ');
  expect(field()).toHaveFocus();
  expect(screen.getByText(EMPTY)).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  await user.keyboard('Pitanga{Enter}');
  expect(screen.queryByText(EMPTY)).not.toBeInTheDocument();
  expect(names()).toEqual(['Pitanga']);
});

test('a pasted line break is part of one line', async () => {
  const user = setUp();
  await user.click(field());
  await user.paste('<b>first</b>\nsecond line');
  await user.keyboard('{Enter}');
  expect(names()[3]).toContain('<b>first</b>');
  expect(names()).toHaveLength(4);
});
