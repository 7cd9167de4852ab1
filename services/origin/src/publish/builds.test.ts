import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Build, closeChannel, listBuilds, publish, requireFolder, rollBack } from './builds.ts';

let place: string;
let folder: string;

beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'publishing-'));
  folder = path.join(place, 'www');
});
afterEach(() => rm(place, { recursive: true }));

/** A build as webpack writes it: an entry, a chunk for each demo, a file that all builds share, a page and a manifest. */
async function dist(version: string, demos: string[], container = 'media_remote'): Promise<string> {
  const root = path.join(place, `dist-${version}`);
  const chunks = demos.map((demo) => `static/${demo}.${version.repeat(12)}.js`);
  const files: Record<string, string> = {
    [`static/remoteEntry.${version.repeat(12)}.js`]: `entry of ${version}`,
    [`static/remoteEntry.${version.repeat(12)}.js.br`]: 'compressed',
    'static/common.0123456789ab.css': 'shared by all builds',
    'index.html': `page of ${version}`,
    'mf-manifest.json.br': 'compressed',
    '.build-id': version,
  };
  for (const chunk of chunks) files[chunk] = `${chunk} of ${version}`;
  files['mf-manifest.json'] = JSON.stringify({
    metaData: { name: container, remoteEntry: { path: 'static/', name: `remoteEntry.${version.repeat(12)}.js` } },
    exposes: chunks.map((chunk) => ({ assets: { js: { sync: [chunk] }, css: { sync: [] } } })),
  });
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), content);
  }
  return root;
}

const read = (file: string) => readFile(path.join(folder, file), 'utf8');
const names = async (of = '') => (await readdir(path.join(folder, of))).filter((name) => !name.startsWith('.')).sort();
const currentIs = async (version: string) => {
  expect(await read('mf-manifest.json')).toContain(`remoteEntry.${version.repeat(12)}.js`);
  expect(await read('index.html')).toBe(`page of ${version}`);
};

test('the first build makes the folder and is complete', async () => {
  const { added, previous } = await publish(await dist('a', ['video']), folder);
  expect(added).toBe(4);
  expect(previous).toBeUndefined();
  expect(await names()).toEqual(['builds', 'index.html', 'mf-manifest.json', 'static']);
  expect(await names('static')).toEqual([
    'common.0123456789ab.css',
    'remoteEntry.aaaaaaaaaaaa.js',
    'remoteEntry.aaaaaaaaaaaa.js.br',
    'video.aaaaaaaaaaaa.js',
  ]);
  await currentIs('a');
});

test('a build has one id: for /healthz, in its manifest, in the list and after a rollback', async () => {
  const ids = async () => [
    await read('.build-id'),
    JSON.parse(await read('mf-manifest.json')).metaData.buildInfo.buildVersion,
  ];
  const first = (await publish(await dist('a', ['video']), folder)).build.id;
  expect(await ids()).toEqual([first, first]);
  const second = (await publish(await dist('b', ['video']), folder)).build.id;
  expect(await ids()).toEqual([second, second]);
  await rollBack(folder);
  expect(await ids()).toEqual([first, first]);
});

test('the next build replaces it, and the files of the first stay', async () => {
  const first = await publish(await dist('a', ['video']), folder);
  const second = await publish(await dist('b', ['camera']), folder);
  expect(second.added).toBe(3);
  expect(second.previous?.id).toBe(first.build.id);
  await currentIs('b');
  expect(await read('static/video.aaaaaaaaaaaa.js')).toContain('of a');
  expect(await read('static/camera.bbbbbbbbbbbb.js')).toContain('of b');
});

test('a file that both builds have is not written again', async () => {
  await publish(await dist('a', []), folder);
  const common = path.join(folder, 'static/common.0123456789ab.css');
  const { ino } = await stat(common);
  await publish(await dist('b', []), folder);
  expect((await stat(common)).ino).toBe(ino);
});

test('the manifest is published after all files that it names', async () => {
  await publish(await dist('a', ['video']), folder);
  // A folder with the name of a chunk makes publishing fail in the middle.
  await mkdir(path.join(folder, 'static/camera.bbbbbbbbbbbb.js/x'), { recursive: true });
  await expect(publish(await dist('b', ['camera']), folder)).rejects.toThrow();
  await currentIs('a');
});

