import { byHand } from '@playground/kit/test/trust';
import { fireEvent, render, screen } from '@testing-library/react';
import { draw } from './draw';
import Geometry from './Geometry';
import { gapAt, isInside, turned } from './places';
import { stations } from './stations';

// jsdom cannot give the document in a frame a style sheet.
jest.mock('./components/ScaledFrame', () => () => null);

beforeEach(() => window.history.replaceState(null, '', '?seed=1'));

test.each([
  ['wrapped', '#wrapped-link'],
  ['rotated', '#bar'],
  ['zoomed', '#plan'],
  ['image-map', '#area-hall'],
  ['larger', '#board'],
  ['covered', '#open'],
  ['clipped', '#send'],
  ['pixel', '#pixel-button'],
  ['through', '#receipt'],
  ['ring', '#ring-shape'],
  ['rows', '#rows-list'],
  ['grows', '#card-1'],
] as const)('%s: a click by a script is a miss, and leaves the page where it is', (id, target) => {
  const { container } = render(<Geometry />);
  const outcome = screen.getByRole('status', { name: stations[id].name });
  expect(outcome).toHaveTextContent(/^Not done yet\.$/);
  const element = container.querySelector(target) as Element;
  expect(fireEvent.click(element, { detail: 1 })).toBe(false);
  expect(outcome).toHaveTextContent('Missed: a script dispatched click. A person must do it.');
});

/** Presses as a person does. */
const press = (name: string) => byHand('click', () => fireEvent.click(screen.getByText(name)));
/** Gives an element a box of this height, which ends here. */
function endsAt(id: string, bottom: number) {
  const element = document.getElementById(id) as HTMLElement;
  element.getBoundingClientRect = () => ({ bottom }) as DOMRect;
}

test('Turns over: only ‘Paste’ of a menu above its button counts, by hand', () => {
  render(<Geometry />);
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
  render(<Geometry />);
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

test.each([
  [5, -1],
  [15, 0],
  [20, -1],
  [35, 1],
  [45, -1],
  [60, -1],
  [-5, -1],
])('at %i there is gap %i', (y, gap) => {
  const rows = [
    { top: 0, bottom: 10 },
    { top: 20, bottom: 30 },
    { top: 40, bottom: 50 },
  ];
  expect(gapAt(y, rows)).toBe(gap);
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
