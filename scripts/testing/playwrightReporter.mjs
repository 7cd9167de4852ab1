// Tells `npm run prove` which tests failed and which addresses they opened. It is JavaScript, because any Playwright loads it.
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

  onBegin({ rootDir }) {
    this.#root = rootDir;
  }

  /** Only its last try counts. */
  onTestEnd(test, result) {
    const [, project, , ...titles] = test.titlePath();
    const file = path.relative(this.#root, test.location.file).replaceAll('\\', '/');
    const passed = ['expected', 'flaky', 'skipped'].includes(test.outcome());
    this.#tests.set(test.id, { project, file, titles, passed, opened: openedIn(result.steps) });
  }

  onEnd() {
    writeFileSync(process.env.PLAYGROUND_TESTS, JSON.stringify([...this.#tests.values()]));
  }

  printsToStdio() {
    return false;
  }
}
