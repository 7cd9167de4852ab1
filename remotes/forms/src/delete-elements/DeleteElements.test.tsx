import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import DeleteElements from './DeleteElements';

const EMPTY = 'No elements to display. Add some using the input above.';
const field = () => screen.getByLabelText('New element');
const names = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const closeButton = (name: string) => screen.getByRole('button', { name: `Delete ${name}` });

async function deleteAll(user: UserEvent) {
  for (const name of ['Element 1', 'Element 2', 'Element 3']) await user.click(closeButton(name));
}

test('starts with three elements, an empty input and no message', () => {
  render(<DeleteElements />);
  expect(names()).toEqual(['Element 1', 'Element 2', 'Element 3']);
  expect(field()).toHaveValue('');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByText(EMPTY)).not.toBeInTheDocument();
});

test('Enter adds an element at the end and empties the input', async () => {
  const user = userEvent.setup();
  render(<DeleteElements />);
  await user.type(field(), '  Guarana {Enter}');
  expect(names()).toEqual(['Element 1', 'Element 2', 'Element 3', 'Guarana']);
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});

test('typing alone adds nothing, and neither does an Enter that ends a Japanese word', async () => {
  const user = userEvent.setup();
  render(<DeleteElements />);
  await user.type(field(), 'ガラナ');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  await user.tab();
  expect(names()).toHaveLength(3);
});

test.each(['', '   '])('Enter on "%s" shows a warning, adds nothing and keeps the typed text', async (blank) => {
  const user = userEvent.setup();
  render(<DeleteElements />);
  await user.type(field(), `${blank}{Enter}`);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Please enter a valid element name\.$/);
  expect(names()).toHaveLength(3);
  expect(field()).toHaveValue(blank);
});

test('you can dismiss the warning', async () => {
  const user = userEvent.setup();
  render(<DeleteElements />);
  await user.type(field(), '{Enter}');
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(names()).toHaveLength(3);
});

test('the warning disappears when you add a valid name', async () => {
  const user = userEvent.setup();
  render(<DeleteElements />);
  await user.type(field(), '{Enter}');
  await user.type(field(), 'Caju{Enter}');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(names()).toContain('Caju');
});

test('the close button deletes its element and keeps the text in the input', async () => {
  const user = userEvent.setup();
  render(<DeleteElements />);
  await user.type(field(), 'half a na');
  await user.click(closeButton('Element 2'));
  expect(names()).toEqual(['Element 1', 'Element 3']);
  expect(field()).toHaveValue('half a na');
});

test('two elements can have the same name, and deleting one keeps the other', async () => {
  const user = userEvent.setup();
  render(<DeleteElements />);
  await user.type(field(), 'Element 1{Enter}');
  expect(names()).toEqual(['Element 1', 'Element 2', 'Element 3', 'Element 1']);
  await user.click(screen.getAllByRole('button', { name: 'Delete Element 1' })[0] as HTMLElement);
  expect(names()).toEqual(['Element 2', 'Element 3', 'Element 1']);
});

test('an element that is added after a deletion is deleted alone', async () => {
  const user = userEvent.setup();
  render(<DeleteElements />);
  await user.click(closeButton('Element 1'));
  await user.type(field(), 'Guarana{Enter}');
  await user.click(closeButton('Guarana'));
  expect(names()).toEqual(['Element 2', 'Element 3']);
});

test('an empty list shows a message until you add an element', async () => {
  const user = userEvent.setup();
  render(<DeleteElements />);
  await deleteAll(user);
  expect(screen.getByText(EMPTY)).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  await user.type(field(), 'Pitanga{Enter}');
  expect(screen.queryByText(EMPTY)).not.toBeInTheDocument();
  expect(names()).toEqual(['Pitanga']);
});

test('the focus moves to the neighbour, and after the last element to the input', async () => {
  const user = userEvent.setup();
  render(<DeleteElements />);
  await user.click(closeButton('Element 2'));
  expect(closeButton('Element 3')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(closeButton('Element 1')).toHaveFocus();
  await user.keyboard(' ');
  expect(field()).toHaveFocus();
});

test('shows markup as text, and a pasted line break as part of one line', async () => {
  const user = userEvent.setup();
  render(<DeleteElements />);
  await user.click(field());
  await user.paste('<img src=x onerror=alert(1)>\nsecond line');
  await user.keyboard('{Enter}');
  expect(names()[3]).toContain('<img src=x onerror=alert(1)>');
  expect(names()).toHaveLength(4);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
