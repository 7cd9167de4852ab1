import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { project } from '../../shared/project/folders.ts';

/** How long a backend has until it answers, in milliseconds. */
const PATIENCE = 20_000;

/**
 * Starts a team's backend with its command, in the folder of the project, and resolves with how to end it when it takes connections at its
 * address. If it ends later, the terminal says so at once. If something takes connections there already, that is the backend. Rejects with
 * one line if the backend ends, or is not there in time.
 */
export async function startBackend(command: string, address: string): Promise<() => void> {
  if (await answers(address)) return () => {};
  const [program = '', ...args] = command.trim().split(/\s+/);
  const child = spawn(program, args, { cwd: project, stdio: ['ignore', 'inherit', 'inherit'] });
  let ended: string | undefined;
  child.once('error', ({ message }) => (ended = message));
  child.once('exit', (code, signal) => (ended ??= `it ended with ${code ?? signal}`));
  const end = () => void child.kill();
  process.once('exit', end);
  const tell = () =>
    console.error(`The backend '${command}' has ended: ${ended}. Calls to ${address} fail until you start it.`);
  const stop = () => {
    process.off('exit', end);
    child.off('exit', tell);
    end();
  };
  for (const started = performance.now(); performance.now() - started < PATIENCE; await setTimeout(50)) {
    if (ended) break;
    if (await answers(address)) {
      child.once('exit', tell);
      // It may have ended in between.
      if (ended) tell();
      return stop;
    }
  }
  stop();
  throw new Error(`The backend '${command}' does not answer at ${address}: ${ended ?? 'nothing listens there'}.`);
}

function answers(address: string): Promise<boolean> {
  const { hostname, port, protocol } = new URL(address);
  const socket = connect(Number(port) || (protocol === 'https:' ? 443 : 80), hostname);
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.setTimeout(1000, () => resolve(false));
  }).finally(() => socket.destroy()) as Promise<boolean>;
}
