import type { PublishedVersion } from '../../shared/contract/versions.ts';

/** A version, and whether the suite judged it right: a defect was caught, or a redesign was survived. */
export interface Proof extends Omit<PublishedVersion, 'version'> {
  /** The id of the defect, or the name of the redesign. */
  id: string;
  right: boolean;
  seconds: number;
  notes: string[];
}

export interface Score {
  caught: number;
  survived: number;
}

const VERDICTS = {
  defects: { right: 'caught', wrong: 'missed' },
  redesigns: { right: 'survived', wrong: 'broken' },
  'other words': { right: 'survived', wrong: 'broken' },
} as const;

type Group = keyof typeof VERDICTS;

/** In other words, a test that finds elements by name fails, and that is no fault of it. */
const groupOf = ({ kind, id }: Proof): Group =>
  kind === 'defect' ? 'defects' : id === 'words' ? 'other words' : 'redesigns';

const verdictOf = (proof: Proof) => VERDICTS[groupOf(proof)][proof.right ? 'right' : 'wrong'];

/** Percent of the defects that were caught, and of the redesigns but *words* that were survived. Without any, all. */
export function scoreOf(proofs: Proof[]): Score {
  const percent = (group: Group) => {
    const all = proofs.filter((proof) => groupOf(proof) === group);
    return all.length === 0 ? 100 : Math.floor((100 * all.filter(({ right }) => right).length) / all.length);
  };
  return { caught: percent('defects'), survived: percent('redesigns') };
}

/** A line for each class, and one for all of each group. */
function rowsOf(proofs: Proof[]): string[][] {
  const row = (name: string, some: Proof[]) => {
    const right = some.filter((proof) => proof.right).length;
    return [name, String(some.length), String(right), String(some.length - right)];
  };
  return Object.entries(VERDICTS).flatMap(([group, { right, wrong }]) => {
    const all = proofs.filter((proof) => groupOf(proof) === group);
    if (all.length === 0) return [];
    const classes = [...new Set(all.map((proof) => proof.class))].sort();
    return [
      [group, 'runs', right, wrong],
      ...classes.map((name) =>
        row(
          `  ${name}`,
          all.filter((proof) => proof.class === name),
        ),
      ),
      row('  all', all),
    ];
  });
}

/** For the terminal. */
export function tableOf(proofs: Proof[]): string {
  const rows = rowsOf(proofs);
  const lines = rows.map(
    ([name = '', ...numbers]) => name.padEnd(18) + numbers.map((cell) => cell.padStart(10)).join(''),
  );
  return [...lines, '', ...wrongOnes(proofs).flatMap(inWords)].join('\n');
}

const wrongOnes = (proofs: Proof[]) => proofs.filter(({ right }) => !right);

function inWords(proof: Proof): string[] {
  const { page, id, sentence, steps, notes } = proof;
  return [`${verdictOf(proof)}: ${page} ${id}: ${sentence}`, ...[...steps, ...notes].map((step) => `  - ${step}`)];
}

export function markdownOf(proofs: Proof[]): string {
  const { caught, survived } = scoreOf(proofs);
  const rows = rowsOf(proofs).map((cells) => `| ${cells.map((cell) => cell.trim()).join(' | ')} |`);
  return [
    '# What this suite of tests is worth',
    '',
    `It caught ${caught} % of the defects and survived ${survived} % of the redesigns.`,
    '',
    '| | | | |',
    '| --- | --- | --- | --- |',
    ...rows,
    ...wrongOnes(proofs).flatMap((proof) => {
      const [title = '', ...steps] = inWords(proof);
      return ['', `**${title}**`, '', ...steps.map((step) => step.trim())];
    }),
    '',
  ].join('\n');
}

/** Each version is a test case. It fails if the suite judged it wrong. One in other words is left out then. */
export function junitOf(proofs: Proof[]): string {
  const cases = proofs.map((proof) => {
    const name = inXml(`${proof.kind} ${proof.page} ${proof.id}`);
    const head = `<testcase classname="${inXml(proof.class)}" name="${name}" time="${proof.seconds.toFixed(3)}"`;
    if (proof.right) return `  ${head}/>`;
    const words = inXml(inWords(proof).join('\n'));
    if (groupOf(proof) === 'other words') return `  ${head}><skipped message="${words}"/></testcase>`;
    return `  ${head}><failure message="${verdictOf(proof)}">${words}</failure></testcase>`;
  });
  const failures = cases.filter((text) => text.includes('<failure ')).length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="prove" tests="${proofs.length}" failures="${failures}">`,
    ...cases,
    '</testsuite>',
    '',
  ].join('\n');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Control characters cannot be in XML at all. */
function inXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] as string).replace(/[^\t\n\r\u0020-\uFFFD]/g, '?');
}
