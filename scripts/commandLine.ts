import { createInterface } from 'node:readline/promises';
import { type ParseArgsConfig, parseArgs, stripVTControlCharacters } from 'node:util';

type Arguments<T extends ParseArgsConfig> = ReturnType<typeof parseArgs<T>>;

/** An option without a value, one with a text, and one that may be there several times. */
export const FLAG = { type: 'boolean' } as const;
export const TEXT = { type: 'string' } as const;
export const TEXTS = { type: 'string', multiple: true } as const;

/** Reads the arguments of a script. With `--help`, or an argument that cannot be read, it prints a text and ends the process. */
function readArguments<const T extends ParseArgsConfig>(help: string, config: T): Arguments<T> {
  try {
    const options = { ...config.options, help: { type: 'boolean' } } as const;
    const parsed = parseArgs({ ...config, options }) as Arguments<T>;
    if (!('help' in parsed.values)) return parsed;
    console.log(help.trim());
    process.exit(0);
  } catch (error) {
    // After the first sentence, Node explains positional arguments.
    const [problem] = (error as Error).message.split(/\. |\.?\n/, 1);
    console.error(`${problem}. --help lists all arguments.`);
    process.exit(1);
  }
}

/** Runs a script with its arguments. If it throws, the message is printed in one line and the exit code is 1. */
export async function run<const T extends ParseArgsConfig>(
  help: string,
  config: T,
  script: (given: Arguments<T>) => unknown,
): Promise<void> {
  endWithShell();
  try {
    await script(readArguments(help, config));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** A text of somebody else as one line for the terminal, without escape sequences and other characters that nobody sees. */
export const inOneLine = (text: string) =>
  stripVTControlCharacters(text)
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();

/** The lines of a table, with columns as wide as their longest cells. */
export function inColumns(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** For a script that runs a command: its own options come first. The rest is the command with its own. */
export function splitCommand(
  args: string[],
  options: NonNullable<ParseArgsConfig['options']>,
): [own: string[], command: string[]] {
  const hasValue = (arg: string) => !arg.includes('=') && options[arg.slice(2)]?.type === 'string';
  let at = 0;
  while (args[at]?.startsWith('--') && args[at] !== '--') at += hasValue(args[at] as string) ? 2 : 1;
  return [args.slice(0, at), args.slice(args[at] === '--' ? at + 1 : at)];
}

/** npm passes SIGTERM on to its shell only. When dash ends by it, its command goes on without a parent that waits for it. */
function endWithShell(): void {
  if (!process.env.npm_lifecycle_event) return;
  const { ppid } = process;
  const timer = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 300).unref();
}

/** The same for a script that passes all arguments to `playwright test`, except its `own`. */
export function runPlaywrightScript(
  help: string,
  own: string[],
  script: (passedOn: string[], given: string[]) => unknown,
): Promise<void> {
  const all = process.argv.slice(2);
  const isOwn = (arg: string) => own.includes(arg);
  const passedOn = all.filter((arg) => !isOwn(arg));
  const args = all.includes('--help') ? ['--help'] : [];
  return run(help, { args }, () => script(passedOn, all.filter(isOwn)));
}

/** Asks in the terminal. Throws with the name of the option that answers the question if there is no terminal. */
export async function ask(question: string, option: string): Promise<string> {
  if (!process.stdin.isTTY) throw new Error(`${option} is missing. --help lists all arguments.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question}: `);
  terminal.close();
  return answer.trim();
}
