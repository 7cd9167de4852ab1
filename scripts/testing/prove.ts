import { execFileSync } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderOf, project } from '../../shared/project/folders.ts';
import { build, buildVersionsFor } from '../build/build.ts';
import { allDemoFolders, type DemoFolder, HIDDEN_DEFECTS } from '../build/demoFolders.ts';
import { SET, sameOf, type Version, versionsOf } from '../build/versions.ts';
import { groupsNamed } from '../build/workspaces.ts';
import { FLAG, run, splitCommand, TEXT } from '../commandLine.ts';
import { readSettings } from '../serve/serveSite.ts';
import { inOrder, Judge, type Judged, type Planned, pageOf, partsOf, SAME, type Task } from './judge.ts';
import { opensPage, pagesOf, tryAlone } from './pagesOfTests.ts';
import { htmlOf, junitOf, markdownOf, type Proof, type Report, scoreInWords, scoreOf, tableOf } from './proveReport.ts';
import type { Asked } from './proveSite.ts';
import { SEEDS, writeServedBuild } from './servedBuild.ts';
import { Suite, type SuiteRun } from './suite.ts';
import { hasOwnList, type ReportedTest, together, withLastingTitles } from './suiteReports.ts';

const HELP = `
npm run prove -- [option…] COMMAND [argument…]

Says what a suite of tests is worth. It serves the site, and runs the command with its address in PLAYGROUND_URL: twice with the pages
of today, and then with redesigns and defects in an order of chance, with more runs of today's pages in between. A good suite passes with
each redesign and fails with each defect. A redesign in other words is no part of the score, because tests that find elements by name fail
there.

  --pages /counter,/form   only versions of these pages. Without it, of the pages whose code the suite asked for
  --kind defect            only defects, or only redesigns (redesign)
  --sample 20              only so many versions, drawn by the seed
  --seed 7                 draws the sample. Without it, a seed of chance, which the report names
  --jobs 2                 so many runs at a time, each with a site of its own, all in one folder
  --min-caught 80          the exit status is 1 if fewer percent of the defects are caught
  --min-survived 90        the exit status is 1 if fewer percent of the redesigns are survived
  --defects FOLDER         takes these defects instead, and reports numbers only (docs/prove.md)
  --resume                 goes on after an end with Ctrl-C
  --built                  takes the builds as they are
  --output prove-results   the folder for prove.json, prove.md, prove.xml (JUnit) and prove.html
`;

const options = {
  built: FLAG,
  resume: FLAG,
  pages: TEXT,
  kind: TEXT,
  sample: TEXT,
  seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
  jobs: { type: 'string', default: '1' },
  defects: TEXT,
  'min-caught': { type: 'string', default: '0' },
  'min-survived': { type: 'string', default: '0' },
  output: { type: 'string', default: 'prove-results' },
} as const;

/** A hung run is ended after this many times the first run, and never before a minute, in which a wait of half a minute can end. */
const PATIENCE = 4;
const LEAST_SECONDS = 60;

/** In a redesign, each test may wait for a page that comes late. */
const FOR_REDESIGNS = 2;

/** What starting a command takes, in seconds, in the estimate. */
const START_SECONDS = 3;

/** How many runs a planned one becomes in the estimate: a failure is looked at twice, and clean runs follow it. */
const RUNS_EACH = 2.15;

const [own, command] = splitCommand(process.argv.slice(2), options);

