import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { numberIn } from '../../shared/contract/words.ts';
import { build, buildVersionsOf } from '../build/build.ts';
import { allDemoFolders, type DemoFolder } from '../build/demoFolders.ts';
import { type Version, versionsOf } from '../build/versions.ts';
import { run, splitCommand } from '../commandLine.ts';
import { junitOf, markdownOf, type Proof, scoreOf, tableOf } from './proveReport.ts';
import { type Run, Suite } from './suite.ts';

const HELP = `
npm run prove -- [option…] COMMAND [argument…]

Says what a suite of tests is worth. It serves the site, and runs the command with its address in PLAYGROUND_URL: twice with the pages
of today, once for each redesign of them, and once for each defect. A good suite passes with each redesign and fails with each defect.
A redesign in other words is no part of the score, because tests that find elements by name fail there.

  --pages /counter,/form   only versions of these pages. Without it, of the pages whose code the suite asked for
  --kind defect            only defects, or only redesigns (redesign)
  --sample 20 --seed 7     only so many versions, drawn by this seed
  --jobs 2                 so many runs at a time, each with a site of its own
  --min-caught 80          the exit status is 1 if fewer percent of the defects are caught
  --min-survived 90        the exit status is 1 if fewer percent of the redesigns are survived
  --built                  takes the builds as they are
  --output prove-results   the folder for prove.json, prove.md and prove.xml (JUnit)
`;

const options = {
  built: { type: 'boolean' },
  pages: { type: 'string' },
  kind: { type: 'string' },
  sample: { type: 'string' },
  seed: { type: 'string', default: '1' },
  jobs: { type: 'string', default: '1' },
  'min-caught': { type: 'string', default: '0' },
  'min-survived': { type: 'string', default: '0' },
  output: { type: 'string', default: 'prove-results' },
} as const;

/** A hung run is ended after this many times the first run, and never before it had half a minute. */
const PATIENCE = 4;
const LEAST_SECONDS = 30;

/** One run of the suite: a defect of a page, or a redesign of all pages. */
interface Planned {
  kind: Version['kind'];
  id: string;
  versions: Version[];
}

const [own, command] = splitCommand(process.argv.slice(2), options);

run(HELP, { options, args: own }, async ({ values }) => {
  if (command.length === 0)
    throw new Error('Name the command that runs the tests: npm run prove -- npx playwright test');
  if (values.kind && !['defect', 'redesign'].includes(values.kind)) throw new Error('--kind is defect or redesign.');
  const [sample, seed, jobs, minCaught, minSurvived] = (
    ['sample', 'seed', 'jobs', 'min-caught', 'min-survived'] as const
  ).map((name) => numberOf(name, values[name]));
  if (!values.built) await build();
  const demos = await allDemoFolders();
  const unknown = values.pages?.split(',').find((page) => !demos.some(({ demo }) => demo.path === page));
  if (unknown) throw new Error(`There is no page ${unknown}.`);
  const suites = Array.from({ length: jobs ?? 1 }, (_, job) => new Suite(command, job === 0 ? 'usual' : 'free'));
  process.on('exit', () => {
    for (const suite of suites) suite.close();
  });
  const [first] = suites as [Suite];
  const clean = await cleanRun(first);
  const pages = values.pages ? values.pages.split(',') : pagesOf(clean, demos);
  if (pages.length === 0) throw new Error('The suite asked for no page. It must open the site at PLAYGROUND_URL.');
  const tested = demos.filter(({ demo }) => pages.includes(demo.path));
  await buildVersionsOf(tested);
  const all = planned(tested).filter(({ kind }) => !values.kind || kind === values.kind);
  // The same ones for the same seed.
  const place = ({ versions }: Planned) => numberIn(versions[0]?.version ?? '', String(seed));
  const plan = sample ? all.toSorted((one, other) => place(one) - place(other)).slice(0, sample) : all;
  console.log(`${pages.length} pages (${pages.join(', ')}), ${plan.length} runs`);

  const proofs: Proof[] = [];
  const report = () => {
    const folder = path.resolve(process.env.INIT_CWD ?? '.', values.output);
    mkdirSync(folder, { recursive: true });
    const score = scoreOf(proofs);
    const files = {
      json: JSON.stringify({ score, pages, proofs }, null, 2),
      md: markdownOf(proofs),
      xml: junitOf(proofs),
    };
    for (const [ending, text] of Object.entries(files)) writeFileSync(path.join(folder, `prove.${ending}`), text);
    console.log(`\n${tableOf(proofs)}\n\n${score.caught} % caught, ${score.survived} % survived. Also in ${folder}`);
    return score.caught < (minCaught ?? 0) || score.survived < (minSurvived ?? 0) ? 1 : 0;
  };
  process.on('SIGINT', () => {
    console.log(`\nStopped after ${proofs.length} of ${plan.length} runs.`);
    report();
    process.exit(130);
  });
  const most = Math.max(LEAST_SECONDS, PATIENCE * clean.seconds);
  const began = performance.now();
  const queue = [...plan];
  const work = async (suite: Suite) => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const names = next.versions.map(({ version }) => version);
      const proof = proofOf(next, await suite.run(names, most));
      proofs.push(proof);
      const left = ((performance.now() - began) / proofs.length / 1000) * (plan.length - proofs.length);
      const line = `${proofs.length}/${plan.length} ${proof.right ? '✓' : '✗'} ${proof.kind} ${proof.page} ${proof.id}`;
      console.log([`${line}, ${inMinutes(left)} left`, ...proof.notes].join('. '));
    }
  };
  await Promise.all(suites.map(work));
  process.exit(report());
});

