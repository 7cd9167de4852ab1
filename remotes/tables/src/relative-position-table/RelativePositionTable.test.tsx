import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import RelativePositionTable from './RelativePositionTable';

const ADD = 'Add line 1 column 2 with column 3 line 3:';
const MULTIPLY = 'Multiply line 2 column 1 with column 3 line 1:';
const WRONG = 'Incorrect, try again.';

const field = () => screen.getByRole('textbox');
// Not by role, which is slow.
const numbers = () => [...document.querySelectorAll('td')].map(({ textContent }) => Number(textContent));
const at = (line: number, column: number) => numbers()[3 * (line - 1) + column - 1] ?? Number.NaN;
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

test('shows three lines of three numbers from 1 to 100, and another seed gives other numbers', () => {
  const drawn = Array.from({ length: 200 }, (_, seed) => {
    const { unmount } = open(String(seed));
    expect([...document.querySelectorAll('tr')].map(({ cells }) => cells.length)).toEqual([3, 3, 3]);
    const all = numbers();
    unmount();
    return all;
  });
  expect(new Set(drawn.map(String)).size).toBe(200);
  expect([Math.min(...drawn.flat()), Math.max(...drawn.flat())]).toEqual([1, 100]);
});

test('a correct sum leads to the multiplication, with other numbers and an empty field', async () => {
  const { user } = open('7');
  const before = numbers();
  await answer(user, String(sum()));
  expect(field()).toHaveAccessibleName(MULTIPLY);
  expect(field()).toHaveValue('');
  expect(numbers()).not.toEqual(before);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
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
  ['a plus sign and zeros', (right: number) => `+000${right}`],
  ['letters after it', (right: number) => `${right}abc`],
  ['decimals after it', (right: number) => `${right}.9`],
])('the correct number with %s is correct', async (_, spell) => {
  const { user } = open();
  await answer(user, spell(sum()));
  expect(field()).toHaveAccessibleName(MULTIPLY);
});

test('no other text is right', async () => {
  const { user } = open();
  const right = sum();
  // An exponent does not count: 1e1 is 1.
  for (const wrong of ['', '   ', `abc${right}`, `-${right}`, `${right / 10}e1`, '9'.repeat(1_000), '\u0661\u0662']) {
    await answer(user, wrong);
    expect(screen.getByRole('alert')).toHaveTextContent(WRONG);
  }
  expect(field()).toHaveAccessibleName(ADD);
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
