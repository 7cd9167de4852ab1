import type { Drawing } from './drawing';
import { DOT_RADIUS, isClosed, type Point, SIZE } from './geometry';

const INK = '#212529';
const LINE = '#5b3df5';
const FILL = '#5b3df526';
const CENTRE: Point = { x: SIZE / 2, y: SIZE / 2 };

/** Paints the drawing in the canvas's own coordinates. The context is scaled to the pixels of the display. */
export function paint(context: CanvasRenderingContext2D, { dots, lines, path, pointer }: Drawing): void {
  context.clearRect(0, 0, SIZE, SIZE);
  context.lineWidth = 3;
  context.lineCap = 'round';
  context.strokeStyle = LINE;
  if (isClosed(dots.length, lines)) {
    context.fillStyle = FILL;
    context.beginPath();
    for (const { x, y } of dots) context.lineTo(x, y);
    context.fill();
  }
  for (const [from, to] of lines) stroke(context, dots[from], dots[to]);
  stroke(context, dots[path.at(-1) ?? -1], pointer);
  context.font = '600 16px system-ui, sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const [index, dot] of dots.entries()) {
    context.fillStyle = path.includes(index) ? LINE : INK;
    context.beginPath();
    context.arc(dot.x, dot.y, DOT_RADIUS, 0, 2 * Math.PI);
    context.fill();
    const { x, y } = outwards(dot, 22);
    context.fillText(String(index + 1), x, y);
  }
}

function stroke(context: CanvasRenderingContext2D, from?: Point, to?: Point): void {
  if (!from || !to) return;
  context.beginPath();
  context.moveTo(from.x, from.y);
  context.lineTo(to.x, to.y);
  context.stroke();
}

/** Returns the point that is this distance farther from the centre than the dot, because no line crosses a number there. */
function outwards({ x, y }: Point, distance: number): Point {
  const length = Math.hypot(x - CENTRE.x, y - CENTRE.y);
  const share = 1 + distance / length;
  return { x: CENTRE.x + (x - CENTRE.x) * share, y: CENTRE.y + (y - CENTRE.y) * share };
}
