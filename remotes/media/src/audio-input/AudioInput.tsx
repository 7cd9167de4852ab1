import { createRandom, useSeed } from '@playground/kit/random';
import { useState } from 'react';
import DownloadAndRemove from './components/DownloadAndRemove';
import Level from './components/Level';
import PlayOneAtATime from './components/PlayOneAtATime';
import RecordTwoSeconds from './components/RecordTwoSeconds';
import Refused from './components/Refused';

const WORDS = ['amber', 'breeze', 'copper', 'drizzle', 'emerald', 'falcon', 'glacier', 'harbour', 'indigo', 'jasmine'];

function draw(seed: string) {
  const random = createRandom(`${seed} audio`);
  return {
    // The order of lengths changes, so a fixed pause that is long enough for one sound is too short for another.
    lengths: random.shuffle([0.8, 1.4, 2.2]),
    mark: random.integer(35, 50),
    word: random.pick(WORDS),
  };
}

export default function AudioInput() {
  const seed = useSeed();
  const [{ lengths, mark, word }] = useState(() => draw(seed));
  return (
    <div className="d-flex flex-column gap-4">
      <RecordTwoSeconds />
      <PlayOneAtATime lengths={lengths} />
      <DownloadAndRemove />
      <Level mark={mark} />
      <Refused word={word} />
    </div>
  );
}
