import { useSeed } from '@playground/kit/random';
import { useRun } from '@playground/kit/run';
import { useState } from 'react';
import Cleared from './components/Cleared';
import Cookies from './components/Cookies';
import Database from './components/Database';
import LocalAndSession from './components/LocalAndSession';
import Offline from './components/Offline';
import Partitioned from './components/Partitioned';
import Update from './components/Update';
import { draw } from './draw';

export default function Storage() {
  const seed = useSeed();
  const run = useRun();
  const [drawn] = useState(() => draw(seed, run));
  return (
    <div className="d-flex flex-column gap-4">
      <Cookies {...drawn} />
      <LocalAndSession {...drawn} />
      <Database {...drawn} />
      <Offline />
      <Update />
      <Cleared {...drawn} />
      <Partitioned {...drawn} seed={seed} run={run} />
    </div>
  );
}
