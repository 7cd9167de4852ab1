import { type CopiedTool, DEFAULT_SITE } from '../../shared/contract/practice.ts';
import { testNameOf } from '../../shared/src/practice/alone.ts';
import { pascalCase } from './pascalCase.ts';

/** What a file in Python or Java says of a task. */
export interface CopiedTest {
  id: string;
  /** What is unusual about its test, or why it has none. */
  said?: { result: 'workaround' | 'impossible'; reason: string };
  /** The name of its test. */
  name: string;
}

const PYTHON = { test: /^def test_(\w+)\(/gm, comment: '#' };
const JAVA = { test: /^ {2}@Test\s+void (\w+)\(/gm, comment: '//' };

const languageOf = (tool: CopiedTool) => (tool === 'selenium-java' ? JAVA : PYTHON);

/** The tasks that a file in Python or Java has a test of, or says to be impossible. A keyword of Java gets a `_` at its end. */
export function copiedTests(tool: CopiedTool, source: string, ids: string[]): CopiedTest[] {
  const { test, comment } = languageOf(tool);
  const starts = [...source.matchAll(test)];
  const tests = starts.map(({ 1: name = '', index }, at): CopiedTest => {
    const id = ids.find((one) => testNameOf(tool, one) === name.replace(/_$/, '')) ?? name;
    const text = source.slice(index, starts[at + 1]?.index);
    const reason = reasonAfter(text, `${comment} Workaround: `, comment);
    return { id, name, ...(reason && { said: { result: 'workaround', reason } }) };
  });
  const impossible = [...source.matchAll(RegExp(`^ *${comment} ([a-z0-9-]+) is impossible: `, 'gm'))].map(
    ([start, id = '']): CopiedTest => {
      const text = source.slice(source.indexOf(start));
      return { id, name: '', said: { result: 'impossible', reason: reasonAfter(text, start, comment) } };
    },
  );
  return [...tests, ...impossible];
}

/** The rest of a comment that starts so, with its further lines. Empty if there is none. */
function reasonAfter(text: string, start: string, comment: string): string {
  const at = text.indexOf(start);
  if (at < 0) return '';
  const [first = '', ...more] = text.slice(at + start.length).split('\n');
  const end = more.findIndex((line) => !line.trim().startsWith(`${comment} `));
  const lines = more.slice(0, end < 0 ? undefined : end).map((line) => line.trim().slice(comment.length));
  return [first, ...lines].map((line) => line.trim()).join(' ');
}

/** The file's name in a reader's project. */
export function copiedName(tool: CopiedTool, demo: string): string {
  if (tool === 'selenium-java') return `${pascalCase(demo)}Test.java`;
  return `test_${demo.replaceAll('-', '_')}_${tool.replace('-python', '')}.py`;
}

/** The source as readers copy it: with what to install and how to run it, and in Java with the name of its file. */
export function copiedFile(tool: CopiedTool, demo: string, source: string): string {
  const file = copiedName(tool, demo);
  const own = startsHeadless(tool, source).replace(/\bclass SeleniumTest\b/, `class ${pascalCase(demo)}Test`);
  const [place, install, run] = headOf(tool, file, /^(import|from) \S*zxing/m.test(source));
  const { comment } = languageOf(tool);
  return `${comment} File: ${place}\n${comment} Install: ${install}\n${comment} Run: ${run}\n\n${own.trim()}\n`;
}

const SEE = 'Without this line, you see the window.';

/** With Chrome as it starts in all our files: without a window, so that it starts in a pipeline too, and as large as our own tests have it. */
function startsHeadless(tool: CopiedTool, source: string): string {
  if (tool === 'playwright-python') return source;
  const java = tool === 'selenium-java';
  const [none, own, made] = java
    ? ['new ChromeDriver()', 'new ChromeDriver(options)', '    var options = new ChromeOptions();\n']
    : ['webdriver.Chrome()', 'webdriver.Chrome(options=options)', '    options = webdriver.ChromeOptions()\n'];
  const lines = java
    ? `${made}    options.addArguments("--headless=new"); // ${SEE}\n    options.addArguments("--window-size=1280,900");\n`
    : `${made}    options.add_argument("--headless=new")  # ${SEE}\n    options.add_argument("--window-size=1280,900")\n`;
  if (source.includes(made)) return source.replace(made, lines);
  const imports = 'import org.openqa.selenium.chrome.ChromeDriver;\n';
  return source
    .replace(`    driver = ${none}`, `${lines}    driver = ${own}`)
    .replace(imports, `${imports}import org.openqa.selenium.chrome.ChromeOptions;\n`);
}

/** Where the file lies in a reader's project, what to install, and how to run it. */
function headOf(tool: CopiedTool, file: string, readsCodes: boolean): [place: string, install: string, run: string] {
  if (tool === 'selenium-java') {
    const pom = `the pom.xml of ${DEFAULT_SITE.shell}/guide#tool`;
    const install = readsCodes ? `${pom}, with com.google.zxing:javase` : pom;
    return [`src/test/java/${file}`, install, `mvn test -Dtest=${file.replace('.java', '')}`];
  }
  const packages = tool === 'playwright-python' ? 'pytest-playwright' : 'pytest selenium';
  const browser = tool === 'playwright-python' ? ' && playwright install chromium' : '';
  return [file, `pip install ${packages}${readsCodes ? ' zxing-cpp pillow' : ''}${browser}`, `pytest ${file}`];
}
