import type { DemoFolder } from '../build/demoFolders.ts';
import type { SuiteRun } from './suite.ts';
import type { ReportedTest } from './suiteReports.ts';

/** The paths of the demos whose code was asked for. */
export function pagesOf({ heard }: SuiteRun, demos: DemoFolder[]): string[] {
  const chunks = new Set(
    (heard.files ?? []).map((file) => /^(?:static|standalone)\/(.+)\.[0-9a-f]{12}\.js$/.exec(file)?.[1]),
  );
  return demos.filter(({ pages }) => pages.some(({ chunk }) => chunks.has(chunk))).map(({ demo }) => demo.path);
}

/**
 * Later, a test may run without those of other pages. So the tests of each page run alone once. Pages that they reach by links count as
 * opened. If they fail, the tests of their files need others, and run with each page.
 */
export async function tryAlone(
  tests: ReportedTest[],
  pages: string[],
  demos: DemoFolder[],
  runOnly: (some: ReportedTest[]) => Promise<SuiteRun>,
): Promise<void> {
  const parts = new Map<string, ReportedTest[]>();
  for (const test of tests) {
    const key = String(pages.filter((page) => opensPage(test, page, demos)));
    parts.set(key, [...(parts.get(key) ?? []), test]);
  }
  if (parts.size < 2) return;
  console.log(`Each of ${parts.size} parts of the tests runs alone once.`);
  const needy = new Set<string>();
  for (const part of parts.values()) {
    const alone = await runOnly(part);
    for (const test of part) {
      if (!alone.passed) needy.add(test.loaded);
      test.opened = [...test.opened, ...pagesOf(alone, demos)];
    }
  }
  for (const test of tests) if (needy.has(test.loaded)) test.opened = [];
}

/** Relative addresses are of it. */
const SITE = 'http://localhost';

/** Whether a test can see the page of this demo. One that opens something else, such as home, can come to any page. */
export function opensPage({ opened }: ReportedTest, page: string, demos: DemoFolder[]): boolean {
  const demoAt = (address: string) => {
    const pathname = URL.canParse(address, SITE) ? new URL(address, SITE).pathname : '';
    const isAt = (one: string) => one.toLowerCase() === pathname.toLowerCase().replace(/\/$/, '');
    return demos.find(({ pages }) => pages.some(({ path, aliases }) => [path, ...aliases].some(isAt)))?.demo.path;
  };
  const all = opened.map(demoAt);
  return all.length === 0 || all.some((one) => one === undefined || one === page);
}
