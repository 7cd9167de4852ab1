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

test('a bad variable ends it with one line', async () => {
  const { output, exit } = run(main, { WORKSPACE: 'media', PORT: 'many' });
  expect(await exit).toBe(1);
  expect(output).toEqual({ out: '', err: "PORT must be a number from 0 to 65535, not 'many'.\n" });
});
