import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Starts a command as npm does, in a shell. */
function inShell(code: string) {
  const program = `import { run } from '${path.join(__dirname, 'commandLine.ts')}'; ${code}`;
  return spawn('sh', ['-c', `"$0" --import tsx --input-type=module -e "$1"; true`, process.execPath, program], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
  });
}

test('a command ends when npm ends its shell', async () => {
  const shell = inShell(`run('', {}, () => { console.log('up'); setInterval(() => {}, 1000); });`);
  await once(shell.stdout, 'data');
  shell.kill('SIGTERM');
  // Closed when the command is gone too, because it writes there.
  await once(shell, 'close');
});
