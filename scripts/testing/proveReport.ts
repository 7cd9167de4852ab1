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

const WORDS = {
  defect: { right: 'caught', wrong: 'missed' },
  redesign: { right: 'survived', wrong: 'broken' },
} as const;

const verdictOf = ({ kind, right }: Proof) => WORDS[kind][right ? 'right' : 'wrong'];

/** Percent of the defects that were caught, and of the redesigns that were survived. Without any, all. */
export function scoreOf(proofs: Proof[]): Score {
  const percent = (kind: Proof['kind']) => {
    const all = proofs.filter((proof) => proof.kind === kind);
    return all.length === 0 ? 100 : Math.floor((100 * all.filter(({ right }) => right).length) / all.length);
  };
  return { caught: percent('defect'), survived: percent('redesign') };
}

/** A line for each class, and one for all defects and for all redesigns. */
function rowsOf(proofs: Proof[]): string[][] {
  const row = (name: string, some: Proof[]) => {
    const right = some.filter((proof) => proof.right).length;
    return [name, String(some.length), String(right), String(some.length - right)];
  };
  return (['defect', 'redesign'] as const).flatMap((kind) => {
    const all = proofs.filter((proof) => proof.kind === kind);
    if (all.length === 0) return [];
    const classes = [...new Set(all.map((proof) => proof.class))].sort();
    const { right, wrong } = WORDS[kind];
    return [
      [`${kind}s`, 'runs', right, wrong],
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

/** Each version is a test case. It fails if the suite judged it wrong. */
export function junitOf(proofs: Proof[]): string {
  const cases = proofs.map((proof) => {
    const name = inXml(`${proof.kind} ${proof.page} ${proof.id}`);
    const head = `<testcase classname="${inXml(proof.class)}" name="${name}" time="${proof.seconds.toFixed(3)}"`;
    if (proof.right) return `  ${head}/>`;
    return `  ${head}><failure message="${verdictOf(proof)}">${inXml(inWords(proof).join('\n'))}</failure></testcase>`;
  });
  const failures = wrongOnes(proofs).length;
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
