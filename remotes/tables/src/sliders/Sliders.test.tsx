import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Sliders from './Sliders';
import { byKey, onStep } from './steps';

test('a value is the nearest step of its range, without binary rounding errors', () => {
  const range = { min: 5, max: 30, step: 0.5 };
  expect([4, 5.2, 5.3, 21.49, 99, Number.NEGATIVE_INFINITY].map((value) => onStep(value, range))).toEqual([
    ...[5, 5, 5.5, 21.5, 30, 5],
  ]);
});

test('keys move by one step, by ten and to the ends, and other keys do nothing', () => {
  const range = { min: 0, max: 100, step: 5 };
  const keys = ['ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'a', 'Tab'];
  expect(keys.map((key) => byKey(key, 60, range))).toEqual([
    ...[65, 65, 55, 55, 100, 10, 0, 100, undefined, undefined],
  ]);
});

test('a value set by a script is shown and is a miss', async () => {
  const user = userEvent.setup();
  render(<Sliders />);
  // Events in jsdom are never trusted.
  fireEvent.change(screen.getByRole('slider', { name: 'Volume' }), { target: { value: '37' } });
  expect(screen.getByRole('status', { name: 'Volume now' })).toHaveTextContent('37');
  expect(screen.getByRole('status', { name: 'Native range' })).toHaveTextContent(/^Missed: a script set it to 37/);
  screen.getByRole('slider', { name: 'Dial' }).focus();
  await user.keyboard('{End}');
  expect(screen.getByRole('status', { name: 'Dial now' })).toHaveTextContent('300 degrees');
  expect(screen.getByRole('status', { name: 'Dial' })).toHaveTextContent(/^Missed: a script turned it/);
  const said = screen.getAllByRole('slider').map((slider) => slider.getAttribute('aria-valuetext'));
  expect(said).toEqual([null, '18 °C', '20 euros', '180 euros', '10 percent', '300 degrees']);
});