test('a compressed copy of an earlier manifest is removed', async () => {
  await mkdir(folder);
  await writeFile(path.join(folder, 'mf-manifest.json.br'), 'put there by hand');
  await publish(await dist('a', []), folder);
  expect(await names()).not.toContain('mf-manifest.json.br');
});

test('the same build twice changes nothing', async () => {
  const a = await dist('a', ['video']);
  await publish(a, folder);
  await publish(await dist('b', ['camera']), folder);
  const again = await publish(await dist('b', ['camera']), folder);
  expect(again.added).toBe(0);
  await rollBack(folder);
  await currentIs('a');
});

test('rolls back to the build before, and then to the one before that', async () => {
  for (const version of ['a', 'b', 'c']) await publish(await dist(version, []), folder);
  await rollBack(folder);
  await currentIs('b');
  await rollBack(folder);
  await currentIs('a');
  await expect(rollBack(folder)).rejects.toThrow(/has no build before [0-9a-f]{12} to go back to\.$/);
});

test('never rolls back to a build that was rolled back', async () => {
  for (const version of ['a', 'b']) await publish(await dist(version, []), folder);
  await rollBack(folder);
  await publish(await dist('c', []), folder);
  await rollBack(folder);
  await currentIs('a');
});

test('a build that was rolled back can be published again', async () => {
  for (const version of ['a', 'b']) await publish(await dist(version, []), folder);
  await rollBack(folder);
  await publish(await dist('b', []), folder);
  await currentIs('b');
  await rollBack(folder);
  await currentIs('a');
});

test('a page opened with the build that was rolled back still finds its files', async () => {
  await publish(await dist('a', []), folder);
  await publish(await dist('b', ['camera']), folder);
  await rollBack(folder);
  expect(await read('static/camera.bbbbbbbbbbbb.js')).toContain('of b');
});

test('removes old builds and the files that only they had', async () => {
  for (const version of ['a', 'b']) await publish(await dist(version, ['video']), folder);
  expect((await publish(await dist('c', ['video']), folder, { keep: 2 })).forgotten).toHaveLength(1);
  expect(await names('static')).toEqual([
    'common.0123456789ab.css',
    ...['b', 'c'].flatMap((version) => [
      `remoteEntry.${version.repeat(12)}.js`,
      `remoteEntry.${version.repeat(12)}.js.br`,
    ]),
    ...['b', 'c'].map((version) => `video.${version.repeat(12)}.js`),
  ]);
  await rollBack(folder);
  await currentIs('b');
  await expect(rollBack(folder)).rejects.toThrow('has no build before');
});

test('names no removed build for a rollback, and lists the builds that are left', async () => {
  const first = await publish(await dist('a', ['video']), folder);
  const second = await publish(await dist('b', ['video']), folder, { keep: 2 });
  expect(second.previous?.id).toBe(first.build.id);
  const third = await publish(await dist('c', ['video']), folder, { keep: 1 });
  expect(third.previous).toBeUndefined();
  await publish(await dist('d', ['video']), folder);
  await rollBack(folder);
  expect(await listBuilds(folder)).toMatchObject([
    { withdrawn: true, current: false },
    { id: third.build.id, current: true },
  ]);
});

/** A publication or rollback that ends in the middle, while it puts the files of a build into place. */
async function killed(work: () => Promise<unknown>): Promise<void> {
  const [page, away] = [path.join(folder, 'index.html'), path.join(place, 'index.html')];
  await rename(page, away);
  await mkdir(path.join(page, 'x'), { recursive: true });
  await expect(work()).rejects.toThrow();
  await rm(page, { recursive: true });
  await rename(away, page);
}

test('never rolls back to a build that was not current, because its publication was killed', async () => {
  await publish(await dist('a', []), folder);
  const b = await dist('b', []);
  await killed(() => publish(b, folder));
  await currentIs('a');
  await publish(await dist('c', []), folder);
  await rollBack(folder);
  await currentIs('a');
});

test('a build can be published again if its first publication was killed', async () => {
  await publish(await dist('a', []), folder);
  const b = await dist('b', []);
  await killed(() => publish(b, folder));
  await publish(b, folder);
  await publish(await dist('c', []), folder);
  await rollBack(folder);
  await currentIs('b');
});

