import { stripVTControlCharacters } from 'node:util';
import type { DemoFolder } from '../build/demoFolders.ts';
import type { Ran } from './runInVersions.ts';

interface Problem {
  /** The demo and the defect. */
  at: string;
  problem: string;
}

/** What is wrong with the defects of a demo, after its tests ran on the page of today and with each defect. */
export function defectProblems({ folder, defects }: DemoFolder, ran: Ran[]): Problem[] {
  const problems: Problem[] = [];
  const failedWith = (id?: string) => ran.filter(({ version, passed }) => version?.id === id && !passed);
  const of = (at: string) => (problem: string) => problems.push({ at: `${folder} ${at}`, problem });
  const today = of('today');
  for (const { test, error } of failedWith()) today(`${test} fails: ${firstLine(error)}`);
  const strange = ran.find(({ test, isProof }) => isProof && !defects.some(({ id }) => id === test));
  if (strange) today(`there is a proof ${strange.test}, which is no defect`);
  const sets = new Map<string, string>();
  for (const { id, breaks } of defects) {
    const say = of(id);
    const failed = failedWith(id);
    const tasks = failed.filter(({ isProof }) => !isProof);
    for (const task of breaks.filter((name) => !tasks.some(({ test }) => test === name)))
      say(`the task ${task} passes with it, but is in its breaks`);
    for (const { test, error } of tasks.filter((one) => !breaks.includes(one.test)))
      say(`the task ${test} fails with it, but is not in its breaks: ${firstLine(error)}`);
    if (ran.some(({ version, test, isProof, passed }) => version?.id === id && isProof && test === id && passed))
      say('its proof passes with it');
    const set = failed
      .map(({ test, isProof }) => `${isProof ? 'the proof' : 'the task'} ${test}`)
      .sort()
      .join(', ');
    if (failed.length === 0) say('no test fails with it: write one in defects.proof.ts');
    else if (sets.has(set)) say(`it fails the same tests as ${sets.get(set)}: ${set}`);
    sets.set(set, id);
  }
  return problems;
}

// Playwright colours what it says.
const firstLine = (error: string) => stripVTControlCharacters(error).split('\n', 1)[0];
