import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { readJson } from '@playground/kit/common/readAnswer';
import { untilStopped } from '@playground/kit/common/untilStopped';
import { readCatalogue } from '@playground/kit/contract/catalogue';
import { build } from '@playground/kit/scripts/build/build';
import { FLAG, run, TEXT, TEXTS } from '@playground/kit/scripts/commandLine';
import { onFreePorts, readSettings, serveSite } from '@playground/kit/scripts/serve/serveSite';
import { siteAt } from '@playground/kit/scripts/testing/siteAt';
import { requireBrowser } from '@playground/kit/test/chromium';
import { openExam } from './openExam.ts';
import { reportOf } from './report.ts';

const HELP = `
npm run exam -- [option…]

Gives the tasks of the playground to agents and tools in any language, and grades what they did. Builds what changed, serves the
site on free ports without outcomes and solutions, and prints the address of the exam. GET /docs there describes the requests.

  --site ADDRESS      takes the site at this address. Start it with EXAM=on
  --pages PATH        only the tasks of this page. You can give it more than once
  --tasks TASK        only this task: dialogs/confirm. You can give it more than once
  --seed SEED         the seed of all runs, instead of a secret one for each
  --parallel NUMBER   so many runs at once, 16 by default
  --deadline SECONDS  a run is graded as it is after this time, 120 by default
  --report FILE       writes the report there when the exam ends
  --run COMMAND       runs a command that takes the exam, and ends with it. The command gets the address as PLAYGROUND_EXAM
  --port NUMBER       the port of the exam, 3200 by default. 0 takes a free one
  --host ADDRESS      the address that it listens on, 127.0.0.1 by default. Another one needs --token
  --token TEXT        requests must have the header Authorization: Bearer TEXT
  --built             takes the builds as they are
`;

const options = {
  site: TEXT,
  pages: TEXTS,
  tasks: TEXTS,
  seed: TEXT,
  parallel: { type: 'string', default: '16' },
  deadline: { type: 'string', default: '120' },
  report: TEXT,
  run: TEXT,
  port: { type: 'string', default: '3200' },
  host: { type: 'string', default: '127.0.0.1' },
  token: TEXT,
  built: FLAG,
} as const;

run(HELP, { options }, ({ values }) =>
  untilStopped(async () => {
    const { host, token, report } = values;
    const numberOf = (option: 'parallel' | 'deadline' | 'port', least: number, most: number) => {
      const number = Number(values[option]);
      if (Number.isInteger(number) && number >= least && number <= most) return number;
      throw new Error(`--${option} must be a number from ${least} to ${most}, not '${values[option]}'.`);
    };
    const parallel = numberOf('parallel', 1, 256);
    const deadline = numberOf('deadline', 1, 3600);
    const port = numberOf('port', 0, 65535);
    if (host !== '127.0.0.1' && (token ?? '').length < 16) {
      throw new Error('--host with another address needs a --token of at least 16 characters.');
    }
    if (values.seed !== undefined && !/^[\w-]{1,40}$/.test(values.seed)) {
      throw new Error(`--seed must have 1 to 40 letters, digits, - or _, not '${values.seed}'.`);
    }
    const browser = requireBrowser();
    const served = values.site ? await siteOf(values.site) : await ownSite(values.built);
    const { server, runs, about } = await openExam(served.site, { ...values, browser, parallel, deadline, port });
    const { site, left } = about;
    console.log(`The exam is at ${server.url}, with ${runs.options.tasks.length} tasks of ${site}.`);
    if (left.length > 0) console.log(`${left.length} tasks are left out. GET ${server.url}/left says why.`);
    const close = async () => {
      await server.close();
      await runs.close();
      if (report) writeFileSync(report, `${JSON.stringify(reportOf(runs, about), undefined, 2)}\n`);
      await served.close();
    };
    if (!values.run) console.log('Ctrl-C stops it.');
    else {
      const env = { ...process.env, PLAYGROUND_EXAM: server.url, ...(token && { PLAYGROUND_TOKEN: token }) };
      const child = spawn(values.run, { shell: true, stdio: 'inherit', env });
      child.on('exit', (code) => close().then(() => process.exit(code ?? 1)));
    }
    return { close };
  }),
);

async function ownSite(built = false) {
  if (!built) await build();
  return serveSite(onFreePorts({ ...readSettings(), exam: true }));
}

/** A site that somebody else serves. It must not tell the outcomes. */
async function siteOf(address: string) {
  const { site } = await siteAt(address).catch((error: Error) => {
    throw new Error(error.message.replace('PLAYGROUND_URL', '--site'));
  });
  const { groups } = readCatalogue(
    await readJson(`${address}/catalogue.json`, { patience: 10_000, most: 16 * 1024 * 1024 }),
  );
  if (groups.some(({ demos }) => demos.some(({ tasks }) => tasks.length > 0))) {
    throw new Error(`--site: ${address} tells the outcomes of its tasks. Start it with EXAM=on.`);
  }
  return { site, close: async () => {} };
}
