import { useSeed } from '@playground/kit/random';
import { useRun } from '@playground/kit/run';
import Chat from './components/Chat';
import Events from './components/Events';
import Lost from './components/Lost';
import Order from './components/Order';
import Poll from './components/Poll';
import Words from './components/Words';

export default function LiveStreams() {
  const seed = useSeed();
  const run = useRun();
  return (
    <div className="d-flex flex-column gap-4">
      <Chat seed={seed} run={run} />
      <Events seed={seed} />
      <Poll seed={seed} />
      <Words seed={seed} />
      <Order seed={seed} />
      <Lost seed={seed} />
    </div>
  );
}