test('rolls back to a build that was current, even if its publication was killed after that', async () => {
  for (const version of ['a', 'b']) await publish(await dist(version, []), folder);
  const list = path.join(folder, '.builds/builds.json');
  const [a, b] = JSON.parse(await readFile(list, 'utf8'));
  await writeFile(list, JSON.stringify([a, { ...b, unfinished: true }]));
  await publish(await dist('c', []), folder);
  await rollBack(folder);
  await currentIs('b');
});

test('a publication that fails leaves no files, so that a full disk does not stay full', async () => {
  const { build } = await publish(await dist('a', ['video']), folder);
  const before = await names('static');
  const b = await dist('b', ['video']);
  const { id } = (await publish(b, path.join(place, 'other'))).build;
  await mkdir(path.join(folder, '.builds', id, 'index.html/x'), { recursive: true });
  await expect(publish(b, folder)).rejects.toThrow();
  expect([await names('static'), await names('.builds')]).toEqual([before, [build.id, 'builds.json']]);
  expect(await listBuilds(folder)).toHaveLength(1);
  await publish(b, folder);
  await currentIs('b');
});

test('the next publication removes what a killed one left, and first puts the current build into place', async () => {
  const { build } = await publish(await dist('a', ['video']), folder);
  const b = await dist('b', ['video']);
  await killed(() => publish(b, folder));
  await writeFile(path.join(folder, 'static/.0123456789ab'), 'half of a file');
  expect(await read('.build-id')).not.toBe(build.id);
  await publish(await dist('c', ['video']), folder, { channel: 'next' });
  expect(await read('.build-id')).toBe(build.id);
  expect((await readdir(path.join(folder, 'static'))).filter((name) => /b{12}|^\./.test(name))).toEqual([]);
});

test('a rollback that was killed is not undone by the next one', async () => {
  for (const version of ['a', 'b']) await publish(await dist(version, []), folder);
  await killed(() => rollBack(folder));
  await publish(await dist('c', []), folder);
  await rollBack(folder);
  await currentIs('a');
});

test('two builds with the same manifest are two steps of a rollback', async () => {
  await publish(await dist('a', []), folder);
  const b = await dist('b', []);
  await publish(b, folder);
  await writeFile(path.join(b, 'index.html'), 'another page of b');
  await publish(b, folder);
  await rollBack(folder);
  await currentIs('b');
  await rollBack(folder);
  await currentIs('a');
});

test('a folder that cannot be made is refused at once', async () => {
  const file = path.join(place, 'file');
  await writeFile(file, '');
  await expect(requireFolder(file)).rejects.toThrow(`${file} is not a folder that you can write to.`);
  await expect(requireFolder(path.join(file, 'www'))).rejects.toThrow('is not a folder');
  await expect(requireFolder(folder)).resolves.toBeUndefined();
});

test('never removes the current build, even if it is old', async () => {
  for (const version of ['a', 'b']) await publish(await dist(version, ['video']), folder);
  await publish(await dist('a', ['video']), folder, { keep: 1 });
  await currentIs('a');
  expect(await read('static/video.aaaaaaaaaaaa.js')).toContain('of a');
});

test('leaves no unfinished files', async () => {
  for (const version of ['a', 'b']) await publish(await dist(version, ['video']), folder);
  const all = await readdir(folder, { recursive: true });
  expect(all.filter((name) => /^\.(?!build-id$)/.test(path.basename(name)))).toEqual(['.builds']);
  expect(all).not.toContain('.builds/lock');
});

test('the document of the shell decides which build is current', async () => {
  for (const version of ['a', 'b']) {
    const root = path.join(place, version);
    await mkdir(path.join(root, 'static'), { recursive: true });
    await writeFile(path.join(root, `static/main.${version.repeat(12)}.js`), version);
    await writeFile(path.join(root, 'index.html'), `page of ${version}`);
    await publish(root, folder);
  }
  expect(await read('index.html')).toBe('page of b');
  expect(await names('static')).toHaveLength(2);
  await rollBack(folder);
  expect(await read('index.html')).toBe('page of a');
  await expect(publish(await dist('c', []), folder)).rejects.toThrow(
    'is the folder of the shell, not of media_remote.',
  );
});

