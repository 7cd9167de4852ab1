import { trust } from '@playground/kit/test/trust';
import { fireEvent, render, screen } from '@testing-library/react';
import { useByPerson } from './components/useByPerson';
import { DEPARTMENTS, draw, LOCKERS } from './draw';

test('a seed decides what is asked: something that is offered, and not what is there at first', () => {
  expect(draw('7')).toEqual(draw('7'));
  expect(draw('8')).not.toEqual(draw('7'));
  for (let seed = 0; seed < 50; seed++) {
    const drawn = draw(String(seed));
    for (const { names, wanted } of [drawn.city, drawn.place, drawn.drink, drawn.colour, drawn.code])
      expect(names).toContain(wanted);
    expect(LOCKERS).toContain(drawn.locker);
    expect(drawn.city.recent).toContain(drawn.city.wanted);
    const { names, wanted, chosen } = drawn.toppings;
    expect(names).toEqual(expect.arrayContaining([...wanted, ...chosen]));
    expect(chosen.filter((one) => wanted.includes(one))).toHaveLength(1);
    expect(drawn.team.department).not.toBe(DEPARTMENTS[0]);
    // The first match of a search is another place, which contains the name.
    const { place } = drawn;
    expect(place.names.find((name) => name.includes(place.wanted))).toMatch(new RegExp(`.+ ${place.wanted}$`));
  }
});

/** A button that says of its click, and of a focus that comes or goes, whether a person caused it. */
function renderChoice() {
  const seen: boolean[] = [];
  function Choice() {
    const byPerson = useByPerson();
    const choose = () => seen.push(byPerson());
    // As React does. The click comes from code, as geckodriver's does, so the microtask waits until it was dispatched.
    return (
      <button id="choice" type="button" onClick={() => queueMicrotask(choose)} onFocus={choose} onBlur={choose}>
        Choice
      </button>
    );
  }
  render(<Choice />);
  return { seen, choice: screen.getByRole('button') };
}

test('a choice in an event of a script is not by a person', async () => {
  const { seen, choice } = renderChoice();
  fireEvent.click(choice);
  await Promise.resolve();
  expect(seen).toEqual([false]);
});

test('a choice right after the event of a person is by that person, and a later one is not', async () => {
  const distrust = trust('click');
  const { seen, choice } = renderChoice();
  fireEvent.click(choice);
  distrust();
  await Promise.resolve();
  expect(seen).toEqual([true]);
  await new Promise((resolve) => setTimeout(resolve));
  fireEvent.focus(choice);
  expect(seen).toEqual([true, false]);
});

test('a choice when the focus leaves is by a person if Tab caused it', () => {
  // What the browser dispatches is trusted.
  const distrust = trust('keydown', 'focusout');
  const { seen, choice } = renderChoice();
  fireEvent.focusOut(choice);
  fireEvent.keyDown(choice, { key: 'Tab' });
  fireEvent.focusOut(choice);
  fireEvent.focusOut(choice);
  expect(seen).toEqual([false, true, false]);
  distrust();
});