run(HELP, { options, args: own }, async ({ values: given }) => {
  if (command.length === 0)
    throw new Error('Name the command that runs the tests: npm run prove -- npx playwright test');
  const at = (file: string) => path.resolve(process.env.INIT_CWD ?? '.', file);
  const folder = at(given.output);
  const before = given.resume ? readBefore(path.join(folder, 'prove.json'), command) : undefined;
  const values = { ...given, ...before?.options };
  if (values.kind && !['defect', 'redesign'].includes(values.kind)) throw new Error('--kind is defect or redesign.');
  const [sample, jobs = 1, minCaught = 0, minSurvived = 0] = (
    ['sample', 'jobs', 'min-caught', 'min-survived'] as const
  ).map((name) => numberOf(name, values[name]));
  const { seed } = values;
  if (jobs === 0 || sample === 0) throw new Error('--jobs and --sample must be 1 or more.');
  if (values.defects) process.env[HIDDEN_DEFECTS] = at(values.defects);
  const demos = await allDemoFolders();
  if (values.defects && !demos.some(({ defects }) => defects.length > 0))
    throw new Error(
      `${values.defects} has no defects. They are in ${values.defects}/<name of a demo's folder>/defects.ts.`,
    );
  const asked = values.pages?.split(',');
  const unknown = asked?.find((page) => !demos.some(({ demo }) => demo.path === page));
  if (unknown) throw new Error(`There is no page ${unknown}.`);
  if (!values.built) await build();

  const suites = Array.from({ length: jobs }, () => new Suite(command));
  const place = mkdtempSync(path.join(tmpdir(), 'playground-proved-'));
  process.on('exit', () => {
    for (const suite of suites) suite.close();
    rmSync(place, { recursive: true, force: true });
  });
  const stop = { report: () => {} };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      stop.report();
      process.exit(130);
    });
  const [suite] = suites as [Suite];

  const first = mustPass(await suite.run({ site: {} }), 'first');
  const opened = pagesOf(first, demos);
  const pages = asked?.filter((page) => opened.includes(page)) ?? opened;
  if (pages.length === 0)
    throw new Error(
      `The suite asked for no page${asked ? ` of ${asked.join(', ')}` : ''}. It must open the site at PLAYGROUND_URL. A copied solution has another address in it.`,
    );
  const notes = (asked ?? []).filter((page) => !pages.includes(page)).map((page) => `The suite did not open ${page}.`);
  const tested = demos.filter(({ demo }) => pages.includes(demo.path));
  const hash = hashOf(tested);
  const builds = new Map<string, string>();
  for (const group of groupsNamed([...new Set(tested.map((demo) => demo.group))])) {
    const paths = tested.filter((demo) => demo.group === group.name).map(({ demo }) => demo.path);
    builds.set(group.name, await buildVersionsFor(group, paths, hash));
  }
  // All pages are made by other code, so that its look does not tell a page with a defect from one without.
  const namesIn = ({ kind, id, versions }: Task<SuiteRun>) => [
    ...versions.map(({ version }) => version),
    ...tested
      .filter(({ demo }) => !versions.some(({ page }) => page === demo.path) && (kind !== 'clean' || id === SAME))
      .map((demo) => sameOf(demo).version),
  ];
  let served = 0;
  let asksForInput = true;
  const serve = async (versions: string[], seeds?: string[], fresh?: string[]): Promise<Asked> => {
    served += 1;
    const input = asksForInput ? `static/${randomBytes(6).toString('hex')}.txt` : undefined;
    const into = path.join(place, String(served));
    const folders: Record<string, string> = {};
    for (const [name, made] of builds) {
      folders[name] = path.join(into, name);
      const dist = path.join(folderOf(name), 'dist');
      await writeServedBuild(dist, made, folders[name], { versions, seeds, input, fresh });
    }
    return { folders, ...(input && { input }) };
  };

  // A test may wait for its whole time before it fails.
  const most = Math.max(LEAST_SECONDS, PATIENCE * first.seconds, first.seconds + 1.5 * first.longest);
  const today = async (only?: ReportedTest[], early = true) => suite.run({ site: await serve([]), early, only, most });
  let second = await today();
  let { input } = second.heard;
  if (!second.passed) {
    // A test may stop each request, or count them, and so fail because of ours.
    const again = await today(undefined, false);
    input ||= again.heard.input;
    asksForInput = false;
    if (!again.passed) second = await today();
    notes.push('Pages ask the site for nothing when an input reaches them, because the suite fails then.');
  }
  mustPass(second, 'second');
  const all = planned(tested).filter(({ kind }) => !values.kind || kind === values.kind);
  const plan = sample ? inOrder(all, seed).slice(0, sample) : all;
  if (plan.length === 0) throw new Error(`${pages.join(', ')} has no versions of this kind.`);
  if (before && before.set.hash !== hash) throw new Error('The versions have changed, so --resume cannot go on.');
  const tests = together(withLastingTitles(first.tests, second.tests));
  const changedAlone = [...new Set(plan.flatMap((one) => onlyVersion(one)?.page ?? []))];
  if (!hasOwnList(command)) await tryAlone(tests, changedAlone, demos, today);
  const seedsOf = ({ versions: [version] }: Planned) => version?.defect?.seeds;
  const testsOf = (one: Planned): ReportedTest[] | undefined => {
    const version = onlyVersion(one);
    if (!version || hasOwnList(command)) return undefined;
    const some = tests.filter((test) => opensPage(test, version.page, demos));
    return some.length === 0 || some.length === tests.length ? undefined : some;
  };
  const order = randomUUID();
  const looking = [...plan, ...partsOf(plan, changedAlone, order)].map((one): Planned => {
    const isSome = testsOf(one) !== undefined;
    return { ...one, isSome, look: `${isSome ? pageOf(one) : ''} ${seedsOf(one) ?? ''}` };
  });
  const judge = new Judge<SuiteRun>(
    looking,
    order,
    before ? judgedBefore(before.proofs, looking) : [],
    before?.failedCleanRuns,
  );
  if (!input) judge.problem = 'No input of the suite reached a page, so it has no score.';

  const onlyOf = (task: Task<SuiteRun>) => (task.all ? undefined : testsOf(task.like));
  const chunksOf = ({ versions: [version] }: Planned) =>
    demos.find(({ demo }) => demo.path === version?.page)?.pages.map(({ chunk }) => chunk);
  const secondsOf = (one: Planned) => {
    const only = testsOf(one);
    return only ? START_SECONDS + (first.seconds * only.length) / first.tests.length : first.seconds;
  };
  const usual = looking.reduce((sum, one) => sum + secondsOf(one), 0) / Math.max(1, looking.length);
  const estimate = (RUNS_EACH * judge.left * usual) / jobs;
  console.log(`${pages.join(', ')}: ${plan.length} versions, seed ${seed}, about ${inMinutes(estimate)}`);

  const asking = new Set(before?.asking);
  const browsers = new Set(before?.browsers);
  const times = [...(before?.secondsOfCleanRuns ?? []), first.seconds, second.seconds];
  const earlier = 2 + (before?.runs ?? 0);
  let runs = earlier;
  const { shell } = readSettings().site;
  const report = (): Report => ({
    problem: judge.problem,
    proofs: judge.judged.map((one) => proofOf(one, shell)),
    notes: [
      ...notes,
      ...(asking.size > 0
        ? [`The suite asked the site for versions: ${[...asking].join(', ')}. The site said nothing.`]
        : []),
      ...(judge.flaky > 0 ? [`${judge.flaky} runs were flaky.`] : []),
      ...(!judge.problem && judge.left > 0
        ? [
            `This is not all: ${judge.judged.length} of ${plan.length} versions have a verdict, and more runs can end the score.`,
          ]
        : []),
    ],
  });
  // Only at the end: the suite could read in them which runs were clean, and what comes next.
  const write = () => {
    const said = report();
    const shown: Report = values.defects ? { ...said, proofs: [] } : said;
    mkdirSync(folder, { recursive: true });
    const json = {
      commit: commit(),
      set: { number: SET, hash, hidden: values.defects !== undefined },
      command,
      options: values,
      seed,
      order,
      seeds: `Pages that are opened without a seed draw a number below ${SEEDS}, or one of those that the defect names.`,
      browsers: [...browsers],
      asking: [...asking],
      pages,
      secondsOfCleanRuns: times,
      failedCleanRuns: judge.failedClean,
      runs,
      problem: said.problem,
      score: said.problem ? {} : scoreOf(said.proofs),
      notes: said.notes,
      proofs: shown.proofs,
    };
    const files = {
      json: JSON.stringify(json, null, 2),
      md: markdownOf(shown),
      xml: junitOf(shown),
      html: htmlOf(shown),
    };
    for (const [ending, text] of Object.entries(files)) writeFileSync(path.join(folder, `prove.${ending}`), text);
    return { said, shown };
  };
  const tell = () => {
    const { said, shown } = write();
    console.log(`\n${values.defects ? scoreInWords(said) : tableOf(shown)}\nAlso in ${folder}`);
    const { caught, survived } = scoreOf(said.proofs);
    const isLess = (share: typeof caught, least: number) => share !== undefined && share.percent < least;
    return said.problem || isLess(caught, minCaught) || isLess(survived, minSurvived) ? 1 : 0;
  };
  stop.report = () => {
    console.log(`\nStopped after ${runs} runs.${values.defects ? '' : ' --resume goes on.'}`);
    tell();
  };

  const began = performance.now();
  const prepare = async () => {
    const task = judge.next();
    if (!task) return undefined;
    const only = onlyOf(task);
    return { task, only, site: await serve(namesIn(task), seedsOf(task.like), only && chunksOf(task.like)) };
  };
  const work = async (worker: Suite) => {
    let next = prepare();
    for (let one = await next; one && !judge.problem; one = await next) {
      const { task, only, site } = one;
      const running = worker.run({
        site,
        early: true,
        only,
        most: task.kind === 'redesign' ? FOR_REDESIGNS * most : most,
      });
      // The next site is written while the suite runs. If that fails, it is said when its turn comes.
      next = prepare();
      next.catch(() => {});
      const run = await running;
      for (const folder of Object.values(site.folders ?? {})) rmSync(folder, { recursive: true, force: true });
      judge.heard(task, run);
      next = next.then((prepared) => prepared ?? prepare());
      runs += 1;
      for (const address of run.heard.versions ?? []) asking.add(address);
      for (const browser of run.heard.browsers ?? []) browsers.add(browser);
      if (task.kind === 'clean') times.push(run.seconds);
      const pace = (performance.now() - began) / 1000 / (runs - earlier);
      const what = values.defects || task.kind === 'clean' ? task.kind : `${task.kind} ${task.id} ${pageOf(task)}`;
      const said = run.hung ? 'hung' : run.passed ? 'passed' : 'failed';
      console.log(`${runs - earlier}: ${said} with ${what}, about ${inMinutes(pace * judge.left)} left`);
    }
  };
  await Promise.all(suites.map(work)).catch((error) => {
    tell();
    throw error;
  });
  process.exit(tell());
});

