import { type PublishedDemo, readIcons, readManifest } from './manifest';

const forms = 'http://forms.test';

const demo = (path: string, changes: Partial<PublishedDemo> = {}): PublishedDemo => ({
  title: 'Counter',
  path,
  aliases: [],
  description: 'Counts.',
  frame: 'full',
  expose: './counter/Counter',
  tags: ['click'],
  beyond: false,
  pages: [],
  ...changes,
});

const manifest = (demos: unknown[], metaData: object = {}) => ({
  metaData: { contract: 1, remoteEntry: { name: 'static/remoteEntry.abc.js', path: '' }, demos, ...metaData },
  exposes: [
    {
      path: './counter/Counter',
      assets: { js: { sync: ['static/counter.js'], async: [] }, css: { sync: ['static/counter.css'], async: [] } },
    },
  ],
});

test('names the entry and the files of every module with addresses on the remote’s own origin', () => {
  const { entry, assets } = readManifest(forms, manifest([demo('/counter')]));
  expect(entry).toBe('http://forms.test/static/remoteEntry.abc.js');
  expect(assets.get('./counter/Counter')).toEqual({
    js: ['http://forms.test/static/counter.js'],
    css: ['http://forms.test/static/counter.css'],
  });
});

test.each([
  ['an absolute entry', { remoteEntry: { name: 'https://evil.test/x.js', path: '' } }],
  ['an entry on a host of its own', { remoteEntry: { name: 'x.js', path: '//evil.test/' } }],
  ['an entry that is code', { remoteEntry: { name: 'javascript:alert(1)', path: '' } }],
])('refuses a manifest with %s', (_, metaData) => {
  expect(() => readManifest(forms, manifest([], metaData))).toThrow(
    expect.objectContaining({ code: 'MANIFEST_ORIGIN' }),
  );
});

test('refuses a file of another origin among a module’s files', () => {
  const body = manifest([demo('/counter')]);
  body.exposes[0]?.assets.css.sync.push('http://forms.test.evil.test/a.css');
  expect(() => readManifest(forms, body)).toThrow(expect.objectContaining({ code: 'MANIFEST_ORIGIN' }));
});

test.each([null, undefined, 7, 'text', [], {}, { metaData: {} }, { metaData: null, exposes: [] }])(
  'refuses %j, which is no manifest',
  (body) => {
    expect(() => readManifest(forms, body)).toThrow(expect.objectContaining({ code: 'MANIFEST_SHAPE' }));
  },
);

test('says which contract a remote was built for when it is another one', () => {
  expect(() => readManifest(forms, manifest([], { contract: 2 }))).toThrow(/version 2 .* knows version 1/);
});

test.each(['', '/', '//evil.test', 'javascript:alert(1)', '/a//b', '/../a', '/a b', 7, undefined])(
  'leaves out a demo whose path is %j, says why, and keeps the others',
  (path) => {
    const { demos, leftOut } = readManifest(forms, manifest([{ ...demo('/x'), path }, demo('/counter')]));
    expect(demos.map((kept) => kept.path)).toEqual(['/counter']);
    expect(leftOut).toEqual([
      {
        demo: expect.objectContaining({ title: 'Counter' }),
        problem: expect.stringMatching(/^has a path that is not a path/),
      },
    ]);
  },
);

test.each([
  [{ title: ' ' }, 'has no title'],
  [{ title: undefined }, 'has no title'],
  [{ aliases: undefined }, 'has no list of aliases'],
  [{ aliases: ['x'] }, 'has an alias that is not a path'],
  [{ description: 7 }, 'has no description'],
  [{ expose: 'counter' }, 'has no module'],
  [{ frame: 'half' }, 'has a frame that is neither full nor bare'],
  [{ tags: [''] }, 'has tags that are not text'],
  [{ beyond: 'yes' }, 'does not say whether it is beyond the specification'],
  [{ pages: 'none' }, 'has pages that are not a list'],
  [{ pages: [{}] }, 'has a page that has no title'],
])('a demo with %j %s', (changes, problem) => {
  const { leftOut } = readManifest(forms, manifest([{ ...demo('/counter'), ...changes }]));
  expect(leftOut).toEqual([{ demo: expect.anything(), problem }]);
});

test('what is no demo at all is left out as such', () => {
  const { leftOut } = readManifest(forms, manifest([null, 'counter']));
  expect(leftOut.map(({ problem }) => problem)).toEqual(['is not an object', 'is not an object']);
});

test.each([
  ['abc123', 'abc123'],
  ['../../x', undefined],
  [7, undefined],
])('the hash of the files to practise with is a word: %j', (practice, read) => {
  expect(readManifest(forms, manifest([demo('/counter')], { practice })).practice).toBe(read);
});

test('a file of icons keeps what is path data, and nothing else', () => {
  expect(readIcons({ '/counter': ['M0 0h16'], '/evil': ['"><script>'], 'no path': ['M0 0'], '/text': 'M0 0' })).toEqual(
    {
      '/counter': ['M0 0h16'],
    },
  );
  for (const body of [null, 7, 'text', []]) expect(readIcons(body)).toEqual({});
});
