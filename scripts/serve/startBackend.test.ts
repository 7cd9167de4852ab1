import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePortFrom } from '../../services/common/src/listen.ts';
import { startBackend } from './startBackend.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'playground-backend-'));
const file = path.join(folder, 'backend.mjs');
writeFileSync(
  file,
  `import { createServer } from 'node:http';
createServer(() => process.exit(3)).listen(Number(process.argv[2]), 'localhost');`,
);
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

async function started() {
  const port = await freePortFrom(20_000 + Math.floor(Math.random() * 10_000), []);
  const address = `http://localhost:${port}`;
  const command = `${process.execPath} ${file} ${port}`;
  return { address, command, stop: await startBackend(command, address) };
}

test('a backend that ends by itself is said at once, with its exit', async () => {
  const { address, command, stop } = await started();
  const said = new Promise((resolve) => jest.spyOn(console, 'error').mockImplementation(resolve));
  await fetch(address).catch(() => {});
  expect(await said).toBe(
    `The backend '${command}' has ended: it ended with 3. Calls to ${address} fail until you start it.`,
  );
  stop();
});

test('a backend that the commands end is not said', async () => {
  const { stop, address } = await started();
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  stop();
  while (
    await fetch(address).then(
      () => true,
      () => false,
    )
  );
  expect(said).not.toHaveBeenCalled();
});
