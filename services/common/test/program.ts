import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const children: ChildProcess[] = [];

/** A service in a process of its own, as a container runs it, with this environment and nothing else; and what it wrote. */
export function run(main: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', main], { env: { PATH: process.env.PATH, ...environment } });
  children.push(child);
  const output = { out: '', err: '' };
  child.stdout.on('data', (text) => {
    output.out += text;
  });
  child.stderr.on('data', (text) => {
    output.err += text;
  });
  /** How this machine calls the program's `name`, once it says so. */
  const address = async (name: string): Promise<string> => {
    const line = new RegExp(`^${name}: (\\S+?)(?:, port (\\d+))?$`, 'm');
    while (!line.test(output.out)) await once(child.stdout, 'data');
    const [, url = '', port] = line.exec(output.out) ?? [];
    return port ? `http://localhost:${port}` : url;
  };
  return { child, output, address, exit: once(child, 'close').then(([code]) => code) };
}

/** Ends what a test started and did not end itself. */
export function endPrograms(): void {
  for (const child of children.splice(0)) child.kill('SIGKILL');
}
