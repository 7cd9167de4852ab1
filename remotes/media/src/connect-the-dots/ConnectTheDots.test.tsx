import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import ConnectTheDots from './ConnectTheDots';

// jsdom has no pointer events, so a mouse event with a pointerId replaces them.
class SimulatedPointerEvent extends MouseEvent {
  readonly pointerId: number;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
  }
}
Object.assign(window, { PointerEvent: SimulatedPointerEvent });
HTMLElement.prototype.hasPointerCapture = () => false;

/** What was painted since the last clear: straight lines, dots with their radius, and texts. */
let segments: number[][];
let dots: number[][];
let texts: string[];

beforeEach(() => {
  let pen = [0, 0];
  const context = {
    setTransform: jest.fn(),
    clearRect: () => {
      segments = [];
      dots = [];
      texts = [];
    },
    beginPath: () => {},
    moveTo: (x: number, y: number) => {
      pen = [x, y];
    },
    lineTo: (x: number, y: number) => {
      segments.push([...pen, x, y]);
    },
    arc: (x: number, y: number, radius: number) => dots.push([x, y, radius]),
    stroke: () => {},
    fill: () => {},
    fillText: (text: string) => texts.push(text),
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  // Half the size and away from the corner, because the canvas has its own coordinates.
  jest.spyOn(HTMLCanvasElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(50, 30, 200, 200));
});
afterEach(() => jest.restoreAllMocks());

const canvas = () => screen.getByRole('img');
const lines = () => canvas().getAttribute('data-lines');
const at = ([x = 0, y = 0]: number[], more = {}) => ({
  clientX: 50 + x / 2,
  clientY: 30 + y / 2,
  pointerId: 1,
  button: 0,
  ...more,
});
const press = (point: number[], more = {}) => fireEvent.pointerDown(canvas(), at(point, more));
const move = (point: number[], more = {}) => fireEvent.pointerMove(canvas(), at(point, more));
const release = (more = {}) => fireEvent.pointerUp(canvas(), at([0, 0], more));

const TRIANGLE = [
  [200, 100],
  [300, 300],
  [100, 300],
];
const HEXAGON = [
  [200, 80],
  [320, 160],
  [320, 280],
  [200, 360],
  [80, 280],
  [80, 160],
];

/** Presses on the first given dot and drags over the others, without a release. Dots count from 1. */
function drag(shape: number[][], ...numbers: number[]) {
  const [first = [], ...others] = numbers.map((number) => shape[number - 1] ?? []);
  press(first);
  for (const point of others) move(point);
}

function openPage() {
  render(
    <StrictMode>
      <ConnectTheDots />
    </StrictMode>,
  );
}

async function openHexagon() {
  const user = userEvent.setup();
  openPage();
  await user.click(screen.getByRole('button', { name: 'Connect more dots' }));
  return user;
}

test('starts with the three dots of a triangle, with radius 5 and no lines', () => {
  openPage();
  expect(dots).toEqual(TRIANGLE.map((dot) => [...dot, 5]));
  expect(texts).toEqual(['1', '2', '3']);
  expect(canvas()).toHaveAttribute('data-dots', '200,100 300,300 100,300');
  expect(segments).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent(/^No lines yet\.$/);
});

test('Connect more dots switches to the six dots of a hexagon, and Connect less dots switches back', async () => {
  const user = await openHexagon();
  expect(dots).toEqual(HEXAGON.map((dot) => [...dot, 5]));
  expect(screen.getByRole('button', { name: 'Connect more dots' })).toBeDisabled();
  drag(HEXAGON, 1, 2);
  await user.click(screen.getByRole('button', { name: 'Connect less dots' }));
  expect(dots).toEqual(TRIANGLE.map((dot) => [...dot, 5]));
  expect(screen.getByRole('button', { name: 'Connect less dots' })).toBeDisabled();
  expect(lines()).toBe('');
});

test('a line follows the pointer from the dot that was pressed, to the next dot and from there', () => {
  openPage();
  press([200, 100]);
  move([150, 220]);
  expect(segments).toEqual([[200, 100, 150, 220]]);
  expect(lines()).toBe('');
  move([300, 300]);
  expect(segments).toContainEqual([200, 100, 300, 300]);
  move([100, 300]);
  expect(lines()).toBe('1-2 2-3');
  expect(screen.getByRole('status')).toHaveTextContent(/^Lines: 1-2, 2-3\.$/);
  expect(canvas()).toHaveAttribute('data-closed', 'false');
});

test.each([
  ['10 px', [210, 100], [300, 290], true],
  ['10 px diagonally', [206, 108], [300, 300], true],
  ['just over 10 px', [211, 100], [300, 300], false],
  ['just over 10 px at the other dot', [200, 100], [300, 289], false],
  ['14 px diagonally', [210, 110], [300, 300], false],
])('a drag %s beside a dot hits or misses the dot', (_, from, to, hits) => {
  openPage();
  press(from);
  move(to);
  expect(lines()).toBe(hits ? '1-2' : '');
});

test('a drag visits no dot twice, and returns to the first dot only after all others', async () => {
  await openHexagon();
  drag(HEXAGON, 1, 2, 3, 2, 1);
  expect(lines()).toBe('1-2 2-3');
  move(HEXAGON[3] ?? []);
  expect(lines()).toBe('1-2 2-3 3-4');
});

test('the shape closes from any dot, in any direction', async () => {
  await openHexagon();
  drag(HEXAGON, 4, 3, 2, 1, 6, 5);
  expect(canvas()).toHaveAttribute('data-closed', 'false');
  move(HEXAGON[3] ?? []);
  expect(canvas()).toHaveAttribute('data-closed', 'true');
});

test('a closed shape removes the line that follows the pointer and does not change again', () => {
  openPage();
  drag(TRIANGLE, 1, 2, 3, 1);
  expect(screen.getByRole('status')).toHaveTextContent('Lines: 1-2, 2-3, 3-1. The shape is closed.');
  move([150, 150]);
  expect(segments).not.toContainEqual([200, 100, 150, 150]);
  release();
  drag(TRIANGLE, 2, 1);
  move([20, 20]);
  expect(segments.flat()).not.toContain(20);
  expect(lines()).toBe('1-2 2-3 3-1');
});

test.each([
  ['releasing', () => release()],
  ['leaving the canvas', () => fireEvent.pointerLeave(canvas(), { pointerId: 1 })],
  ['a gesture of the system', () => fireEvent.pointerCancel(canvas(), { pointerId: 1 })],
])('%s cancels the drag: its line disappears and the connections stay', (_, cancel) => {
  openPage();
  drag(TRIANGLE, 1, 2);
  move([150, 220]);
  cancel();
  expect(segments).toEqual([[200, 100, 300, 300]]);
  move([100, 300]);
  expect(lines()).toBe('1-2');
});

test('several drags close a shape, and draw no connection twice', () => {
  openPage();
  for (const path of [
    [1, 2],
    [2, 1],
    [2, 3, 1],
  ]) {
    expect(canvas()).toHaveAttribute('data-closed', 'false');
    drag(TRIANGLE, ...path);
    release();
  }
  expect(lines()).toBe('1-2 2-3 3-1');
  expect(canvas()).toHaveAttribute('data-closed', 'true');
});

test('two separate triangles in the hexagon are not a closed shape', async () => {
  await openHexagon();
  for (const path of [
    [1, 2, 3],
    [3, 1],
    [4, 5, 6],
    [6, 4],
  ]) {
    drag(HEXAGON, ...path);
    release();
  }
  expect(lines()?.split(' ')).toHaveLength(6);
  expect(canvas()).toHaveAttribute('data-closed', 'false');
});

test('a press beside the dots, or with another button, draws nothing', () => {
  openPage();
  press([250, 150]);
  move([300, 300]);
  release();
  press([200, 100], { button: 2 });
  move([300, 300]);
  expect(lines()).toBe('');
  expect(segments).toEqual([]);
});

test('a second finger does not move or end the line of the first', () => {
  openPage();
  drag(TRIANGLE, 1);
  press([100, 300], { pointerId: 2 });
  move([300, 300], { pointerId: 2 });
  release({ pointerId: 2 });
  expect(lines()).toBe('');
  move([300, 300]);
  expect(lines()).toBe('1-2');
});

test('on a 2x display the canvas has twice the pixels and the same coordinates', () => {
  jest.replaceProperty(window, 'devicePixelRatio', 2);
  openPage();
  expect(canvas()).toHaveAttribute('width', '800');
  expect(canvas()).toHaveStyle({ width: '400px' });
  drag(TRIANGLE, 1, 2);
  expect(lines()).toBe('1-2');
});
