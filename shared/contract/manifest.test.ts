import { CONTRACT, type PublishedDemo, readManifest } from './manifest';
import { forPrevious, PREVIOUS } from './previous';

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
  metaData: {
    contract: CONTRACT,
    remoteEntry: { name: 'static/remoteEntry.abc.js', path: '' },
    demos,
    icons: 'static/icons.abc.json',
    practice: 'abc',
    ...metaData,
  },
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
  ['1.0.0', 'static/remoteEntry.0123456789ab.js', '0123456789ab'],
  ['1.0.0', 'static/remoteEntry.js', undefined],
  ['7fbc1f0', 'static/remoteEntry.0123456789ab.js', '7fbc1f0'],
])('a build that says the version %s, with the entry %s, is the build %s', (buildVersion, name, build) => {
  const metaData = { buildInfo: { buildVersion }, remoteEntry: { name, path: '' } };
  expect(readManifest(forms, manifest([], metaData)).build).toBe(build);
});

test('a difficulty that it does not know costs a demo nothing else', () => {
  const demos = [demo('/a', { difficulty: 'hard' }), { ...demo('/b'), difficulty: 'impossible' }, demo('/c')];
  const read = readManifest(forms, manifest(demos));
  expect(read.demos.map(({ difficulty }) => difficulty)).toEqual(['hard', undefined, undefined]);
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

describe('the version of the contract', () => {
  const [before, today, next, afterNext] = [CONTRACT - 1, CONTRACT, CONTRACT + 1, CONTRACT + 2];
  const read = { icons: 'http://forms.test/static/icons.abc.json', practice: 'abc' };

  test('before is the one that there is an adapter for', () => {
    expect(PREVIOUS).toBe(before);
  });

  test.each([
    ['before', { contract: before }, read],
    ['before, and of before that', { contract: before - 1, next: { contract: before } }, read],
    ['today', {}, read],
    ['today, and of before, as a build writes it', forPrevious(manifest([demo('/counter')]).metaData), read],
    [
      'today, which has something else',
      { contract: before, next: { contract: today, practice: 'new' } },
      { ...read, practice: 'new' },
    ],
    ['today, with a React that nobody can read', { react: 18 }, read],
    [
      'today, with icons of their own for the demos beyond',
      { iconsBeyond: 'static/b.json' },
      { ...read, iconsBeyond: 'http://forms.test/static/b.json' },
    ],
    ['today, with such icons that nobody can read', { iconsBeyond: 7 }, read],
    ['today, and of the one to come, which has something else', { next: { contract: next, practice: 7 } }, read],
  ])('of a manifest may be that of %s', (_, metaData, expected) => {
    const file = JSON.stringify(manifest([demo('/counter')], metaData));
    const { demos, icons, iconsBeyond, practice } = readManifest(forms, JSON.parse(file));
    expect(demos.map(({ path }) => path)).toEqual(['/counter']);
    expect({ ...(icons && { icons }), ...(iconsBeyond && { iconsBeyond }), ...(practice && { practice }) }).toEqual(
      expected,
    );
  });

  test('before shows only the demos that are components', () => {
    const [component, mountable] = [demo('/component'), demo('/mountable')];
    const metaData = forPrevious({ contract: today, demos: [component, mountable] }, [component]);
    expect(metaData).toEqual({
      contract: before,
      demos: [component],
      next: { contract: today, demos: [component, mountable] },
    });
    expect(readManifest(forms, manifest([], metaData)).demos).toEqual([component, mountable]);
  });

  test.each([
    [before - 1, undefined],
    [next, undefined],
    [next, afterNext],
  ])('%s, with %s beside it, is told and refused', (contract, other) => {
    const metaData = { contract, ...(other && { next: { contract: other } }) };
    expect(() => readManifest(forms, manifest([], metaData))).toThrow(
      `built for version ${contract} of the contract; this shell knows versions ${before} and ${today}.`,
    );
  });
});

test.each(['', '/', '//evil.test', 'javascript:alert(1)', '/a//b', '/../a', '/a b', 7, undefined])(
  'leaves out a demo whose path is %j, says why, and keeps the others',
  (path) => {
    const { demos, leftOut } = readManifest(forms, manifest([{ ...demo('/x'), path }, demo('/counter')]));
    expect(demos.map((kept) => kept.path)).toEqual(['/counter']);
    expect(leftOut).toEqual([
      {
        demo: expect.objectContaining({ title: 'Counter' }),
        problem: expect.stringMatching(/^has an invalid path: /),
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
  [{ tasks: 'eleven' }, 'has tasks that are not a number'],
  [{ pages: [{}] }, 'has a page that has no title'],
])('a demo with %j %s', (changes, problem) => {
  const { leftOut } = readManifest(forms, manifest([{ ...demo('/counter'), ...changes }]));
  expect(leftOut).toEqual([{ demo: expect.anything(), problem }]);
});

test('passes on only the fields that it has checked', () => {
  const [kept] = readManifest(forms, manifest([{ ...demo('/counter', { pages: [] }), more: 'x' }])).demos;
  expect(kept).toEqual(demo('/counter'));
});

test.each([
  ['160 000 empty names', Array.from({ length: 160_000 }, () => '')],
  ['101 files', Array.from({ length: 101 }, (_, index) => `static/${index}.js`)],
])('a module with %s has no files, because their addresses would fill each document', (_, sync) => {
  const body = manifest([demo('/counter')]);
  Object.assign(body.exposes[0]?.assets.js ?? {}, { sync });
  expect(readManifest(forms, body).assets.get('./counter/Counter')).toEqual({
    js: [],
    css: ['http://forms.test/static/counter.css'],
  });
});

test('what is no demo at all is left out as such', () => {
  const { leftOut } = readManifest(forms, manifest([null, 'counter']));
  expect(leftOut.map(({ problem }) => problem)).toEqual(['is not an object', 'is not an object']);
});

test.each([{ practice: '../../x' }, { practice: 7 }, { practice: undefined }, { icons: undefined }, { icons: 7 }])(
  'refuses a manifest with %j, which promises more',
  (metaData) => {
    expect(() => readManifest(forms, manifest([demo('/counter')], metaData))).toThrow(
      expect.objectContaining({ code: 'MANIFEST_SHAPE' }),
    );
  },
);
