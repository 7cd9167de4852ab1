import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeServedBuild } from './servedBuild.ts';

const place = mkdtempSync(path.join(tmpdir(), 'playground-served-'));
afterAll(() => rmSync(place, { recursive: true }));

// The first table is of chunks with and without a name, the second of chunks with a name.
const ENTRY = `var moduleMap = {
	"./counter/Counter": () => {
		return Promise.all(/* counter */[__webpack_require__.e("ɱc4ɱ"), __webpack_require__.e("ɱc1ɱ")]).then(() => (() => ((__webpack_require__("ɱm10ɱ")))));
	},
	"./counter/Counter@v00001": () => {
		return Promise.all(/* counter-v00001 */[__webpack_require__.e("ɱc4ɱ"), __webpack_require__.e("ɱc2ɱ")]).then(() => (() => ((__webpack_require__("ɱv20ɱ")))));
	},
	"./counter/Counter@v00002": () => {
		return Promise.all(/* counter-v00002 */[__webpack_require__.e("ɱc4ɱ"), __webpack_require__.e("ɱc3ɱ")]).then(() => (() => ((__webpack_require__("ɱv30ɱ")))));
	}
};
/******/ 	__webpack_require__.u = (chunkId) => ("static/" + ({"ɱc1ɱ":"counter","ɱc2ɱ":"counter-v00001","ɱc3ɱ":"counter-v00002"}[chunkId] || chunkId) + "." + {"ɱc1ɱ":"aaaaaaaaaaaa","ɱc2ɱ":"bbbbbbbbbbbb","ɱc3ɱ":"cccccccccccc","ɱc4ɱ":"eeeeeeeeeeee"}[chunkId] + ".js");
/******/ 	__webpack_require__.miniCssF = (chunkId) => ("static/" + {"ɱc1ɱ":"counter","ɱc2ɱ":"counter-v00001"}[chunkId] + "." + {"ɱc1ɱ":"aaaaaaaaaaaa","ɱc2ɱ":"bbbbbbbbbbbb"}[chunkId] + ".css");
var cssChunks = {"ɱc1ɱ":1,"ɱc2ɱ":1};
if (!/^ɱc([23]|4)ɱ$/.test(chunkId)) load();
`;
const exposed = (at: string, file: string) => {
  const async = [file.replace('counter', 'later')];
  return { path: at, assets: { js: { sync: [file], async }, css: { sync: [], async: [] } } };
};
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
  'static/counter-v00001.bbbbbbbbbbbb.js': `push(["ɱc2ɱ"], { "ɱv20ɱ"() { const id = 'el-1f-count'; const longer = 'than that of today'; return id + longer; } });`,
  'static/counter-v00002.cccccccccccc.js': 'const other = 1;',
  'static/counter.aaaaaaaaaaaa.css': 'a { color: red; top: 0 }',
  'static/counter-v00001.bbbbbbbbbbbb.css': 'a { color: red; top: 1px }',
  'static/ɱc4ɱ.eeeeeeeeeeee.js': 'const part = { "ɱm40ɱ": 1 };',
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
  const times = files.filter((name) => /\.(js|css)$/.test(name)).map((name) => statSync(path.join(into, name)).mtimeMs);
  return { times, files, exposes, file, text: read(file), entry: read(metaData.remoteEntry.name), all: all.join('\n') };
}

test('each run shows its version under the usual name, and has no file and no word of the others', async () => {
  for (const versions of [[], ['v00001'], ['v00002']]) {
    const { times, files, exposes, entry, all, file } = await served(...versions);
    expect(new Set(times).size).toBe(1);
    expect(exposes.map((one: { path: string }) => one.path)).toEqual(['./counter/Counter']);
    expect(entry).toContain(`"./counter/Counter": () => {`);
    expect(entry.match(/__webpack_require__\("m[0-9a-f]{12}"\)/g)).toHaveLength(1);
    expect(() => new Function(entry)).not.toThrow();
    expect(`${files.join()} ${all}`).not.toMatch(/v0000[12]|a{12}|b{12}|c{12}|e{12}|versions|ɱ/);
    expect(files.filter((name) => /^static.*\.js$/.test(name))).toHaveLength(3);
    expect(file).toMatch(/^static\/counter\.[0-9a-f]{12}\.js$/);
    expect(files).toEqual(expect.arrayContaining(['practice/index.abc.json', 'static/a.png', 'static/0.txt']));
  }
});

test('an entry finds the script and the styles of a chunk, in chunks of all kinds', async () => {
  for (const versions of [[], ['v00001'], ['v00002']]) {
    const { files, entry } = await served(...versions);
    const run = new Function(
      'chunkId',
      'load',
      'document',
      `const __webpack_require__ = {}; ${entry}; return { ...__webpack_require__, cssChunks };`,
    );
    const [library = '', page = ''] = [...entry.matchAll(/\.e\("(\w+)"\)/g)].map(([, id]) => id);
    const loaded: string[] = [];
    for (const id of [library, page]) {
      const { u, miniCssF, cssChunks } = run(id, () => loaded.push(id), {});
      expect(files).toContain(u(id));
      const hasStyles = id === page && versions[0] !== 'v00002';
      expect([id in cssChunks, files.includes(miniCssF(id))]).toEqual([hasStyles, hasStyles]);
    }
    expect(loaded).toEqual(versions.length > 0 ? [] : [page]);
  }
});

test('throws if an entry names its files in an unknown way', async () => {
  const file = path.join(built, 'static/remoteEntry.dddddddddddd.js');
  writeFileSync(file, ENTRY.replace('miniCssF', 'other'));
  await expect(served()).rejects.toThrow('names its files');
  writeFileSync(file, ENTRY);
});

test('ids are of one run, and the same in all its files', async () => {
  const all = await Promise.all(['v00001', 'v00001', 'v00002'].map((version) => served(version)));
  const ids = all.map(({ entry }) => entry.match(/"m[0-9a-f]{12}"/g));
  expect(new Set(ids.flat()).size).toBe(9);
  for (const { entry, text } of all.slice(0, 2)) {
    const [, chunk, module] = /\.e\("\w+"\).*\.e\("(\w+)"\).*__webpack_require__\("(\w+)"\)/.exec(entry) ?? [];
    expect(text).toContain(chunk);
    expect(text).toContain(module);
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
