import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const children: ChildProcess[] = [];

/**
 * Runs a service in its own process, as in a container, with only this environment and at most this many open files. `output` is what
 * it wrote.
 */
export function run(main: string, environment: Record<string, string>, words: string[] = [], openFiles = 1024) {
  const env = { PATH: process.env.PATH, ...environment };
  const program = [process.execPath, '--import', 'tsx', main, ...words];
  const child = spawn('sh', ['-c', `ulimit -n ${openFiles} && exec "$0" "$@"`, ...program], { env });
  children.push(child);
  const output = { out: '', err: '' };
  child.stdout.on('data', (text) => {
    output.out += text;
  });
  child.stderr.on('data', (text) => {
    output.err += text;
  });
  /** Waits until the program writes the address of its server `name`, and resolves with that. */
  const address = async (name: string): Promise<string> => {
    const line = new RegExp(`^${name}: (\\S+?)(?:, port (\\d+))?$`, 'm');
    while (!line.test(output.out)) {
      const [ended] = await Promise.race([once(child.stdout, 'data').then(() => []), once(child, 'close')]);
      if (ended !== undefined) throw new Error(`The program ended before it had an address: ${output.err}`);
    }
    const [, url = '', port] = line.exec(output.out) ?? [];
    return port ? `http://localhost:${port}` : url;
  };
  return { child, output, address, exit: once(child, 'close').then(([code]) => code) };
}

/** Ends the programs that a test started and did not end. */
export function endPrograms(): void {
  for (const child of children.splice(0)) child.kill('SIGKILL');
}
