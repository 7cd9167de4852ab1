import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TextareaMultiline from './TextareaMultiline';

const field = () => screen.getByRole('textbox', { name: 'Your text' });
const expectCount = (count: number) =>
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^Characters: ${count}$`));

async function paste(text: string) {
  const user = userEvent.setup();
  render(<TextareaMultiline />);
  await user.click(field());
  await user.paste(text);
  return user;
}

test('starts empty with ten rows, a placeholder and the count 0', () => {
  render(<TextareaMultiline />);
  expect(field()).toHaveValue('');
  expect(field()).toHaveAttribute('rows', '10');
  expect(field()).toHaveAttribute('placeholder', 'Type multiple lines of text here...');
  expectCount(0);
});

test('counts up and down with each key', async () => {
  const user = userEvent.setup();
  render(<TextareaMultiline />);
  await user.type(field(), 'a');
  expectCount(1);
  await user.keyboard('b{Enter}');
  expectCount(3);
  await user.keyboard(' c');
  expectCount(5);
  await user.keyboard('{Backspace}');
  expectCount(4);
  await user.clear(field());
  expectCount(0);
});

test.each([
  ['a line break pasted from Windows', 'one\r\ntwo', 7],
  ['an emoji', '🍌', 1],
  ['a family, which is one emoji of five code points', '👩‍👩‍👧', 1],
  ['a flag', '🇧🇷', 1],
  ['a letter with a combining accent', 'e\u0301', 1],
  ['Arabic', 'مرحبا', 5],
  ['blanks', '   ', 3],
])('counts %s as people see it', async (_, text, count) => {
  await paste(text);
  expectCount(count);
});

test('counts 100 000 characters', async () => {
  await paste('0123456789'.repeat(10_000));
  expectCount(100_000);
});
