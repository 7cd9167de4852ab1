// Tells `npm run prove` which tests failed, which addresses they opened, and how many seconds one may take with all its tries. It is
// JavaScript, because any Playwright loads it.
import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** As Playwright before 1.65 says it. */
const OPENED = /^(?:Navigate to "|page\.goto\()(.*?)"?\)?$/;

const openedIn = (steps) =>
  steps.flatMap(({ title, params, steps: inner }) => [
    ...(title === 'Navigate' && params?.url ? [params.url] : (OPENED.exec(title)?.slice(1) ?? [])),
    ...openedIn(inner),
  ]);

export default class Reporter {
  #tests = new Map();
  #root = '';
  #longest = 0;

  onBegin({ rootDir, projects }) {
    this.#root = rootDir;
    this.#longest = Math.max(...projects.map(({ timeout, retries }) => timeout * (retries + 1)));
  }

  /** Only its last try counts. */
  onTestEnd(test, result) {
    const [, project, , ...titles] = test.titlePath();
    const file = path.relative(this.#root, test.location.file).replaceAll('\\', '/');
    const passed = ['expected', 'flaky', 'skipped'].includes(test.outcome());
    this.#tests.set(test.id, { project, file, titles, passed, opened: openedIn(result.steps) });
  }

  onEnd() {
    writeFileSync(
      process.env.PLAYGROUND_TESTS,
      JSON.stringify({ tests: [...this.#tests.values()], longest: this.#longest / 1000 }),
    );
  }

  printsToStdio() {
    return false;
  }
}
