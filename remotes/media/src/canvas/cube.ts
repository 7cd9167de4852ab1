/** The colours of the faces, as red, green and blue. */
const PAINTS: Record<string, [number, number, number]> = {
  red: [214, 40, 57],
  green: [42, 157, 74],
  blue: [47, 111, 222],
  yellow: [242, 194, 48],
  purple: [142, 68, 173],
  orange: [240, 128, 48],
};

export interface Turn {
  /** Around the upright axis, in degrees. */
  across: number;
  /** Towards you, in degrees. */
  down: number;
}

type Vector = [number, number, number];

/** The corners of the front face, as two triangles, and how each face comes from the front: front, right, left, back, top, bottom. */
const CORNERS = [
  ...[
    [-1, -1],
    [1, -1],
    [1, 1],
  ],
  ...[
    [-1, -1],
    [1, 1],
    [-1, 1],
  ],
] as [number, number][];
const FACES: ((x: number, y: number) => Vector)[] = [
  (x, y) => [x, y, 1],
  (x, y) => [1, y, -x],
  (x, y) => [-1, y, x],
  (x, y) => [-x, y, -1],
  (x, y) => [x, 1, -y],
  (x, y) => [x, -1, y],
];

/** For each corner of each triangle of the turned cube: its place as x, y, z and w, and its colour. */
export function cornersOf(faces: readonly string[], turn: Turn): Float32Array {
  return new Float32Array(
    FACES.flatMap((place, face) => {
      const colour = (PAINTS[faces[face] ?? ''] ?? [0, 0, 0]).map((part) => part / 255);
      return CORNERS.flatMap(([x, y]) => {
        const [right, up, near] = turned(place(x, y), turn);
        // The eye is 5 units away from the middle.
        const depth = 5 - near;
        return [2.4 * right, 2.4 * up, depth - 3, depth, ...colour];
      });
    }),
  );
}

function turned([x, y, z]: Vector, { across, down }: Turn): Vector {
  const [one, other] = [(across * Math.PI) / 180, (down * Math.PI) / 180];
  const [right, near] = [x * Math.cos(one) + z * Math.sin(one), z * Math.cos(one) - x * Math.sin(one)];
  return [right, y * Math.cos(other) - near * Math.sin(other), y * Math.sin(other) + near * Math.cos(other)];
}

/** The face that is painted at this place of the picture, from -1 to 1; undefined beside the cube. */
export function faceAt(faces: readonly string[], turn: Turn, x: number, y: number): string | undefined {
  // Without reading pixels: some browsers complain on the console that this is slow.
  const numbers = cornersOf(faces, turn);
  const corner = (index: number) => {
    const [right = 0, up = 0, , depth = 1] = numbers.subarray(index * 7);
    return [right / depth, up / depth] as const;
  };
  /** Positive if the place is on the left of the way between two corners. */
  const side = ([left, down]: readonly [number, number], [right, up]: readonly [number, number]) =>
    (right - left) * (y - down) - (up - down) * (x - left);
  const triangle = Array.from({ length: FACES.length * 2 }, (_, index) => index * 3).findIndex((index) => {
    const [one, two, three] = [corner(index), corner(index + 1), corner(index + 2)];
    // Seen from behind, the corners run the other way round, so no place is on the left of all three.
    return side(one, two) >= 0 && side(two, three) >= 0 && side(three, one) >= 0;
  });
  return triangle < 0 ? undefined : faces[Math.floor(triangle / 2)];
}

const POINTS = `
attribute vec4 place;
attribute vec3 colour;
varying vec3 paint;
void main() { gl_Position = place; paint = colour; }`;
const PIXELS = `
precision mediump float;
varying vec3 paint;
void main() { gl_FragColor = vec4(paint, 1.0); }`;

/** Prepares a canvas for the cube, and returns what draws it. Undefined if the browser has no WebGL. */
export function openScene(canvas: HTMLCanvasElement, faces: readonly string[]): ((turn: Turn) => void) | undefined {
  const gl = canvas.getContext('webgl', { antialias: true });
  if (!gl) return undefined;
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, POINTS],
    [gl.FRAGMENT_SHADER, PIXELS],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) return undefined;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return undefined;
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  for (const [name, size, offset] of [
    ['place', 4, 0],
    ['colour', 3, 16],
  ] as const) {
    const at = gl.getAttribLocation(program, name);
    gl.enableVertexAttribArray(at);
    gl.vertexAttribPointer(at, size, gl.FLOAT, false, 28, offset);
  }
  gl.enable(gl.DEPTH_TEST);
  return (turn) => {
    gl.bufferData(gl.ARRAY_BUFFER, cornersOf(faces, turn), gl.DYNAMIC_DRAW);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.drawArrays(gl.TRIANGLES, 0, FACES.length * CORNERS.length);
  };
}