/** Throws if a run with the pages of today did not pass. */
function mustPass(one: SuiteRun, which: 'first' | 'second'): SuiteRun {
  if (!one.passed) {
    const what = which === 'first' ? 'broken' : 'flaky, because the first run passed';
    throw new Error(
      `${[one.output, ...one.notes].join('\n')}\n\nThe ${which} run with the pages of today did not pass, so the suite is ${what}.`,
    );
  }
  console.log(`The ${which} run with the pages of today passed in ${one.seconds.toFixed(1)} s.`);
  return one;
}

function planned(demos: DemoFolder[]): Planned[] {
  const versions = demos.flatMap(versionsOf);
  const redesigns = [...new Set(versions.flatMap(({ redesign }) => redesign ?? []))];
  const inRedesign = (id: string) => versions.filter(({ redesign }) => redesign === id);
  return [
    ...redesigns.map((id): Planned => ({ kind: 'redesign', id, versions: inRedesign(id) })),
    ...versions
      .filter(({ defect }) => defect)
      .map((version): Planned => ({ kind: 'defect', id: version.id, versions: [version] })),
  ];
}

/** The version of a run in which only one page is another one. */
const onlyVersion = ({ versions: [version, other] }: Planned) => (other ? undefined : version);

function proofOf(
  { planned, verdict, run: { seconds, failed, output, passed, notes, heard } }: Judged<SuiteRun>,
  shell: string,
): Proof {
  const [{ page: first, version, class: of, sentence, steps, breaks, defect }] = planned.versions as [Version];
  const seeds = heard.seeds?.length ? heard.seeds : (defect?.seeds ?? []);
  const search = new URLSearchParams({ version, ...(seeds[0] && { seed: seeds[0] }) });
  return {
    page: pageOf(planned),
    kind: planned.kind as Version['kind'],
    id: planned.id,
    class: of,
    sentence,
    steps,
    breaks,
    verdict,
    seconds,
    failed,
    output: passed ? '' : output,
    address: `${shell}${first}?${search}`,
    seeds,
    notes,
  };
}

