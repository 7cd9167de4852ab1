import { createRandom, useSeed } from '@playground/kit/random';
import { useState } from 'react';
import { WORDS } from '../../shared/words';
import AnyOrder from './components/AnyOrder';
import Gone from './components/Gone';
import Returns from './components/Returns';
import Stacked from './components/Stacked';
import StopAt75 from './components/StopAt75';
import ThreeAtOnce from './components/ThreeAtOnce';

const SUBJECTS = ['Backup', 'Battery', 'Mail', 'Printer', 'Update'];

function draw(seed: string) {
  const random = createRandom(seed);
  return {
    download: [random.integer(120, 150) / 10],
    uploads: random.shuffle([1.8, 2.6, 4]),
    dishes: random.shuffle([1.2, 2.2, 3.2]),
    code: random.pick(WORDS),
    wait: random.integer(1_000, 3_000),
    times: random.integer(2, 4),
    subjects: random.shuffle(SUBJECTS),
  };
}

export default function Progress() {
  const seed = useSeed();
  const [{ download, uploads, dishes, code, wait, times, subjects }] = useState(() => draw(seed));
  return (
    <div className="d-flex flex-column gap-4">
      <StopAt75 seconds={download} />
      <ThreeAtOnce seconds={uploads} />
      <AnyOrder seconds={dishes} />
      <Gone code={code} wait={wait} />
      <Returns times={times} />
      <Stacked subjects={subjects} />
    </div>
  );
}