/** Runs it twice with the pages of today. Throws if it does not pass twice. */
async function cleanRun(suite: Suite): Promise<Run> {
  const runs: Run[] = [];
  for (const which of ['first', 'second']) {
    const one = await suite.run([], runs[0] && Math.max(LEAST_SECONDS, PATIENCE * runs[0].seconds));
    if (!one.passed) {
      const said = [one.output.trim(), ...one.notes].join('\n');
      const what = runs.length === 0 ? 'broken' : 'flaky, because the first run passed';
      throw new Error(`${said}\n\nThe ${which} run with the pages of today did not pass, so the suite is ${what}.`);
    }
    console.log(`The ${which} run with the pages of today passed in ${one.seconds.toFixed(1)} s.`);
    runs.push(one);
  }
  return runs[0] as Run;
}

/** The paths of the demos whose code was asked for. */
function pagesOf({ files }: Run, demos: DemoFolder[]): string[] {
  const chunks = new Set(files.map((file) => /^(?:static|standalone)\/(.+)\.[0-9a-f]{12}\.js$/.exec(file)?.[1]));
  return demos.filter(({ pages }) => pages.some(({ chunk }) => chunks.has(chunk))).map(({ demo }) => demo.path);
}

function planned(demos: DemoFolder[]): Planned[] {
  const versions = demos.flatMap(versionsOf);
  const redesigns = [...new Set(versions.flatMap(({ redesign }) => redesign ?? []))];
  return [
    ...redesigns.map(
      (id): Planned => ({
        kind: 'redesign',
        id,
        versions: versions.filter(({ redesign }) => redesign === id),
      }),
    ),
    ...versions
      .filter(({ defect }) => defect)
      .map((version): Planned => ({ kind: 'defect', id: version.id, versions: [version] })),
  ];
}

function proofOf({ kind, id, versions }: Planned, { passed, seconds, notes }: Run): Proof {
  const [{ class: of, sentence, steps, breaks }] = versions as [Version];
  const page = versions.map((version) => version.page).join(' ');
  return {
    page,
    kind,
    id,
    class: of,
    sentence,
    steps,
    breaks,
    right: passed === (kind === 'redesign'),
    seconds,
    notes,
  };
}

function numberOf(name: string, text?: string): number | undefined {
  if (text !== undefined && !/^\d{1,9}$/.test(text)) throw new Error(`--${name} must be a number, not '${text}'.`);
  return text === undefined ? undefined : Number(text);
}

function inMinutes(seconds: number): string {
  return seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
}
