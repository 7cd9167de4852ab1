import { alone, codeOf, testAt } from './alone';

const FILE = `// File: a.spec.ts
// Run: npx playwright test a.spec.ts

import path from 'node:path';
import { expect, test } from '@playwright/test';

test.use({
  baseURL: 'http://localhost:3000',
});

/** Only the second test uses it. */
const word = (text: string) => unused(text);

function unused(text: string) {
  return text;
}

const both = 5;

test('first', async ({ page }) => {
  await page.goto('/a');

  expect(both).toBe(5);
});

// Above the second.
test('second', async ({ page }) => {
  expect(word(path.join(String(both)))).toBe('5');
});
`;

const withoutTest = (title: string, file: string) =>
  file.replace(new RegExp(`(// .*\\n)?test\\('${title}'[^]*?^\\}\\);\\n\\n?`, 'm'), '');

test('the code of one task has neither other tests nor what only they use and import', () => {
  // As the build cuts it: a piece goes across the end of a test.
  const pieces = FILE.split(/(?<=\);)/).map((text): [string] => [text]);
  const imported = "import path from 'node:path';\n";
  const helpers = FILE.slice(FILE.indexOf('/** Only'), FILE.indexOf('const both'));
  expect(codeOf(alone('playwright', pieces, 'second'))).toBe(withoutTest('first', FILE));
  expect(codeOf(alone('playwright', pieces, 'first')).trim()).toBe(
    withoutTest('second', FILE).replace(helpers, '').replace(imported, '').trim(),
  );
});

const PYTHON = `# File: test_a.py

import pytest
from selenium import webdriver
from selenium.webdriver.support import expected_conditions as EC


@pytest.fixture
def driver():
    driver = webdriver.Chrome()
    yield driver
    driver.quit()


def test_first(driver):
    driver.get("/a")

    assert EC


# third is impossible: See https://selenium.dev


@pytest.mark.only_here
def test_second_one(driver):
    driver.get("/a")
`;

test('so it is in Python', () => {
  const code = (id: string) => codeOf(alone('selenium-python', [[PYTHON]], id));
  expect(code('first')).toBe(PYTHON.replace(/\n\n\n# third[\s\S]*/, '\n'));
  expect(code('second-one')).toBe(
    PYTHON.replace(/def test_first[\s\S]*selenium.dev\n\n\n/, '').replace(/from .* EC\n/, ''),
  );
  expect(PYTHON.slice(testAt('selenium-python', PYTHON, 'second-one'))).toMatch(/^second_one\(/);
  expect(testAt('selenium-python', PYTHON, 'third')).toBe(-1);
});

const JAVA = `// File: ATest.java

import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.chrome.ChromeDriver;

class ATest {
  ChromeDriver driver = new ChromeDriver();

  @AfterEach
  void close() {
    driver.quit();
  }

  @Test
  void first() {
    driver.get("/a");

    Duration.ofSeconds(5);
  }

  @Test
  void secondOne() {
    open("/a");
  }

  void open(String page) {
    driver.get(page);
  }
}
`;

test('and in Java', () => {
  const code = (id: string) => codeOf(alone('selenium-java', [[JAVA]], id));
  expect(code('first')).toBe(JAVA.replace(/\n {2}@Test\s+void second[\s\S]*/, '}\n'));
  expect(code('second-one')).toBe(
    JAVA.replace(/ {2}@Test\s+void first[\s\S]*?\n {2}}\n\n/, '').replace(/import java.time.*\n/, ''),
  );
});
