import { render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import RelativePositionTable from './RelativePositionTable';

const ADD = 'Add line 1 column 2 with column 3 line 3:';
const MULTIPLY = 'Multiply line 2 column 1 with column 3 line 1:';
const WRONG = 'Incorrect, try again.';

const field = () => screen.getByRole('textbox');
const numbers = () =>
  screen.getAllByRole('row').map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((cell) => Number(cell.textContent)),
  );
const at = (line: number, column: number) => numbers()[line - 1]?.[column - 1] ?? Number.NaN;
const sum = () => at(1, 2) + at(3, 3);
const product = () => at(2, 1) * at(1, 3);

function open(seed = '') {
  window.history.replaceState(null, '', `/tableRelativePosition?seed=${seed}`);
  const user = userEvent.setup();
  const view = render(<RelativePositionTable />, { wrapper: StrictMode });
  return { user, ...view };
}

async function answer(user: UserEvent, text: string) {
  await user.clear(field());
  await user.click(field());
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Check' }));
}

afterEach(() => window.history.replaceState(null, '', '/'));

test('first asks to add line 1 column 2 with column 3 line 3, without a result', () => {
  open();
  expect(field()).toHaveAccessibleName(ADD);
  expect(field()).toHaveValue('');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

function expectLinesOfNumbers() {
  const lines = numbers();
  expect(lines.map((line) => line.length)).toEqual([3, 3, 3]);
  for (const number of lines.flat()) expect(Number.isInteger(number) && number >= 1 && number <= 100).toBe(true);
}

test.each(['1', '2', '3', '4', '5'])(
  'shows three lines of three whole numbers from 1 to 100, with the seed %s',
  (seed) => {
    open(seed);
    expectLinesOfNumbers();
  },
);

test('draws numbers from 1 to 100, and another seed gives other numbers', () => {
  const drawn = Array.from({ length: 200 }, (_, seed) => {
    const { unmount } = open(String(seed));
    // Not by role, which would be slow for two hundred pages.
    const text = [...document.querySelectorAll('td')].map((cell) => cell.textContent).join();
    unmount();
    return text;
  });
  expect(new Set(drawn).size).toBe(200);
  const all = drawn.flatMap((text) => text.split(',').map(Number));
  expect([Math.min(...all), Math.max(...all)]).toEqual([1, 100]);
});

test('a correct sum leads to the multiplication, with other numbers and an empty field', async () => {
  const { user } = open('7');
  const before = numbers();
  await answer(user, String(sum()));
  expect(field()).toHaveAccessibleName(MULTIPLY);
  expect(field()).toHaveValue('');
  expect(numbers()).not.toEqual(before);
  expectLinesOfNumbers();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a correct product shows Correct!', async () => {
  const { user } = open();
  await answer(user, String(sum()));
  await answer(user, String(product()));
  expect(screen.getByRole('status')).toHaveTextContent('Correct!');
  expect(screen.queryByText(WRONG)).not.toBeInTheDocument();
});

test('a wrong answer keeps the question, its numbers and the typed text, and a correct one then continues', async () => {
  const { user } = open();
  const before = numbers();
  await answer(user, String(sum() + 1));
  expect(screen.getByRole('alert')).toHaveTextContent(WRONG);
  expect(field()).toHaveAccessibleName(ADD);
  expect(field()).toHaveValue(String(sum() + 1));
  expect(numbers()).toEqual(before);
  await answer(user, String(sum()));
  expect(screen.queryByText(WRONG)).not.toBeInTheDocument();
  expect(field()).toHaveAccessibleName(MULTIPLY);
});

test('a wrong product shows an error, and a correct one then shows Correct!', async () => {
  const { user } = open();
  await answer(user, String(sum()));
  await answer(user, '0');
  expect(screen.getByRole('alert')).toHaveTextContent(WRONG);
  await answer(user, String(product()));
  expect(screen.getByRole('status')).toHaveTextContent('Correct!');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('Enter in the field submits, and the field keeps the focus', async () => {
  const { user } = open();
  await user.type(field(), `${sum()}{Enter}`);
  expect(field()).toHaveAccessibleName(MULTIPLY);
  expect(field()).toHaveFocus();
});

// Only the digits at the start count, after blanks and a sign.
test.each([
  ['blanks around it', (right: number) => ` ${right} `],
  ['a plus sign', (right: number) => `+${right}`],
  ['leading zeros', (right: number) => `000${right}`],
  ['letters after it', (right: number) => `${right}abc`],
  ['decimals after it', (right: number) => `${right}.9`],
])('the correct number with %s is correct', async (_, spell) => {
  const { user } = open();
  await answer(user, spell(sum()));
  expect(field()).toHaveAccessibleName(MULTIPLY);
});

test.each([
  ['blanks alone', () => '   '],
  ['letters before it', (right: number) => `abc${right}`],
  ['a minus sign', (right: number) => `-${right}`],
  ['an exponent: 1e1 is 1', (right: number) => `${right / 10}e1`],
  ['a thousand digits', () => '9'.repeat(1_000)],
  ['digits of another script', () => '\u0661\u0662'],
])('%s is wrong', async (_, spell) => {
  const { user } = open();
  await answer(user, spell(sum()));
  expect(screen.getByRole('alert')).toHaveTextContent(WRONG);
  expect(field()).toHaveAccessibleName(ADD);
});

test('an empty answer is wrong', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByRole('alert')).toHaveTextContent(WRONG);
});

test('the same seed gives the same two tables', async () => {
  async function both() {
    const { user, unmount } = open('pitanga');
    const first = numbers();
    await answer(user, String(sum()));
    const tables = [first, numbers()];
    unmount();
    return tables;
  }
  expect(await both()).toEqual(await both());
});
