import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeServedBuild } from './servedBuild.ts';

const place = mkdtempSync(path.join(tmpdir(), 'playground-served-'));
afterAll(() => rmSync(place, { recursive: true }));

const ENTRY = `var moduleMap = {
	"./counter/Counter": () => {
		return Promise.all(/* counter */[__webpack_require__.e(1)]).then(() => (() => ((__webpack_require__(10)))));
	},
	"./counter/Counter@v00001": () => {
		return Promise.all(/* counter-v00001 */[__webpack_require__.e(2)]).then(() => (() => ((__webpack_require__(20)))));
	},
	"./counter/Counter@v00002": () => {
		return Promise.all(/* counter-v00002 */[__webpack_require__.e(3)]).then(() => (() => ((__webpack_require__(30)))));
	}
};
__webpack_require__.u = (chunkId) => ("static/" + ({"1":"counter","2":"counter-v00001","3":"counter-v00002"}[chunkId] || chunkId) + "." + {"1":"aaaaaaaaaaaa","2":"bbbbbbbbbbbb","3":"cccccccccccc"}[chunkId] + ".js");
`;
const exposed = (at: string, file: string) => ({ path: at, assets: { js: { sync: [file] }, css: { sync: [] } } });
const made = {
  'versions/mf-manifest.json': JSON.stringify({
    metaData: { remoteEntry: { path: '', name: 'static/remoteEntry.dddddddddddd.js' } },
    exposes: [
      exposed('./counter/Counter', 'static/counter.aaaaaaaaaaaa.js'),
      exposed('./counter/Counter@v00001', 'static/counter-v00001.bbbbbbbbbbbb.js'),
      exposed('./counter/Counter@v00002', 'static/counter-v00002.cccccccccccc.js'),
    ],
  }),
  'static/remoteEntry.dddddddddddd.js': ENTRY,
  'static/counter.aaaaaaaaaaaa.js': 'const seed = String(Math.floor(Math.random() * 1_000_000));',
  'static/counter-v00001.bbbbbbbbbbbb.js': "const id = 'el-1f-count'; const longer = 'than that of today';",
  'static/counter-v00002.cccccccccccc.js': 'const other = 1;',
  'static/4156.eeeeeeeeeeee.js': 'const part = 1;',
};
const dist = {
  'mf-manifest.json': '{}',
  'practice/versions.abc.json': '[]',
  'practice/index.abc.json': '{}',
  'static/a.png': '',
};

function folder(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(place, name, file)), { recursive: true });
    writeFileSync(path.join(place, name, file), text);
  }
  return path.join(place, name);
}

const [built, plain] = [folder('made', made), folder('dist', dist)];
let runs = 0;

async function served(...versions: string[]) {
  runs += 1;
  const into = path.join(place, String(runs));
  await writeServedBuild(plain, built, into, { versions, seeds: ['7'], input: 'static/0.txt' });
  const files = readdirSync(into, { recursive: true, encoding: 'utf8' });
  const read = (file: string) => readFileSync(path.join(into, file), 'utf8');
  const { exposes, metaData } = JSON.parse(read('mf-manifest.json'));
  const file: string = exposes[0].assets.js.sync[0];
  const all = files.filter((name) => /\.js(on)?$/.test(name)).map(read);
  return { files, exposes, file, text: read(file), entry: read(metaData.remoteEntry.name), all: all.join('\n') };
}

test('each run shows its version under the usual name, and has no file and no word of the others', async () => {
  for (const [versions, module] of [
    [[], 10],
    [['v00001'], 20],
    [['v00002'], 30],
  ] as const) {
    const { files, exposes, entry, all, file } = await served(...versions);
    expect(exposes.map((one: { path: string }) => one.path)).toEqual(['./counter/Counter']);
    expect(entry).toContain(`"./counter/Counter": () => {`);
    expect(entry).toContain(`__webpack_require__(${module})`);
    expect(entry.match(/__webpack_require__\(\d+\)/g)).toHaveLength(1);
    expect(() => new Function(entry)).not.toThrow();
    expect(`${files.join()} ${all}`).not.toMatch(/v0000[12]|[abc]{12}|versions/);
    expect(files.join()).not.toContain('4156');
    expect(file).toMatch(/^static\/counter\.[0-9a-f]{12}\.js$/);
    expect(files).toEqual(expect.arrayContaining(['practice/index.abc.json', 'static/a.png', 'static/0.txt']));
  }
});

test('a run of a page has its own size, bytes, name and marks, which say nothing of the version', async () => {
  const all = await Promise.all([[], [], ['v00001'], ['v00001'], ['v00002']].map((versions) => served(...versions)));
  expect(new Set(all.map(({ text }) => text.length)).size).toBeGreaterThan(1);
  expect(new Set(all.map(({ text }) => text)).size).toBe(5);
  expect(new Set(all.map(({ file }) => file)).size).toBe(5);
  expect(all[2]?.text).not.toContain('el-1f');
  const codes = all.map(({ text }) => text.replace(/\/\*.*/s, ''));
  expect(new Set(codes).size).toBe(5);
});

test('a page draws its seed from the list, and tells when an input reaches it', async () => {
  const { text } = await served();
  expect(text).toContain('String(["7"][Math.floor(Math.random() * 1)])');
  expect(text).toContain('static/0.txt');
  expect(statSync(path.join(place, String(runs), 'static/0.txt')).size).toBe(0);
});
