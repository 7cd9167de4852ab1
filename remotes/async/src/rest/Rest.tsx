import { createRandom, useSeed } from '@playground/kit/random';
import { useRun } from '@playground/kit/run';
import { useState } from 'react';
import { WORDS } from '../../shared/words';
import Conflict from './components/Conflict';
import Create from './components/Create';
import DeleteAllButOne from './components/DeleteAllButOne';
import Edit from './components/Edit';
import Flaky from './components/Flaky';
import Late from './components/Late';
import Prepared from './components/Prepared';

/** What the stations ask for. */
function draw(seed: string) {
  const random = createRandom(seed);
  const words = random.shuffle(WORDS);
  const note = () => ({ title: words.pop() as string, text: words.pop() as string });
  const [one, two, three] = [note(), note(), note()];
  const twin = { title: `${two.title} two`, text: three.text };
  return {
    created: note(),
    edited: { notes: random.shuffle([one, two, twin]), title: two.title, text: words.pop() as string },
    deleted: { notes: random.shuffle([one, two, twin, three]), kept: random.pick([two.title, twin.title]) },
    late: { ...note(), wait: random.integer(20, 40) * 100 },
    added: words.splice(0, 3),
    opened: { ...note(), theirs: words.pop() as string, mine: words.pop() as string },
    prepared: note(),
  };
}

export default function Rest() {
  const seed = useSeed();
  const run = useRun();
  const [{ created, edited, deleted, late, added, opened, prepared }] = useState(() => draw(seed));
  return (
    <div className="d-flex flex-column gap-4">
      <Create run={run} {...created} />
      <Edit run={run} {...edited} />
      <DeleteAllButOne run={run} {...deleted} />
      <Late run={run} {...late} />
      <Flaky run={run} titles={added} />
      <Conflict run={run} {...opened} />
      <Prepared run={run} {...prepared} />
    </div>
  );
}
