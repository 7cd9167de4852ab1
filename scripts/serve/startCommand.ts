import { untilStopped } from '../../services/common/src/untilStopped.ts';
import { version } from '../../shared/project/folders.ts';
import { FLAG, run, TEXT } from '../commandLine.ts';
import { addressTable, checkPorts, onFreePorts, readSettings, type ServeSiteOptions, serveSite } from './serveSite.ts';

const HELP = `
  --port NUMBER  the port of the shell, 3000 by default. All other ports move with it. 0 takes free ones
  --host NAME    the host in all addresses. Other machines can then reach the site
  --exam         gives out no outcomes and no solutions
  --quiet        prints nothing but errors
  --json         prints the addresses for a program when all of them answer, in one line

You can set each port and address in the environment or in .env: NAME_PORT and NAME_URL (SHELL, FORMS, …, API, INBOX, IDENTITY, PAY,
BANK), SMTP_PORT, BASE_PORT, PUBLIC_HOST, REMOTES and BIND. The command ends with 0 if it is stopped, 2 if a port is in use, 1 if anything else is wrong.
`;

const options = { port: TEXT, host: TEXT, exam: FLAG, quiet: FLAG, json: FLAG };

interface StartOptions extends ServeSiteOptions {
  prepare?(): Promise<void>;
  started?(): void;
}

/** Serves every origin and the API from one process until it is stopped, and says where. */
export function startCommand(usage: string, { prepare, started, ...served }: StartOptions = {}): Promise<void> {
  // Without this, a full disk or a reader that has gone would be an error with its stack.
  process.stdout.on('error', ({ message }) => {
    console.error(`The addresses cannot be printed: ${message}.`);
    process.exit(1);
  });
  return run(usage + HELP, { options, allowPositionals: true }, ({ values, positionals: [unknown] }) =>
    untilStopped(async () => {
      if (unknown) throw new Error(`There is no argument '${unknown}'. --help lists all arguments.`);
      const addresses = settingsWith(values);
      // Before the build, so that you get an error at once.
      await checkPorts(addresses);
      await prepare?.();
      const running = await serveSite(addresses, served);
      if (values.json) console.log(JSON.stringify({ version, ...running.site }));
      else if (!values.quiet) console.log(await addressTable(running));
      started?.();
      return running;
    }),
  );
}

function settingsWith({ port, host, exam }: { port?: string; host?: string; exam?: boolean }) {
  const isAnywhere = host === '0.0.0.0' || host === '::';
  const asked = {
    ...(port && port !== '0' && { BASE_PORT: port }),
    ...(host && !isAnywhere && { PUBLIC_HOST: host }),
    ...(host && host !== 'localhost' && { BIND: isAnywhere ? host : '0.0.0.0' }),
    ...(exam && { EXAM: 'on' }),
  };
  try {
    const addresses = readSettings(asked);
    return port === '0' ? onFreePorts(addresses) : addresses;
  } catch (error) {
    const { message } = error as Error;
    throw new Error(
      port || host ? message.replace(/^BASE_PORT\b/, '--port').replace(/^(PUBLIC_HOST|BIND)\b/, '--host') : message,
    );
  }
}
