import { copiedFile, copiedTests } from './copiedFile';

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