describe('channels', () => {
  const manifestOf = async (build: string) => JSON.parse(await read(`builds/${build}/mf-manifest.json`));
  const entry = (version: string) => ({
    metaData: expect.objectContaining({
      remoteEntry: { path: 'static/', name: `remoteEntry.${version.repeat(12)}.js` },
    }),
  });

  test('each build has a manifest by its id, also one that was published before there were any', async () => {
    const { build } = await publish(await dist('a', ['video']), folder);
    await rm(path.join(folder, 'builds'), { recursive: true });
    const next = await publish(await dist('b', ['video']), folder);
    expect(await manifestOf(build.id)).toMatchObject(entry('a'));
    expect(await manifestOf(next.build.id)).toMatchObject(entry('b'));
  });

  test('a manifest says which build it has, and when that was first published here', async () => {
    const media = await dist('a', ['video']);
    const { build } = await publish(media, folder);
    const first = await read('mf-manifest.json');
    const { metaData } = JSON.parse(first);
    expect(metaData.buildInfo.buildVersion).toBe(build.id);
    expect(Math.abs(Date.now() - Date.parse(metaData.published))).toBeLessThan(60_000);
    expect(await read(`builds/${build.id}/mf-manifest.json`)).toBe(first);
    await publish(media, folder, { channel: 'next' });
    await publish(media, folder);
    expect(await read('mf-manifest.json')).toBe(first);
    expect((await listBuilds(folder))[0]).toMatchObject({ current: true, channels: ['next'] });
  });

  test('a build in a channel is complete, and the current one stays', async () => {
    const current = await publish(await dist('a', ['video']), folder);
    const { build, added } = await publish(await dist('b', ['video']), folder, { channel: 'next' });
    expect(added).toBe(3);
    await currentIs('a');
    expect(await manifestOf('next')).toMatchObject(entry('b'));
    expect(await listBuilds(folder)).toMatchObject([
      { id: build.id, current: false, staged: true, channels: ['next'] },
      { id: current.build.id, current: true, channels: [] },
    ]);
    await expect(rollBack(folder)).rejects.toThrow('has no build before');
  });

  test('a rollback passes over a build that was only in a channel, until it is published', async () => {
    await publish(await dist('a', []), folder);
    await publish(await dist('b', []), folder, { channel: 'next' });
    await publish(await dist('c', []), folder);
    await rollBack(folder);
    await currentIs('a');
    await publish(await dist('b', []), folder);
    await publish(await dist('d', []), folder);
    await rollBack(folder);
    await currentIs('b');
  });

  test('the build of a channel is kept until the channel is closed', async () => {
    await publish(await dist('a', []), folder, { channel: 'next' });
    for (const version of ['b', 'c']) await publish(await dist(version, []), folder, { keep: 1 });
    expect(await listBuilds(folder)).toMatchObject([{ current: true }, { channels: ['next'] }]);
    await closeChannel(folder, 'next');
    await expect(closeChannel(folder, 'next')).rejects.toThrow('has no channel next.');
    const { forgotten } = await publish(await dist('d', []), folder, { keep: 1 });
    expect(forgotten).toHaveLength(2);
    expect(await names('builds')).toHaveLength(1);
  });
});

