import { html } from 'ghtml';
import type { PublishedVersion } from '../../shared/contract/versions.ts';
import type { Verdict } from './judge.ts';

/** A version, and what the suite said of it. */
export interface Proof extends Omit<PublishedVersion, 'version'> {
  /** The id of the defect, or the name of the redesign. */
  id: string;
  verdict: Verdict;
  seconds: number;
  /** The names of the tests that failed, if the tool says them. */
  failed: string[];
  /** The last lines of the output, if it failed. */
  output: string;
  /** Where you can look at it. */
  address: string;
  /** The seeds that pages drew in the run. */
  seeds: string[];
  notes: string[];
}

/** How many of all, in percent, and where the true share lies with a probability of 95 % (Wilson's interval). */
export interface Share {
  right: number;
  of: number;
  percent: number;
  interval: [number, number];
}

/** Nothing of what did not run. */
export interface Score {
  caught?: Share;
  survived?: Share;
}

/** What is known of the whole run. */
export interface Report {
  /** Why there is no score. */
  problem?: string | undefined;
  proofs: Proof[];
  notes: string[];
}

const RIGHT: Record<Proof['kind'], Verdict> = { defect: 'caught', redesign: 'survived' };
const WRONG: Record<Proof['kind'], Verdict> = { defect: 'missed', redesign: 'broken' };

/** In other words, a test that finds elements by name fails, and that is no fault of it. */
const groupOf = ({ kind, id }: Proof) => (kind === 'defect' ? 'defects' : id === 'words' ? 'other words' : 'redesigns');

const isRight = ({ kind, verdict }: Proof) => verdict === RIGHT[kind];

/** What was caught and survived. A run that hung or is flaky is neither, and counts among all. */
export function scoreOf(proofs: Proof[]): Score {
  const share = (group: string): Share | undefined => {
    const all = proofs.filter((proof) => groupOf(proof) === group);
    return all.length === 0 ? undefined : shareOf(all.filter(isRight).length, all.length);
  };
  const [caught, survived] = [share('defects'), share('redesigns')];
  return { ...(caught && { caught }), ...(survived && { survived }) };
}

const Z = 1.96;

export function shareOf(right: number, of: number): Share {
  const [p, z] = [right / of, Z ** 2 / of];
  const middle = (p + z / 2) / (1 + z);
  const half = (Z * Math.sqrt((p * (1 - p)) / of + z / (4 * of))) / (1 + z);
  const inPercent = (part: number) => Math.round(1000 * Math.min(1, Math.max(0, part))) / 10;
  const interval: Share['interval'] = [inPercent(middle - half), inPercent(middle + half)];
  return { right, of, percent: Math.floor((100 * right) / of), interval };
}

/** The score in words. */
export function scoreInWords({ problem, proofs }: Report): string {
  if (problem) return `No score. ${problem}`;
  const { caught, survived } = scoreOf(proofs);
  const say = (what: string, share?: Share) =>
    share &&
    `${share.right} of ${share.of} ${what} (${share.percent} %, 95 % interval ${share.interval.join(' to ')} %)`;
  const said = [say('defects caught', caught), say('redesigns survived', survived)].filter(Boolean);
  return said.length === 0 ? 'No version has a verdict.' : `${said.join(', ')}.`;
}

/** A line for each class, and one for all of each group. */
function rowsOf(proofs: Proof[]): string[][] {
  const row = (name: string, some: Proof[]) => {
    const count = (verdict: (proof: Proof) => boolean) => String(some.filter(verdict).length);
    const neither = ({ verdict }: Proof) => verdict === 'hung' || verdict === 'flaky';
    return [name, String(some.length), count(isRight), count((one) => one.verdict === WRONG[one.kind]), count(neither)];
  };
  return ['defects', 'redesigns', 'other words'].flatMap((group) => {
    const all = proofs.filter((proof) => groupOf(proof) === group);
    const [first] = all;
    if (!first) return [];
    const classes = [...new Set(all.map((proof) => proof.class))].sort();
    const inClass = (name: string) => all.filter((proof) => proof.class === name);
    return [
      [group, 'runs', RIGHT[first.kind], WRONG[first.kind], 'neither'],
      ...classes.map((name) => row(`  ${name}`, inClass(name))),
      row('  all', all),
    ];
  });
}

