import path from 'node:path';
import { ownPath, PATHS } from '../../shared/contract/paths.ts';
import { allDemoFolders, type DemoFolder } from '../build/demoFolders.ts';
import { run, TEXT } from '../commandLine.ts';
import { classTable, filesOf, nameIn, readLearner } from './classTable.ts';

const help = `
npm run class -- [--path NAME] FILE…

Prints a table of the files that learners exported on home. Each file is named after its learner: ana.json.

  --path NAME   shows the pages of a path only, in its order: first-steps, /counter,/form, or the address that you copied at /paths
`;

await run(help, { options: { path: TEXT }, allowPositionals: true }, async ({ values, positionals }) => {
  if (positionals.length === 0) throw new Error('Name the files of your learners. --help says more.');
  // npm runs it in the folder of the playground.
  const here = process.env.INIT_CWD ?? '.';
  const learners = positionals.flatMap((file) => filesOf(path.resolve(here, file))).map(readLearner);
  console.log(classTable(learners, values.path === undefined ? undefined : await pagesOf(values.path)));
});

async function pagesOf(asked: string): Promise<string[]> {
  const name = nameIn(asked);
  const own = ownPath(name);
  if (own) return own.pages;
  const place = ({ demo }: DemoFolder) => (demo.paths as Record<string, number> | undefined)?.[name] ?? 0;
  const steps = (await allDemoFolders()).filter(place).sort((a, b) => place(a) - place(b));
  if (steps.length > 0) return steps.map(({ demo }) => demo.path);
  throw new Error(`There is no path ${name}. Choose from: ${PATHS.map((path) => path.name).join(', ')}.`);
}
