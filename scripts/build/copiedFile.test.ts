import { readFileSync } from 'node:fs';
import { copiedFile, copiedTests } from './copiedFile';
import { allDemoFolders } from './demoFolders';

const PYTHON = `from playwright.sync_api import Page


def test_five(page: Page):
    # Workaround: The keys are pressed one by one,
    # see https://playwright.dev/python/1
    page.goto("http://localhost:3000/counter")


# below-zero is impossible: Nobody can, see https://playwright.dev/python/2


def test_at_once(page: Page):
    page.goto("http://localhost:3000/counter")
`;

const JAVA = `import org.junit.jupiter.api.Test;

class SeleniumTest {
  @Test
  void belowZero() {}

  // five is impossible: See https://www.selenium.dev/1

  @Test
  void long_() {}
}
`;

test('a file in Python says which tasks it solves, what is unusual and what it cannot do', () => {
  expect(copiedTests('playwright-python', PYTHON, ['five', 'below-zero', 'at-once'])).toEqual([
    {
      id: 'five',
      name: 'five',
      said: {
        result: 'workaround',
        reason: 'The keys are pressed one by one, see https://playwright.dev/python/1',
      },
    },
    { id: 'at-once', name: 'at_once' },
    {
      id: 'below-zero',
      name: '',
      said: { result: 'impossible', reason: 'Nobody can, see https://playwright.dev/python/2' },
    },
  ]);
});

test('a file in Java does so too, and a test of a task that is a keyword ends in _', () => {
  expect(copiedTests('selenium-java', JAVA, ['five', 'below-zero', 'long'])).toEqual([
    { id: 'below-zero', name: 'belowZero' },
    { id: 'long', name: 'long_' },
    { id: 'five', name: '', said: { result: 'impossible', reason: 'See https://www.selenium.dev/1' } },
  ]);
});

test('the copy begins with its name, what to install and how to run it', () => {
  expect(copiedFile('playwright-python', 'button-click', PYTHON)).toBe(`# File: test_button_click_playwright.py
# Install: pip install pytest-playwright && playwright install chromium
# Run: pytest test_button_click_playwright.py

${PYTHON}`);
  expect(copiedFile('selenium-java', 'button-click', JAVA)).toContain('\nclass ButtonClickTest {\n');
  const reader = copiedFile('selenium-python', 'qr-code', 'import zxingcpp\n');
  expect(reader).toContain('# Install: pip install pytest selenium zxing-cpp pillow\n');
});

test('Chrome starts without a window and as large in each language, with its own options too', () => {
  const python = 'def driver():\n    driver = webdriver.Chrome()\n';
  const started = `    options = webdriver.ChromeOptions()
    options.add_argument("--headless=new")  # Without this line, you see the window.
    options.add_argument("--window-size=1280,900")
`;
  expect(copiedFile('selenium-python', 'counter', python)).toContain(
    `def driver():\n${started}    driver = webdriver.Chrome(options=options)\n`,
  );
  const own = `def driver():
    options = webdriver.ChromeOptions()
    options.add_argument("--mute-audio")
    driver = webdriver.Chrome(options=options)
`;
  expect(copiedFile('selenium-python', 'counter', own)).toContain(
    `${started}    options.add_argument("--mute-audio")\n`,
  );
  const java =
    'import org.openqa.selenium.chrome.ChromeDriver;\n\n  void open() {\n    driver = new ChromeDriver();\n  }\n';
  expect(copiedFile('selenium-java', 'counter', java)).toContain(`import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeOptions;

  void open() {
    var options = new ChromeOptions();
    options.addArguments("--headless=new"); // Without this line, you see the window.
    options.addArguments("--window-size=1280,900");
    driver = new ChromeDriver(options);
`);
});

test('no published file in Python or Java for Selenium starts with a window', async () => {
  for (const { name, solutions } of await allDemoFolders()) {
    for (const tool of ['selenium-python', 'selenium-java'] as const) {
      const file = solutions[tool]?.file;
      const copy = file && copiedFile(tool, name, readFileSync(file, 'utf8'));
      if (copy) expect({ name, headless: copy.includes('--headless=new') }).toEqual({ name, headless: true });
    }
  }
});
