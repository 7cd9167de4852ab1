import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import HowMany from './components/HowMany';
import NumberField from './components/NumberField';
import { countOf } from './draw';

beforeAll(() => {
  // jsdom has no ResizeObserver and no layout, so there are no rows.
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const outcome = (name: string) => screen.getByRole('status', { name });

test('only the number of the amber crates counts', async () => {
  const user = userEvent.setup();
  render(<HowMany seed="7" />);
  const amber = countOf('7', 'crates', 200, 'amber');
  const field = screen.getByLabelText('Amber crates');
  await user.type(field, `${amber + 1}{Enter}`);
  expect(outcome('How many')).toHaveTextContent(`Missed: the number of amber crates is not ${amber + 1}.`);
  await user.clear(field);
  await user.type(field, ` ${amber} {Enter}`);
  // The events of user-event are not trusted. The browser test has `Done:`.
  expect(outcome('How many')).toHaveTextContent('Missed: a script set this value. A person must do it.');
});

test('a number that is none is told and stays as it was typed', async () => {
  const user = userEvent.setup();
  const onNumber = jest.fn();
  render(<NumberField id="vault" label="Go to vault" action="Go" from={1} to={10_000} onNumber={onNumber} />);
  const field = screen.getByLabelText<HTMLInputElement>('Go to vault');
  for (const text of ['', '12.5', '-3', '10001', '٣', '<b>8</b>', '9'.repeat(100_000)]) {
    await user.clear(field);
    await user.paste(text);
    await user.keyboard('{Enter}');
    expect(onNumber).not.toHaveBeenCalled();
    expect(screen.getByText('Type a whole number from 1 to 10000.')).toBeVisible();
    expect(field).toBeInvalid();
    expect(field.value).toBe(text);
  }
});
