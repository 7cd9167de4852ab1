import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REDESIGNS } from '../../shared/contract/versions.ts';
import { root } from '../../shared/project/folders.ts';
import type { DemoFolder } from '../build/demoFolders.ts';
import { type Ran, runInVersions, SOLUTIONS, todayAndIn } from './runInVersions.ts';

const PLACE = /(<!-- redesigns -->\n).*(\n<!-- \/redesigns -->)/s;

/** How Playwright finds an element, as the text of a solution shows. */
const STYLES: Record<string, RegExp> = {
  'role and name': /getByRole\(/,
  label: /getByLabel\(/,
  text: /getByText\(/,
  'test id': /getByTestId\(/,
  CSS: /ocator\(\s*['"`](?!xpath=|\/\/)/,
  XPath: /ocator\(\s*['"`](xpath=|\/\/)/,
};

/** Runs the Playwright solutions of the basic demos in each redesign, and writes into docs/prove.md how many pass, by style of locator. */
export async function measureRedesigns(all: DemoFolder[]): Promise<void> {
  const basic = all.filter(({ demo }) => !demo.beyond);
  const table = redesignTable(
    await runInVersions(
      basic.flatMap((demo) => todayAndIn(demo, 'redesign')),
      [SOLUTIONS],
    ),
  );
  console.log(table);
  const measured = `Measured on ${new Date().toISOString().slice(0, 10)}, with ${basic.map(({ demo }) => demo.path).join(', ')}:`;
  const file = path.join(root, 'docs/prove.md');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(PLACE, (_, begin, end) => `${begin}\n${measured}\n\n${table}\n${end}`),
  );
}

/** A solution that finds elements in several styles counts in each. One that does not pass today does not count. */
export function redesignTable(ran: Ran[]): string {
  const keyOf = ({ demo, test }: Ran) => `${demo.demo.path} ${test}`;
  const good = new Set(ran.filter(({ version, passed }) => !version && passed).map(keyOf));
  const counted = ran.filter((one) => one.version && good.has(keyOf(one)));
  const names = Object.keys(REDESIGNS);
  const row = (name: string, some: Ran[]) => {
    const cells = names.map((redesign) => {
      const those = some.filter(({ version }) => version?.id === redesign);
      return those.length === 0 ? '' : `${those.filter(({ passed }) => passed).length} of ${those.length}`;
    });
    return `| ${[name, ...cells].join(' | ')} |`;
  };
  return [
    `| found by | ${names.join(' | ')} |`,
    `| --- |${' --- |'.repeat(names.length)}`,
    ...Object.entries(STYLES).map(([name, style]) =>
      row(
        name,
        counted.filter(({ demo, test }) => style.test(textOf(demo, test))),
      ),
    ),
    row('all solutions', counted),
  ].join('\n');
}

/** The text of the solution of a task. */
function textOf({ solutions }: DemoFolder, task: string): string {
  return solutions.playwright?.source.split(/^(?=test\()/m).find((text) => text.startsWith(`test('${task}'`)) ?? '';
}