describe('several at once', () => {
  const IN_USE = /^Somebody else is publishing to .*\. Nothing was changed: try again when they are done\.$/;
  const list = async () => (JSON.parse(await read('.builds/builds.json')) as Build[]).map(({ id }) => id);
  const everyNamedFileIsThere = async () => {
    const { metaData, exposes } = JSON.parse(await read('mf-manifest.json'));
    const chunks = exposes.flatMap(({ assets }: { assets: { js: { sync: string[] } } }) => assets.js.sync);
    for (const file of [`static/${metaData.remoteEntry.name}`, ...chunks]) await read(file);
  };

  test('publications that wait are all in the list', async () => {
    const dists = await Promise.all([...'abcdef'].map((version) => dist(version, ['video'])));
    const all = await Promise.all(dists.map((one) => publish(one, folder, { patience: 10_000 })));
    expect((await list()).sort()).toEqual(all.map(({ build }) => build.id).sort());
    await everyNamedFileIsThere();
  });

  test('of publications that do not wait, one succeeds and the others say why they failed', async () => {
    const dists = await Promise.all([...'abcdef'].map((version) => dist(version, ['video'])));
    const all = await Promise.allSettled(dists.map((one) => publish(one, folder)));
    const [done, ...more] = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value.build.id] : []));
    expect(more).toEqual([]);
    expect(await list()).toEqual([done]);
    for (const one of all) if (one.status === 'rejected') expect(one.reason.message).toMatch(IN_USE);
    await everyNamedFileIsThere();
  });

  test('of a rollback and a publication that removes builds, one succeeds, and the manifest names existing files', async () => {
    for (const version of ['a', 'b', 'c']) await publish(await dist(version, ['video']), folder);
    const d = await dist('d', ['video']);
    const all = await Promise.allSettled([publish(d, folder, { keep: 1 }), rollBack(folder)]);
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of all) if (one.status === 'rejected') expect(one.reason.message).toMatch(IN_USE);
    await everyNamedFileIsThere();
  });

  test('a publication that was killed keeps the others waiting for seconds only', async () => {
    await publish(await dist('a', []), folder);
    await mkdir(path.join(folder, '.builds/lock'));
    const b = await dist('b', []);
    await expect(publish(b, folder)).rejects.toThrow(IN_USE);
    const before = new Date(Date.now() - 16_000);
    await utimes(path.join(folder, '.builds/lock'), before, before);
    await publish(b, folder);
    await currentIs('b');
  });
});

describe('refuses in one line, and changes nothing:', () => {
  test('a folder without a build', async () => {
    await expect(publish(place, folder)).rejects.toThrow(
      /holds no build: it has neither mf-manifest\.json nor index\.html\.$/,
    );
    await expect(readdir(folder)).rejects.toThrow('ENOENT');
  });

  test('a build that lacks a file', async () => {
    const a = await dist('a', ['video']);
    await rm(path.join(a, 'static/video.aaaaaaaaaaaa.js'));
    await expect(publish(a, folder)).rejects.toThrow(
      /its manifest names static\/video\.a{12}\.js, which is missing\. Build it again\.$/,
    );
  });

  test('a build with a link, because its file may be gone or elsewhere when it is served', async () => {
    const a = await dist('a', ['video']);
    const entry = path.join(a, 'static/remoteEntry.aaaaaaaaaaaa.js');
    await rename(entry, path.join(place, 'entry.js'));
    await symlink(path.join(place, 'entry.js'), entry);
    await expect(publish(a, folder)).rejects.toThrow(/has a symbolic link, static\/remoteEntry\.a{12}\.js\./);
    await expect(readdir(folder)).rejects.toThrow('ENOENT');
  });

  test('a build whose manifest names a file outside it', async () => {
    const a = await dist('a', []);
    await writeFile(path.join(place, 'secret'), 'x');
    const remoteEntry = { path: '../', name: 'secret' };
    const manifest = { metaData: { name: 'media_remote', remoteEntry }, exposes: [] };
    await writeFile(path.join(a, 'mf-manifest.json'), JSON.stringify(manifest));
    await expect(publish(a, folder)).rejects.toThrow('its manifest names ../secret, which is missing');
  });

  test('to work on a folder that cannot be written to', async () => {
    const a = await dist('a', []);
    await publish(a, folder);
    // As on a read-only file system, also for a user who may write everywhere.
    await rename(path.join(folder, '.builds'), path.join(place, 'builds'));
    await writeFile(path.join(folder, '.builds'), '');
    for (const work of [() => rollBack(folder), () => publish(a, folder)]) {
      await expect(work()).rejects.toThrow(`${path.join(folder, '.builds')} is not a folder that you can write to.`);
    }
  });

  test('the folder of another remote', async () => {
    await publish(await dist('a', []), folder);
    await expect(publish(await dist('f', [], 'forms_remote'), folder)).rejects.toThrow(
      /is the folder of media_remote, not of forms_remote\.$/,
    );
    await currentIs('a');
  });

  test('a file instead of the folder', async () => {
    await writeFile(folder, '');
    await expect(publish(await dist('a', []), folder)).rejects.toThrow(/is not a folder that you can write to\.$/);
  });

  test('to roll back before anything was published', async () => {
    await expect(rollBack(folder)).rejects.toThrow(/^Nothing was published to .* yet\.$/);
  });
});
