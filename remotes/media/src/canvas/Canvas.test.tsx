import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { fireEvent, render, screen } from '@testing-library/react';
import PaintedButtons from './components/PaintedButtons';
import { cornersOf, faceAt } from './cube';
import { boatsOf, buttonsOf, crossesOf, facesOf, placesOf, visitorsOf } from './draw';
import { colourAt, LEVELS, SIZE } from './island';
import { crossesMet } from './stroke';
import { TILES } from './tiles';

const SEEDS = Array.from({ length: 200 }, (_, index) => String(index));
const draws = [buttonsOf, visitorsOf, placesOf, facesOf, crossesOf, boatsOf];

test.each(draws.map((draw) => [draw.name, draw]))('%s: seeds differ', (_, draw) => {
  expect(new Set(SEEDS.slice(0, 20).map((seed) => JSON.stringify(draw(seed)))).size).toBeGreaterThan(2);
});

test('no two days have the same visitors, so that a wrong day is recognised', () => {
  for (const seed of SEEDS) expect(new Set(visitorsOf(seed)).size).toBe(7);
});

test('one month is the best, and the second is at most two boats away', () => {
  for (const seed of SEEDS) {
    const [first = 0, second = 0, third = 0] = boatsOf(seed).sort((one, other) => other - one);
    expect(first - second).toBeGreaterThanOrEqual(1);
    expect(first - second).toBeLessThanOrEqual(2);
    expect(second - third).toBeGreaterThan(40);
  }
});

test('the green face is not visible at first: it is at a side or at the back', () => {
  const at = SEEDS.map((seed) => facesOf(seed).indexOf('green'));
  expect(new Set(at)).toEqual(new Set([1, 2, 3]));
});

test('the pins are on land', () => {
  for (const seed of SEEDS)
    for (const { x, y } of placesOf(seed)) expect(colourAt(x / SIZE, y / SIZE)).toBeGreaterThan(1);
});

test('a place of the picture belongs to the face in front, and beside the cube to none', () => {
  const faces = ['red', 'blue', 'green', 'yellow', 'purple', 'orange'];
  const middle = (across: number, down: number) => faceAt(faces, { across, down }, 0, 0);
  expect([middle(0, 0), middle(-90, 0), middle(90, 0), middle(180, 0), middle(0, 90), middle(0, -90)]).toEqual(faces);
  expect(faceAt(faces, { across: 0, down: 25 }, 0, 0.5)).toBe('purple');
  expect(faceAt(faces, { across: 0, down: 25 }, 0.95, 0.95)).toBeUndefined();
});

test('after a half turn, the back of the cube is where the front was', () => {
  const depth = (across: number, face: number) =>
    cornersOf(['red', 'blue', 'green', 'yellow'], { across, down: 0 })[face * 6 * 7 + 3];
  expect(depth(0, 0)).toBeCloseTo(4);
  expect(depth(180, 3)).toBeCloseTo(4);
  expect(depth(180, 0)).toBeCloseTo(6);
});

test('a line meets crosses in their order, and between its points too', () => {
  const crosses = [
    { x: 50, y: 50 },
    { x: 150, y: 100 },
    { x: 250, y: 50 },
  ];
  const met = (...line: [x: number, y: number][]) =>
    crossesMet(
      line.map(([x, y]) => ({ x, y })),
      crosses,
    );
  expect(met([50, 50], [150, 100], [250, 50])).toBe(3);
  expect(met([0, 25], [150, 100], [300, 25])).toBe(3);
  expect(met([250, 50], [150, 100], [50, 50])).toBe(1);
  expect(met([0, 50], [300, 50])).toBe(1);
  expect(met([150, 100])).toBe(0);
  expect(met()).toBe(0);
});

test('a tile shows the island at its place', () => {
  expect(Object.keys(TILES)).toHaveLength(21);
  const last = 2 ** (LEVELS - 1);
  for (const [x, y] of [
    [1, 1],
    [2, 3],
  ] as const) {
    const pixels = pixelsOf(readFileSync(path.join(__dirname, `assets/tiles/${LEVELS - 1}-${x}-${y}.png`)));
    for (const at of [0, 100, 317, 511]) {
      expect(pixels(at, 200)).toBe(colourAt((x + (at + 0.5) / SIZE) / last, (y + 200.5 / SIZE) / last));
    }
  }
});

/** Reads a picture of two pixels in a byte, whose data are in one piece. */
function pixelsOf(file: Buffer) {
  const start = file.indexOf('IDAT');
  const rows = inflateSync(file.subarray(start + 4, start + 4 + file.readUInt32BE(start - 4)));
  return (x: number, y: number) => {
    const byte = rows[y * (SIZE / 2 + 1) + 1 + (x >> 1)] ?? 0;
    return x % 2 ? byte & 15 : byte >> 4;
  };
}

describe('painted-buttons', () => {
  // jsdom has no canvas, and says so on the console.
  beforeEach(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
  afterEach(() => void jest.restoreAllMocks());

  const outcome = () => screen.getByRole('status', { name: 'Painted buttons' });
  const openBoard = () => {
    render(<PaintedButtons seed="1" />);
    return screen.getByRole('application', { name: 'Painted board' });
  };
  const middleOf = (index: number) => ({ clientX: 56 + (index % 3) * 104, clientY: 40 + Math.floor(index / 3) * 76 });

  test('the middle of the canvas, another button and a press by a script are misses', () => {
    const board = openBoard();
    expect(outcome()).toHaveTextContent(/^Not done yet\.$/);
    fireEvent.click(board, { clientX: 160, clientY: 78 });
    expect(outcome()).toHaveTextContent(/^Missed: you pressed beside the buttons\.$/);
    const names = buttonsOf('1');
    fireEvent.click(board, middleOf(names.indexOf('Save')));
    expect(outcome()).toHaveTextContent(/^Missed: you pressed Save\.$/);
    fireEvent.click(board, middleOf(names.indexOf('Print')));
    expect(outcome()).toHaveTextContent(/^Missed: a script dispatched click/);
  });

  test('the text beside the picture says what is under the pointer and the frame', () => {
    const board = openBoard();
    const under = screen.getByRole('status', { name: 'Under the pointer' });
    fireEvent.mouseMove(board, middleOf(4));
    expect(under).toHaveTextContent(buttonsOf('1')[4] as string);
    fireEvent.mouseLeave(board);
    expect(under).toHaveTextContent('nothing');
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowLeft'])
      fireEvent.keyDown(board, { key });
    expect(under).toHaveTextContent(buttonsOf('1')[1] as string);
  });

  test('in a page with a CSS zoom, the pointer is over the button that a person sees there', () => {
    const board = openBoard();
    Object.defineProperty(board, 'offsetWidth', { value: 320 });
    jest.spyOn(board, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 256, 125));
    fireEvent.mouseMove(board, { clientX: 100 + 264 * 0.8, clientY: 50 + 116 * 0.8 });
    const under = screen.getByRole('status', { name: 'Under the pointer' });
    expect(under).toHaveTextContent(buttonsOf('1')[5] as string);
  });
});
