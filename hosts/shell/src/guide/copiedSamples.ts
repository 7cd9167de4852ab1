// In a chunk of its own, for readers who choose Python or Java.
import type { Tool } from '@playground/kit/contract/practice';
import { alone, codeOf } from '@playground/kit/practice/alone';
import githubJava from './samples/github-java.yml?raw';
import githubPython from './samples/github-python.yml?raw';
import playwrightPython from './samples/playwright_test.py?raw';
import pom from './samples/pom.xml?raw';
import seleniumJava from './samples/SeleniumTest.java?raw';
import seleniumPython from './samples/selenium_test.py?raw';

/** The pipeline of a language, and its file. */
export const PIPELINES = {
  python: { file: '.github/workflows/python.yml', text: githubPython },
  java: { file: '.github/workflows/java.yml', text: githubJava },
};

export { pom };

/** The sample with this name, and its file. Undefined if there is none in this tool. `test` is its title: 'the counter counts'. */
export function copiedSample(tool: Tool, name: string, test: string): { file: string; text: string } | undefined {
  const textOf = (source: string) => codeOf(alone(tool, [[source]], test.replaceAll(' ', '-')));
  if (tool === 'playwright-python') return { file: `tests/test_${name}_playwright.py`, text: textOf(playwrightPython) };
  if (tool === 'selenium-python') return { file: `tests/test_${name}_selenium.py`, text: textOf(seleniumPython) };
  if (tool !== 'selenium-java') return undefined;
  const className = `${name[0]?.toUpperCase()}${name.slice(1)}Test`;
  return {
    file: `src/test/java/${className}.java`,
    text: textOf(seleniumJava).replace('class SeleniumTest', `class ${className}`),
  };
}
