import { fork } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, renameSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, constants as os, setPriority } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isHashed } from '../../services/origin/src/render/headers.ts';
import { run } from '../commandLine.ts';

const HELP = `
node scripts/run.mjs scripts/build/compress.ts folder…

Compresses the files of builds as far as it can, while nothing else needs the processor. npm start runs it a minute after the site answers.
`;

/** A smaller file fits into one packet anyway. */
export const WORTH_IT = 1024;

/** On the whole as good as Brotli's own choice. It makes the shell's large scripts a little smaller. */
const NPOSTFIX = { [constants.BROTLI_PARAM_NPOSTFIX]: 1 };

const ENDINGS = {
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  '.br': (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { ...NPOSTFIX, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
};

/** Writes a .br and a .gz beside each larger text file that has none, so that no request has to wait for the compression. */
export async function compress(dist: string): Promise<void> {
  const queue = textsIn(dist).filter((file) => !hasCopies(path.join(dist, file)));
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await compressFile(path.join(dist, next));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

/** Takes the copies of files that the build before had too: the same hashed name is the same content. */
export function takeCopies(before: string, dist: string): void {
  for (const file of textsIn(dist)) {
    if (!hasCopies(path.join(before, file))) continue;
    for (const ending of Object.keys(ENDINGS))
      copyFileSync(path.join(before, file + ending), path.join(dist, file + ending));
  }
}

/** In this time, a person opens the first pages, in milliseconds. */
const FIRST_PAGES = 60_000;

/** Compresses a minute later, in a process of its own with the lowest priority. It ends with this one. */
export function compressInBackground(folders: string[]): void {
  setTimeout(() => {
    const child = fork(import.meta.filename, folders, { execArgv: ['--import', import.meta.resolve('tsx')] });
    process.once('exit', () => child.kill());
    child.unref();
    child.channel?.unref();
  }, FIRST_PAGES).unref();
}

/** Without a hash in its name, a file may be replaced by that of another build at any moment. Its copy would stay. */
function textsIn(dist: string): string[] {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.(js|css|json|svg)$/.test(file) && isHashed(file.replaceAll('\\', '/')));
}

const hasCopies = (file: string) => Object.keys(ENDINGS).every((ending) => existsSync(file + ending));

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < WORTH_IT) return;
  for (const [ending, compressed] of Object.entries(ENDINGS)) {
    // A server may look for the copy at any moment.
    const made = `${file}${ending}.${process.pid}`;
    await writeFile(made, await compressed(content));
    renameSync(made, file + ending);
  }
}

if (process.argv[1] === import.meta.filename) {
  run(HELP, { allowPositionals: true }, async ({ positionals }) => {
    // Before the first work: the threads that compress take over what this one has now.
    setPriority(os.priority.PRIORITY_LOW);
    for (const dist of positionals) await compress(dist);
  });
}
