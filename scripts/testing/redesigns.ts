import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NODE_TOOLS, TOOL_NAMES, type Verdict } from '../../shared/contract/practice.ts';
import { REDESIGNS } from '../../shared/contract/versions.ts';
import { siteFromEnvironment } from '../../shared/project/environment.ts';
import { root } from '../../shared/project/folders.ts';
import type { DemoFolder } from '../build/demoFolders.ts';
import { type Version, versionsOf } from '../build/versions.ts';
import { onFreePorts, serveSite } from '../serve/serveSite.ts';
import { type Ran, runInVersions, SOLUTIONS, todayAndIn } from './runInVersions.ts';
import { hasPassed, runSolutions } from './solutions.ts';
import { firstOnly, type Wanted } from './wantedSolutions.ts';

/** Of these pages, one for the other tools: each of their tests takes as long as three of Playwright. */
const EVERY = 4;

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

/**
 * Runs the Playwright solutions of the basic demos in each redesign, and the first solution of some in all tools of Node. Writes into
 * docs/prove.md how many pass, by style of locator and by tool.
 */
export async function measureRedesigns(all: DemoFolder[]): Promise<void> {
  const basic = all.filter(({ demo }) => !demo.beyond);
  const byStyle = redesignTable(
    await runInVersions(
      basic.flatMap((demo) => todayAndIn(demo, 'redesign')),
      [SOLUTIONS],
    ),
  );
  const some = basic.filter((_, index) => index % EVERY === 0);
  const pages = some.map(({ demo }) => demo.path).join(', ');
  const table = `${byStyle}\n\nThe first solution of ${pages}, by tool:\n\n${await tableOfTools(some)}`;
  console.log(table);
  const measured = `Measured on ${new Date().toISOString().slice(0, 10)}, with ${basic.length} basic pages (passed/tried):`;
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
      return those.length === 0 ? '' : `${those.filter(({ passed }) => passed).length}/${those.length}`;
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

/** How many of the first solutions pass in each tool, of those that pass today. */
async function tableOfTools(demos: DemoFolder[]): Promise<string> {
  const first = NODE_TOOLS.flatMap((tool) => firstOnly(demos, tool));
  const good = (await verdictsIn([], first)).filter(hasPassed);
  const rows = NODE_TOOLS.map((tool) => [TOOL_NAMES[tool] as string]);
  for (const id of Object.keys(REDESIGNS)) {
    const versions = demos.flatMap((demo) => versionsOf(demo).filter(({ redesign }) => redesign === id));
    const ran = await verdictsIn(
      versions,
      first.filter(
        ({ demo, tool }) =>
          versions.some(({ page }) => page === demo.demo.path) &&
          good.some((one) => one.path === demo.demo.path && one.tool === tool),
      ),
    );
    for (const [index, tool] of NODE_TOOLS.entries()) {
      const those = ran.filter((one) => one.tool === tool);
      rows[index]?.push(`${those.filter(hasPassed).length}/${those.length}`);
    }
  }
  const names = ['tool', ...Object.keys(REDESIGNS)];
  return [names, names.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

async function verdictsIn(versions: Version[], of: Wanted[]): Promise<Verdict[]> {
  const running = await serveSite(onFreePorts(siteFromEnvironment()), {
    versions: versions.map(({ version }) => version),
  });
  try {
    return await runSolutions(running.site, { of });
  } finally {
    await running.close();
  }
}
