#!/usr/bin/env node
/** The program of a release's archive: `playground start`. */
import { version } from '../../shared/project/folders.ts';
import { startCommand } from '../serve/startCommand.ts';

const USAGE = `
playground start [option…]

Serves the whole playground ${version} from one process, and prints its addresses. It needs Node alone, and writes no file.
`;

const [command = '--help'] = process.argv.splice(2, 1);
if (command !== 'start') {
  const isAsked = command === '--help';
  console[isAsked ? 'log' : 'error'](
    isAsked ? USAGE : `There is no command '${command}'.`,
    'Try: playground start --help',
  );
  process.exit(isAsked ? 0 : 1);
}
await startCommand(USAGE);
