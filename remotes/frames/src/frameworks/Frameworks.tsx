import { useSeed } from '@playground/kit/random';
import { useState } from 'react';
import AddFinishRemove from './components/AddFinishRemove';
import Later from './components/Later';
import SameSelectors from './components/SameSelectors';
import Typed from './components/Typed';
import { wordsOf } from './draw';

export default function Frameworks() {
  const seed = useSeed();
  const [words] = useState(() => wordsOf(seed));
  return (
    <div className="d-flex flex-column gap-4">
      <AddFinishRemove words={words.basics} />
      <Typed word={words.typed} />
      <Later words={words.later} />
      <SameSelectors words={words.same} />
    </div>
  );
}
