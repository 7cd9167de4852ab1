import { createRandom, useSeed } from '@playground/kit/random';
import { useRun } from '@playground/kit/run';
import { StationIndex } from '@playground/kit/stations/StationIndex';
import { useState } from 'react';
import AnyStatus from './components/AnyStatus';
import Bearer from './components/Bearer';
import CutBody from './components/CutBody';
import Leaving from './components/Leaving';
import Login from './components/Login';
import NoCors from './components/NoCors';
import NotModified from './components/NotModified';
import Range from './components/Range';
import Redirects from './components/Redirects';
import ServerSaw from './components/ServerSaw';
import SlowBody from './components/SlowBody';
import SlowHead from './components/SlowHead';
import { useLab } from './components/useLab';
import { stations } from './stations';

const STATUSES = [201, 202, 400, 403, 409, 410, 418, 422, 429, 451, 500, 502, 503];

/** What the stations ask for. */
function draw(seed: string) {
  const random = createRandom(seed);
  const first = random.integer(20, 300);
  return { status: random.pick(STATUSES), first, last: first + random.integer(5, 50) };
}

export default function HttpLab() {
  const seed = useSeed();
  const lab = useLab(useRun(), seed);
  const [{ status, first, last }] = useState(() => draw(seed));
  return (
    <div className="d-flex flex-column gap-4">
      <StationIndex of={stations} />
      <AnyStatus lab={lab} wanted={status} />
      <Redirects lab={lab} kind="redirects" />
      <Redirects lab={lab} kind="ring" />
      <SlowHead lab={lab} />
      <SlowBody lab={lab} />
      <CutBody lab={lab} />
      <NotModified lab={lab} />
      <Range lab={lab} first={first} last={last} />
      <NoCors lab={lab} />
      <Login lab={lab} scheme="basic" />
      <Login lab={lab} scheme="digest" />
      <Bearer lab={lab} />
      <Leaving lab={lab} />
      <ServerSaw lab={lab} />
    </div>
  );
}
