import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress, takeCopies } from './compress.ts';

const place = mkdtempSync(path.join(tmpdir(), 'compressed-'));
afterAll(() => rmSync(place, { recursive: true }));

const LONG = 'run();'.repeat(500);
const SCRIPT = 'static/main.aaaaaaaaaaaa.js';

function build(name: string, files: Record<string, string>): string {
  const dist = path.join(place, name);
  mkdirSync(path.join(dist, 'static'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(dist, file), text);
  return dist;
}

const copiesIn = (dist: string) =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(br|gz|\d+)$/.test(file))
    .sort();

test('a long text with a hash in its name gets two copies, once; nothing else gets any', async () => {
  const dist = build('build', {
    [SCRIPT]: LONG,
    'static/short.bbbbbbbbbbbb.js': 'run();',
    'static/picture.cccccccccccc.png': LONG,
    'mf-manifest.json': LONG,
    '.sources.json': LONG,
  });
  await compress(dist);
  expect(copiesIn(dist)).toEqual([`${SCRIPT}.br`, `${SCRIPT}.gz`]);
  const [br, gz] = ['.br', '.gz'].map((ending) => path.join(dist, SCRIPT + ending)) as [string, string];
  expect(String(brotliDecompressSync(readFileSync(br)))).toBe(LONG);
  expect(String(gunzipSync(readFileSync(gz)))).toBe(LONG);
  const { ino } = statSync(br);
  await compress(dist);
  expect(statSync(br).ino).toBe(ino);
});

test('a new build takes the copies of the files that the build before had too', async () => {
  const before = build('before', { [SCRIPT]: LONG, 'static/gone.dddddddddddd.js': LONG });
  await compress(before);
  const after = build('after', { [SCRIPT]: LONG, 'static/new.eeeeeeeeeeee.js': LONG });
  takeCopies(before, after);
  expect(copiesIn(after)).toEqual([`${SCRIPT}.br`, `${SCRIPT}.gz`]);
});
