import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { run } from '../commandLine.ts';
import { classTable } from './classTable.ts';

const help = `
playground class FILE…

Prints a table of the files that learners exported on home. Each file is named after its learner: ana.json.

  --path /counter,/form   shows these pages only, in this order
`;

const Progress = v.object({ pages: v.record(v.string(), v.string()) });

await run(help, { options: { path: { type: 'string' } }, allowPositionals: true }, ({ values, positionals }) => {
  if (positionals.length === 0) throw new Error('Name the files of your learners. --help says more.');
  const learners = positionals.map((file) => {
    try {
      const { pages } = v.parse(Progress, JSON.parse(readFileSync(file, 'utf8')));
      return { name: path.basename(file, '.json'), pages };
    } catch (error) {
      throw new Error(`${file} is not a file of progress: ${(error as Error).message}`);
    }
  });
  console.log(classTable(learners, values.path?.split(',')));
});
