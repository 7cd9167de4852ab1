/**
 * Paints the tiles of the map into assets/tiles, and writes tiles.ts, which imports them. The island is invented here, so nobody has
 * rights in it. Both are committed: run `npm run tiles` in this folder only to change the island.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { COLOURS, colourAt, LEVELS, SIZE } from './island.ts';

const folder = path.join(import.meta.dirname, 'assets/tiles');
mkdirSync(folder, { recursive: true });
const names: string[] = [];
for (let level = 0; level < LEVELS; level++) {
  const count = 2 ** level;
  for (let y = 0; y < count; y++) {
    for (let x = 0; x < count; x++) {
      names.push(`${level}-${x}-${y}`);
      writeFileSync(path.join(folder, `${level}-${x}-${y}.png`), tile(x / count, y / count, 1 / count));
    }
  }
}
const variable = (name: string) => `tile${name.replaceAll('-', '')}`;
writeFileSync(
  path.join(import.meta.dirname, 'tiles.ts'),
  `// Written by makeTiles.ts.
${names.map((name) => `import ${variable(name)} from './assets/tiles/${name}.png';`).join('\n')}

/** The address of each tile, by its level, column and row. */
export const TILES: Record<string, string> = {
${names.map((name) => `  '${name}': ${variable(name)},`).join('\n')}
};
`,
);

/** A PNG with a palette and two pixels in a byte. */
function tile(left: number, top: number, width: number): Buffer {
  const rows = Array.from({ length: SIZE }, (_, y) => {
    const colours = Array.from({ length: SIZE }, (__, x) =>
      colourAt(left + (width * (x + 0.5)) / SIZE, top + (width * (y + 0.5)) / SIZE),
    );
    // Each row begins with the number of its filter.
    return Buffer.from([0, ...Array.from({ length: SIZE / 2 }, (__, i) => pair(colours[2 * i], colours[2 * i + 1]))]);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE, 0);
  header.writeUInt32BE(SIZE, 4);
  header.set([4, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(COLOURS.flatMap(([, ...rgb]) => rgb))),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function pair(first = 0, second = 0): number {
  return first * 16 + second;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
