import { PATHS } from '../../shared/contract/paths.ts';
import { allDemoFolders, type DemoFolder } from '../build/demoFolders.ts';
import { run } from '../commandLine.ts';
import { classTable, readLearner } from './classTable.ts';

const help = `
playground class FILE…

Prints a table of the files that learners exported on home. Each file is named after its learner: ana.json.

  --path NAME   shows the pages of a path only, in its order: first-steps, or your own list, such as /counter,/form
`;

await run(help, { options: { path: { type: 'string' } }, allowPositionals: true }, async ({ values, positionals }) => {
  if (positionals.length === 0) throw new Error('Name the files of your learners. --help says more.');
  const learners = positionals.map(readLearner);
  console.log(classTable(learners, values.path === undefined ? undefined : await pagesOf(values.path)));
});

async function pagesOf(name: string): Promise<string[]> {
  if (name.startsWith('/')) return name.split(',');
  const place = ({ demo }: DemoFolder) => (demo.paths as Record<string, number> | undefined)?.[name] ?? 0;
  const steps = (await allDemoFolders()).filter(place).sort((a, b) => place(a) - place(b));
  if (steps.length > 0) return steps.map(({ demo }) => demo.path);
  throw new Error(`There is no path ${name}. Choose from: ${PATHS.map((path) => path.name).join(', ')}.`);
}
