// For the command `tools`, in a process of its own: looks at the pages that tests in any language have open. It gets the tasks, and tells what it saw.
import { once } from 'node:events';
import { taskNamed } from '../../scripts/testing/junitReport.ts';
import type { PublishedTask } from '../../shared/contract/task.ts';
import { answerTests, type Told } from './answerTests.ts';
import { lookInto } from './lookInto.ts';
import { verify } from './verdict.ts';

const [demos] = (await once(process, 'message')) as [{ name: string; tasks: PublishedTask[] }[]];
const { address } = await answerTests(async (told) => {
  const found = taskNamed(demos, told.file, told.test);
  if (!found) return 'No task has this name.';
  const problem = await problemOn(found.task, told);
  process.send?.({ seen: [found.demo.name, found.task.id], problem });
  return problem;
});
process.send?.({ address });
process.on('disconnect', () => process.exit());

/** What is wrong on the pages. Empty if the outcome is there. Answers, and what is there for a moment only, cannot be seen. */
async function problemOn(task: PublishedTask, told: Told): Promise<string> {
  const outcome = task.outcome.filter((one) =>
    'download' in one ? told.downloads : !('answer' in one || ('during' in one && one.during)),
  );
  return lookInto(told, (look) =>
    verify({ ...task, outcome }, look).then(
      () => '',
      (error: Error) => error.message,
    ),
  );
}
