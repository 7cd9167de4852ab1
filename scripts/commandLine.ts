import { createInterface } from 'node:readline/promises';
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** What `parseArgs` makes of the arguments. */
type Arguments<T extends ParseArgsConfig> = ReturnType<typeof parseArgs<T>>;

/**
 * What a script was called with. `--help` prints the help and ends the process with exit code 0; an argument that is not
 * known, or lacks its value, ends it with one line and exit code 1.
 */
export function readArguments<const T extends ParseArgsConfig>(help: string, config: T): Arguments<T> {
  try {
    const options = { ...config.options, help: { type: 'boolean' } } as const;
    const parsed = parseArgs({ ...config, options }) as Arguments<T>;
    if (!('help' in parsed.values)) return parsed;
    console.log(help.trim());
    process.exit(0);
  } catch (error) {
    // After its first sentence Node goes on about positional arguments.
    const [problem] = (error as Error).message.split(/\. |\.?\n/, 1);
    console.error(`${problem}. --help says what there is.`);
    process.exit(1);
  }
}

/** Runs a script with its arguments. What it throws is said in one line, and the process ends with exit code 1. */
export function run<const T extends ParseArgsConfig>(
  help: string,
  config: T,
  script: (given: Arguments<T>) => unknown,
): Promise<void> {
  return untilItFails(() => script(readArguments(help, config)));
}

/** The same for a script that hands on to `playwright test` every argument that is not one of its `own`. */
export function runPlaywrightScript(
  help: string,
  own: string[],
  script: (handedOn: string[], given: string[]) => unknown,
): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) readArguments(help, { args: ['--help'] });
  const isOwn = (arg: string) => own.includes(arg);
  return untilItFails(() =>
    script(
      args.filter((arg) => !isOwn(arg)),
      args.filter(isOwn),
    ),
  );
}

async function untilItFails(script: () => unknown): Promise<void> {
  try {
    await script();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** What is typed in the terminal after a question. Throws when nobody sits there, naming the option that answers it. */
export async function ask(question: string, option: string): Promise<string> {
  if (!process.stdin.isTTY) throw new Error(`${option} is missing. --help says what there is.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question}: `);
  terminal.close();
  return answer.trim();
}
