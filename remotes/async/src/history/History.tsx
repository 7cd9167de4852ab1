import { useSeed } from '@playground/kit/random';
import { StationIndex } from '@playground/kit/stations/StationIndex';
import { useEffect, useState } from 'react';
import Form from './components/Form';
import FrameFirst from './components/FrameFirst';
import Fresh from './components/Fresh';
import Hash from './components/Hash';
import Redirect from './components/Redirect';
import Report from './components/Report';
import Scroll from './components/Scroll';
import Steps from './components/Steps';
import Stopped from './components/Stopped';
import { useReturn } from './components/useReturn';
import { draw } from './draw';
import { addressWith } from './entry';
import { stations } from './stations';

const PLACES = ['Start', 'Cart', 'Address', 'Payment'];

export default function History() {
  const drawn = useSeed();
  const back = useReturn();
  // After a return, the visit goes on with its seed.
  const [seed] = useState(back?.seed ?? drawn);
  useEffect(() => {
    document.documentElement.dataset.seed = seed;
  }, [seed]);
  const [{ first, second, note, number, row }] = useState(() => draw(seed));
  return (
    <div className="d-flex flex-column gap-4">
      <StationIndex of={stations} />
      <Report back={back} />
      <Steps
        of={stations.pushed}
        texts={['Start', 'Step 1', 'Step 2', 'Step 3']}
        next="Next step"
        previous="Previous step"
        confirm="Confirm step"
        addressOf={(step) => addressWith('step', String(step))}
      />
      <Steps
        of={stations.replaced}
        texts={PLACES}
        next="Continue"
        confirm="Confirm place"
        addressOf={(step) => addressWith('place', PLACES[step]?.toLowerCase() ?? '')}
        replacing={3}
      />
      <Hash first={first} second={second} />
      <Form asked={note} seed={seed} back={back} />
      <Fresh number={number} seed={seed} back={back} />
      <Scroll asked={row} seed={seed} back={back} />
      <Steps
        of={stations.same}
        texts={['No lamp', 'One lamp', 'Two lamps']}
        next="Add a lamp"
        confirm="Confirm lamps"
        addressOf={() => window.location.href}
      />
      <Redirect seed={seed} back={back} />
      <FrameFirst />
      <Stopped />
    </div>
  );
}
