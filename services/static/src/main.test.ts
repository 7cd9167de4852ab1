import path from 'node:path';
import { endPrograms, run } from '../../common/test/program.ts';
import { cleanUp, folder } from '../test/origin.ts';

const main = path.join(__dirname, 'main.ts');

afterEach(async () => {
  endPrograms();
  await cleanUp();
});

test('serves until SIGTERM, and ends well', async () => {
  const program = run(main, { WORKSPACE: 'media', ROOT: await folder(), PORT: '0' });
  const url = await program.address('media');
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  program.child.kill('SIGTERM');
  expect(await program.exit).toBe(0);
  expect(program.output).toEqual({ out: `media: ${url}\n`, err: '' });
});

test("two builds behind one address serve each other's files", async () => {
  const build = (hash: string) => folder({ 'index.html': `<p>${hash}`, [`static/main.${hash}.js`]: hash });
  const FILES = await folder({});
  const replicas: string[] = [];
  for (const hash of ['aaaaaaaaaaaa', 'bbbbbbbbbbbb']) {
    const program = run(main, { WORKSPACE: 'shell', ROOT: await build(hash), FILES, PORT: '0' });
    replicas.push(await program.address('shell'));
  }
  for (const replica of replicas) {
    expect(await (await fetch(replica)).text()).toBe('<p>bbbbbbbbbbbb');
    for (const hash of ['aaaaaaaaaaaa', 'bbbbbbbbbbbb']) {
      expect(await (await fetch(`${replica}/static/main.${hash}.js`)).text()).toBe(hash);
    }
  }
});

test('a bad variable ends it with one line', async () => {
  const { output, exit } = run(main, { WORKSPACE: 'media', PORT: 'many' });
  expect(await exit).toBe(1);
  expect(output).toEqual({ out: '', err: "PORT must be a number from 0 to 65535, not 'many'.\n" });
});
