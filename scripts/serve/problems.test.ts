import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type MultiStats } from 'webpack';
import { nameOf, problemOfDemos, problemsIn } from './problems.ts';

const place = mkdtempSync(path.join(tmpdir(), 'playground-problems-'));
const folder = path.join(place, 'src/counter');
beforeAll(() => mkdirSync(folder, { recursive: true }));
afterAll(() => rmSync(place, { recursive: true }));

function write(name: string, lines: string[]): string {
  const file = path.join(folder, name);
  writeFileSync(file, lines.join('\n'));
  return file;
}

/** The problems of two compilations of one file. */
async function problemsOf(entry: string) {
  const rule = {
    test: /\.tsx$/,
    loader: 'swc-loader',
    options: { jsc: { parser: { syntax: 'typescript', tsx: true } } },
  };
  const resolveLoader = { modules: [path.join(__dirname, '../../node_modules')] };
  const one = { mode: 'development', devtool: 'source-map', context: place, entry, resolveLoader } as const;
  const compiler = webpack([
    { ...one, output: { path: path.join(place, 'dist') }, module: { rules: [rule] } },
    { ...one, output: { path: path.join(place, 'dist/second') }, module: { rules: [rule] } },
  ]);
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) => (error || !result ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  return problemsIn(stats);
}

test('a syntax error has its place and its message, once, without the stack of swc', async () => {
  const file = write('Broken.tsx', ['export default function Broken() {', '  return <b>broken</i>;', '}']);
  const problems = await problemsOf(file);
  expect(problems).toHaveLength(1);
  const [problem = ''] = problems;
  expect(problem).toContain(`${nameOf(file)}:2:21 Expected corresponding JSX closing tag for <b>\n`);
  expect(problem).toContain('> 2 |   return <b>broken</i>;');
  expect(problem).not.toMatch(/backtrace|swc/);
});

test('an import of a missing file has its place in the source, not in the output of a loader', async () => {
  const file = write('Lost.tsx', [
    '/** A comment',
    ' * of two lines. */',
    '',
    "import { a } from './nowhere';",
    'console.log(a);',
  ]);
  expect(await problemsOf(file)).toEqual([
    expect.stringMatching(RegExp(`^${nameOf(file)}:4:\\d+ Can't resolve './nowhere'\n`)),
  ]);
});

test('a demo.ts that throws or lacks a field has its place', () => {
  const file = write('demo.ts', ['const a = 1;', '', 'export default {', '  title: nothing,', "  path: 'x',", '};']);
  const thrown = new ReferenceError('nothing is not defined');
  thrown.stack = `ReferenceError: nothing is not defined\n    at file://${file}?changed=17.5:4:10\n    at node:internal/x:1:1`;
  expect(problemOfDemos(thrown, place)).toContain(`${nameOf(file)}:4:10 nothing is not defined\n`);

  const refused = (problem: string) => new Error(`${path.relative(process.cwd(), folder)}: its demo.ts ${problem}`);
  expect(problemOfDemos(refused('has a path that does not begin with a slash'), place)).toContain(
    `${nameOf(file)}:5 its demo.ts has a path`,
  );
  expect(problemOfDemos(refused('has no icon'), place)).toContain(`${nameOf(file)}:3 its demo.ts has no icon\n`);
});
