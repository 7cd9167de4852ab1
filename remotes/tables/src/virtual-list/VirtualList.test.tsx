import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { countOf, rowOf } from './draw';
import VirtualList from './VirtualList';

beforeAll(() => {
  // jsdom has no ResizeObserver and no layout, so there are no rows.
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

beforeEach(() => window.history.replaceState(null, '', '/virtualList?seed=7'));

const outcome = (name: string) => screen.getByRole('status', { name });

test('only the number of the amber crates counts', async () => {
  const user = userEvent.setup();
  render(<VirtualList />);
  const amber = countOf('7', 'crates', 200, 'amber');
  const field = screen.getByLabelText('Amber crates');
  await user.type(field, `${amber + 1}{Enter}`);
  expect(outcome('How many')).toHaveTextContent(`Missed: the number of amber crates is not ${amber + 1}.`);
  await user.clear(field);
  await user.type(field, ` ${amber} {Enter}`);
  // The events of user-event are not trusted. The browser test has `Done:`.
  expect(outcome('How many')).toHaveTextContent('Missed: a script set this value. A person must do it.');
});

test.each([
  ['', 'blank'],
  ['12.5', 'a part'],
  ['-3', 'below'],
  ['10001', 'above'],
  ['٣', 'other digits'],
  ['<b>8</b>', 'markup'],
  ['9'.repeat(100_000), 'far above'],
])('a number that is none is told and stays as it was typed (%#: %s)', async (text) => {
  const user = userEvent.setup();
  render(<VirtualList />);
  const field = screen.getByLabelText<HTMLInputElement>('Go to vault');
  await user.click(field);
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Go' }));
  expect(screen.getByText('Type a whole number from 1 to 10000.')).toBeVisible();
  expect(field).toBeInvalid();
  expect(field.value).toBe(text);
});

test('a row depends only on seed, list and number', () => {
  expect(rowOf('7', 'lockers', 7204)).toEqual(rowOf('7', 'lockers', 7204));
  expect(Array.from({ length: 20 }, (_, n) => rowOf('7', 'lockers', n))).not.toEqual(
    Array.from({ length: 20 }, (_, n) => rowOf('8', 'lockers', n)),
  );
});
