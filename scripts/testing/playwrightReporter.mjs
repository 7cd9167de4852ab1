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

  onBegin({ rootDir }) {
    this.#root = rootDir;
  }

  /** Only its last try counts. */
  onTestEnd(test, result) {
    // A test can stand in another file than the one that Playwright loads, which is the first title.
    const [, project, title, ...titles] = test.titlePath();
    const [file, loaded] = [path.relative(this.#root, test.location.file), title].map((one) =>
      one.replaceAll('\\', '/'),
    );
    const passed = ['expected', 'flaky', 'skipped'].includes(test.outcome());
    // A test can have a time of its own.
    this.#longest = Math.max(this.#longest, test.timeout * (test.retries + 1));
    this.#tests.set(test.id, { project, file, loaded, titles, passed, opened: openedIn(result.steps) });
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