interface Before {
  /** Those that decide what runs. */
  options: { seed: string; pages?: string | undefined; kind?: string | undefined; sample?: string | undefined };
  set: { hash: string; hidden: boolean };
  command: string[];
  browsers: string[];
  asking: string[];
  secondsOfCleanRuns: number[];
  failedCleanRuns: number;
  runs: number;
  problem?: string;
  proofs: Proof[];
}

function readBefore(file: string, command: string[]): Before {
  const fail = (why: string): never => {
    throw new Error(`${why}, so --resume cannot go on.`);
  };
  if (!existsSync(file)) fail(`There is no ${file}`);
  const { options, ...before }: Before = JSON.parse(readFileSync(file, 'utf8'));
  if (before.problem) fail('The suite has no score');
  if (before.command.join(' ') !== command.join(' ')) fail(`It ran another command: ${before.command.join(' ')}`);
  if (before.set.hidden) fail('The results of a hidden set are numbers only');
  const { seed, pages, kind, sample } = options;
  return { ...before, options: { seed, pages, kind, sample } };
}

function judgedBefore(proofs: Proof[], plan: Planned[]): Judged<SuiteRun>[] {
  return proofs.flatMap(({ kind, id, page, verdict, seconds, failed, output, notes, seeds }) => {
    const found = plan.find((one) => one.kind === kind && one.id === id && pageOf(one) === page);
    const passed = ['missed', 'survived'].includes(verdict);
    const run = {
      passed,
      hung: verdict === 'hung',
      seconds,
      failed,
      output,
      notes,
      tests: [],
      longest: 0,
      heard: { seeds },
    };
    return found ? [{ planned: found, verdict, run }] : [];
  });
}

/** Of all that decides what the versions are. */
function hashOf(demos: DemoFolder[]): string {
  const redesigns = path.join(project, 'shared/redesigns');
  const hash = createHash('sha256').update(
    JSON.stringify(demos.map(({ name, defects, otherWords }) => [name, defects, otherWords])),
  );
  for (const file of existsSync(redesigns) ? readdirSync(redesigns).sort() : [])
    hash.update(readFileSync(path.join(redesigns, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Of this repository, if it is one. */
function commit(): string {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty', '--abbrev=40'], {
      cwd: project,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  } catch {
    return '';
  }
}

function numberOf(name: string, text?: string): number | undefined {
  if (text !== undefined && !/^\d{1,9}$/.test(text)) throw new Error(`--${name} must be a number, not '${text}'.`);
  return text === undefined ? undefined : Number(text);
}

function inMinutes(seconds: number): string {
  return seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
}