/** For the terminal. */
export function tableOf(report: Report): string {
  const lines = rowsOf(report.proofs).map(
    ([name = '', ...numbers]) => name.padEnd(18) + numbers.map((cell) => cell.padStart(10)).join(''),
  );
  const wrong = report.proofs.filter((proof) => !isRight(proof)).flatMap(inWords);
  return [...lines, '', ...wrong, ...report.notes, scoreInWords(report)].join('\n');
}

/** A verdict with its reason, and how to see it. */
function inWords(proof: Proof): string[] {
  const { verdict, page, id, sentence, steps, notes, failed, output, address } = proof;
  const reasons = [...steps, ...failed.map((name) => `failed: ${name}`), ...notes, address].filter(Boolean);
  const printed = isFailure(proof) && failed.length === 0 && output ? output.split('\n') : [];
  return [
    `${verdict}: ${page} ${id}: ${sentence}`,
    ...reasons.map((reason) => `  - ${reason}`),
    ...printed.map((line) => `    | ${line}`),
  ];
}

const isFailure = ({ verdict }: Proof) => ['caught', 'broken', 'hung', 'flaky'].includes(verdict);

export function markdownOf(report: Report): string {
  const rows = rowsOf(report.proofs).map((cells) => `| ${cells.map((cell) => cell.trim()).join(' | ')} |`);
  return [
    '# What this suite of tests is worth',
    '',
    scoreInWords(report),
    '',
    '| | | | | |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    ...report.notes.map((note) => `\n${note}`),
    ...report.proofs.flatMap((proof) => {
      const [title = '', ...reasons] = inWords(proof);
      return ['', `**${title}**`, '', ...reasons.map((line) => line.replace(/^ {2}- /, '- '))];
    }),
    '',
  ].join('\n');
}

/** Each version is a test case. It fails if the suite judged it wrong. One in other words is left out then. */
export function junitOf({ problem, proofs }: Report): string {
  const cases = proofs.map((proof) => {
    const name = inXml(`${proof.kind} ${proof.page} ${proof.id}`);
    const head = `<testcase classname="${inXml(proof.class)}" name="${name}" time="${proof.seconds.toFixed(3)}"`;
    const words = inXml(inWords(proof).join('\n'));
    if (isRight(proof)) return `  ${head}><system-out>${words}</system-out></testcase>`;
    if (groupOf(proof) === 'other words') return `  ${head}><skipped message="${words}"/></testcase>`;
    return `  ${head}><failure message="${proof.verdict}">${words}</failure></testcase>`;
  });
  if (problem)
    cases.push(
      `  <testcase classname="score" name="score"><failure message="no score">${inXml(problem)}</failure></testcase>`,
    );
  const failures = cases.filter((text) => text.includes('<failure ')).length;
  const head = `<testsuite name="prove" tests="${cases.length}" failures="${failures}">`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', head, ...cases, '</testsuite>', ''].join('\n');
}

/** One page without a script. */
export function htmlOf(report: Report): string {
  const rows = rowsOf(report.proofs).map(
    (cells) => html`<tr>!${cells.map((cell) => html`<td>${cell.trim()}</td>`)}</tr>`,
  );
  const proofs = report.proofs.map(
    ({ verdict, page, id, sentence, steps, failed, output, address, notes }) => html`
<details class="${verdict}">
<summary><b>${verdict}</b> ${page.split(' ').length > 1 ? 'all pages' : page} ${id}: ${sentence}</summary>
<ol>!${steps.map((step) => html`<li>${step}</li>`)}</ol>
<p><a href="${address}">${address}</a></p>
<ul>!${[...failed, ...notes].map((line) => html`<li>${line}</li>`)}</ul>
<pre>${output}</pre>
</details>`,
  );
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>What this suite of tests is worth</title>
<style>
body { font: 1rem/1.5 sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
td { padding: 0 1rem 0 0 } pre { overflow: auto }
.missed b, .broken b { color: #c33 } .caught b, .survived b { color: #283 }
</style>
<h1>What this suite of tests is worth</h1>
<p>${scoreInWords(report)}</p>
!${report.notes.map((note) => html`<p>${note}</p>`)}
<table>!${rows}</table>
!${proofs}
</html>
`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Control characters cannot be in XML at all. */
function inXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] as string).replace(/[^\t\n\r\u0020-\uFFFD]/g, '?');
}
