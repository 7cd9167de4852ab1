import { byHand } from '@playground/kit/test/trust';
import { fireEvent, render, screen } from '@testing-library/react';
import AtTheEnd from './components/AtTheEnd';
import TurnsOver from './components/TurnsOver';
import WrappedLink from './components/WrappedLink';
import { draw } from './draw';
import { gapAt, isInside, turned } from './places';

test('a click by a script is a miss, and leaves the page where it is', () => {
  render(<WrappedLink />);
  expect(fireEvent.click(screen.getByText(/^the rules/), { detail: 1 })).toBe(false);
  expect(screen.getByRole('status', { name: 'Wrapped link' })).toHaveTextContent(
    'Missed: a script dispatched click. A person must do it.',
  );
});

/** Presses as a person does. */
const press = (name: string) => byHand('click', () => fireEvent.click(screen.getByText(name)));
/** Gives an element a box of this height, which ends here. */
function endsAt(id: string, bottom: number) {
  const element = document.getElementById(id) as HTMLElement;
  element.getBoundingClientRect = () => ({ bottom }) as DOMRect;
}

test('Turns over: only ‘Paste’ of a menu above its button counts, by hand', () => {
  render(<TurnsOver />);
  const outcome = screen.getByRole('status', { name: 'Turns over' });
  endsAt('open-menu', 100);
  endsAt('anchored-menu', 200);
  press('Paste');
  expect(outcome).toHaveTextContent('Missed: the menu was below its button.');
  endsAt('anchored-menu', 60);
  press('Cut');
  expect(outcome).toHaveTextContent('Missed: ‘Cut’ was pressed.');
  fireEvent.click(screen.getByText('Paste'));
  expect(outcome).toHaveTextContent('Missed: a script dispatched click. A person must do it.');
  press('Paste');
  expect(outcome).toHaveTextContent('Done: ‘Paste’ was pressed, and the menu was above its button.');
});

test('At the end: the button counts only there', () => {
  render(<AtTheEnd />);
  const outcome = screen.getByRole('status', { name: 'At the end' });
  const story = screen.getByRole('region', { name: 'Story' });
  Object.defineProperties(story, { scrollHeight: { value: 900 }, clientHeight: { value: 200 } });
  press('Continue');
  expect(outcome).toHaveTextContent('Missed: the story was not at its end.');
  story.scrollTop = 687;
  press('Continue');
  expect(outcome).toHaveTextContent('Done: ‘Continue’ was pressed at the end of the story.');
});

test('a point turns clockwise, and back', () => {
  const { x, y } = turned({ x: 10, y: 0 }, 90);
  expect([Math.round(x), Math.round(y)]).toEqual([0, 10]);
  const back = turned(turned({ x: 7, y: -3 }, 35), -35);
  expect([back.x, back.y]).toEqual([expect.closeTo(7), expect.closeTo(-3)]);
});

test('a place is in the gap between two rows, or in none', () => {
  const rows = [0, 20, 40].map((top) => ({ top, bottom: top + 10 }));
  expect([-5, 5, 15, 20, 35, 45, 60].map((y) => gapAt(y, rows))).toEqual([-1, -1, 0, -1, 1, -1, -1]);
});

test('a box has its edges, and not what is beside it', () => {
  const box = new DOMRect(10, 10, 20, 20);
  expect([10, 20, 30].map((x) => isInside({ x, y: 10 }, box))).toEqual([true, true, true]);
  expect([9, 31].map((x) => isInside({ x, y: 20 }, box))).toEqual([false, false]);
  expect(isInside({ x: 20, y: 31 }, box)).toBe(false);
});

test('two seeds ask for different things, and one seed for the same', () => {
  const seeds = Array.from({ length: 50 }, (_, seed) => draw(String(seed)));
  expect(draw('1')).toEqual(draw('1'));
  for (const asked of ['angle', 'room', 'stripe', 'free', 'left', 'stamp', 'key', 'row', 'card'] as const)
    expect(new Set(seeds.map((one) => one[asked])).size).toBeGreaterThan(1);
  // No answer is where a click lands that only knows the box, or does not know the scale.
  for (const { point, stripe, pixel, key } of seeds) {
    expect(Math.hypot(point.x - 80, point.y - 50)).toBeGreaterThan(12);
    expect(Math.hypot(point.x, point.y) * (1 - 1 / 1.75)).toBeGreaterThan(12);
    expect(stripe).toBeLessThan(500);
    expect([pixel.x, pixel.y]).not.toEqual([100, 60]);
    expect(key).toBeGreaterThan(1);
  }
});
