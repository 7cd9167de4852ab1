import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import { siteFromEnvironment } from '../../shared/project/environment.ts';
import { project } from '../../shared/project/folders.ts';
import { BROWSERS_AT_ONCE } from '../../shared/test/long.ts';
import { buildVersionsOf } from '../build/build.ts';
import type { DemoFolder } from '../build/demoFolders.ts';
import { type Version, versionsOf } from '../build/versions.ts';
import { onFreePorts, serveSite } from '../serve/serveSite.ts';
import type { Published, VersionRun } from './published.ts';
import { runPlaywright, specsIn } from './runPlaywright.ts';

/** A demo's pages in a version. Without one, as they are today. */
export interface InVersion {
  demo: DemoFolder;
  version?: Version;
}

/** A test that was run on it: a task of the demo, or the proof of a defect by its id. */
export interface Ran extends InVersion {
  test: string;
  isProof: boolean;
  passed: boolean;
  error: string;
}

const PROOFS = 'defects.proof.ts';
const SOLUTIONS = 'solutions/playwright.spec.ts';

/** The pages of a demo as they are today, and with each of its defects. */
export const todayAndDefects = (demo: DemoFolder): InVersion[] => [
  { demo },
  ...versionsOf(demo)
    .filter(({ defect }) => defect)
    .map((version) => ({ demo, version })),
];

/** Runs the Playwright solutions of the demos in these versions, and the proofs of their defects. */
export async function runInVersions(wanted: InVersion[]): Promise<Ran[]> {
  await buildVersionsOf(wanted.map(({ demo }) => demo));
  const place = mkdtempSync(path.join(tmpdir(), 'playground-versions-'));
  const [tasks, report] = [path.join(place, 'tasks.json'), path.join(place, 'report.json')];
  const published = wanted.map(({ demo: { demo, folder, tasks } }): [string, Published] => [
    `${folder}/${SOLUTIONS}`,
    { path: demo.path, tasks },
  ]);
  writeFileSync(tasks, JSON.stringify(Object.fromEntries(published)));
  const runs = wanted.map(({ demo: { folder }, version }, index): VersionRun => {
    const tests = [SOLUTIONS, PROOFS].filter((file) => existsSync(path.join(project, folder, file)));
    return { name: String(index), folder, version: version?.version ?? '', tests };
  });
  const running = await serveSite(onFreePorts(siteFromEnvironment()));
  const { shell, services } = running.site;
  try {
    await runPlaywright('e2e/tools/versions.config.ts', [`--workers=${BROWSERS_AT_ONCE}`], {
      PLAYGROUND_URL: shell,
      PLAYGROUND_API: services.mail,
      PLAYGROUND_INBOX: services.inbox,
      PLAYGROUND_TASKS: tasks,
      PLAYGROUND_VERSIONS: JSON.stringify(runs),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
    const { suites, errors }: JSONReport = JSON.parse(readFileSync(report, 'utf8'));
    if (errors[0]) throw new Error(errors[0].message);
    return suites.flatMap(specsIn).flatMap(({ title, file, tests }) =>
      tests.map(({ projectName, results }) => ({
        ...(wanted[Number(projectName)] as InVersion),
        test: title,
        isProof: file.endsWith(PROOFS),
        passed: results.at(-1)?.status === 'passed',
        error: results.at(-1)?.error?.message ?? '',
      })),
    );
  } finally {
    await running.close();
    rmSync(place, { recursive: true });
  }
}
