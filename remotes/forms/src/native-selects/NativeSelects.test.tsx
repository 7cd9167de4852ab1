import { byHand } from '@playground/kit/test/trust';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { draw } from './draw';
import NativeSelects from './NativeSelects';
import { stations } from './stations';

const asked = draw('7');
const outcome = (id: keyof typeof stations) => screen.getByRole('status', { name: stations[id].name });
const press = (name: string) => byHand('click', () => fireEvent.click(screen.getByRole('button', { name })));
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/nativeSelects?seed=7');
  render(<NativeSelects />);
});
afterEach(() => jest.useRealTimers());

test('a seed decides what is asked, and nothing is right at first', () => {
  expect(draw('7')).toEqual(asked);
  for (let seed = 0; seed < 200; seed++) {
    const { chosen, fruit, street, town } = draw(String(seed));
    expect(new Set([...chosen, fruit]).size).toBe(3);
    expect([town, street].every(Boolean)).toBe(true);
  }
  for (const what of ['size', 'dish', 'address', 'tea', 'seat', 'fruits', 'animal']) press(`Check ${what}`);
  for (const { name } of Object.values(stations))
    expect(screen.getByRole('status', { name })).toHaveTextContent(/^Missed: /);
});

test('a sold-out size and one that is too small are misses', () => {
  choose('Size', 'XXL');
  press('Check size');
  expect(outcome('disabled-option')).toHaveTextContent('Missed: XXL is sold out.');
  choose('Size', 'S');
  press('Check size');
  expect(outcome('disabled-option')).toHaveTextContent('Missed: S is not the largest size.');
  const largest = screen
    .getAllByRole<HTMLOptionElement>('option', { name: /^(S|M|L|XL|XXL)$/ })
    .filter((one) => !one.disabled);
  choose('Size', largest.at(-1)?.value ?? '');
  fireEvent.click(screen.getByRole('button', { name: 'Check size' }));
  expect(outcome('disabled-option')).toHaveTextContent('Missed: a script dispatched click. A person must do it.');
  press('Check size');
  expect(outcome('disabled-option')).toHaveTextContent(/^Done: you chose \w+\.$/);
});

test('the soup of the second group counts, that of the first is a miss', () => {
  choose('Dish', 'starters-soup');
  press('Check dish');
  expect(outcome('same-name-twice')).toHaveTextContent('Missed: you chose the soup of the starters.');
  choose('Dish', 'main-soup');
  press('Check dish');
  expect(outcome('same-name-twice')).toHaveTextContent('Done: you chose Soup.');
});

test('the list of streets is another element as soon as it is enabled, and what a script set in the old one is lost', () => {
  const old = screen.getByLabelText('Street');
  choose('Town', asked.town);
  expect(old).toBeDisabled();
  act(() => jest.advanceTimersByTime(1000));
  expect(old).not.toBeInTheDocument();
  press('Check address');
  expect(outcome('replaced')).toHaveTextContent('Missed: the street is not chosen yet.');
  choose('Street', asked.street);
  press('Check address');
  expect(outcome('replaced')).toHaveTextContent(`Done: you chose ${asked.street} in ${asked.town}.`);
});

test('the tea comes 1.5 seconds after the press', () => {
  press('Load teas');
  expect(screen.queryByRole('option', { name: asked.tea })).toBeNull();
  act(() => jest.advanceTimersByTime(1500));
  choose('Tea', asked.tea);
  press('Check tea');
  expect(outcome('late')).toHaveTextContent(`Done: you chose ${asked.tea}.`);
});

test('an added fruit counts only with those that were chosen', () => {
  const option = (name: string) => screen.getByRole<HTMLOptionElement>('option', { name });
  choose('Fruits', asked.fruit);
  press('Check fruits');
  expect(outcome('add-one')).toHaveTextContent(`Missed: you chose ${asked.fruit}.`);
  for (const name of asked.chosen) option(name).selected = true;
  press('Check fruits');
  expect(outcome('add-one')).toHaveTextContent(/^Done: /);
});

test('an animal that a script chose is a miss', () => {
  choose('Animal', asked.animal);
  press('Check animal');
  expect(outcome('customizable')).toHaveTextContent('Missed: a script set this value. A person must do it.');
  byHand('change', () => choose('Animal', asked.animal));
  press('Check animal');
  expect(outcome('customizable')).toHaveTextContent(`Done: you chose ${asked.animal} by hand.`);
});
