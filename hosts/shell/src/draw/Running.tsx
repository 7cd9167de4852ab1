import { Mounting } from '@playground/kit/mounting';
import { type ComponentType, type ReactNode, useState } from 'react';
import { TIME } from '../load/deadline';
import { Failure } from '../load/Failure';
import { DemoBoundary } from './DemoBoundary';
import { useElapsed } from './useElapsed';
import { useStrayError } from './useStrayError';
import { Waiting } from './Waiting';

interface Props {
  title: string;
  /** The origin of its group. */
  origin: string;
  component: ComponentType;
  /** A new number starts it from the beginning. */
  run: number;
  restart: () => void;
  /** What to show if it crashed. */
  crashed: (failure: Failure) => ReactNode;
  /** What to show above it if something in it went wrong. */
  wrong: (what: string, failure: Failure, startAgain: () => void) => ReactNode;
  /** What to show below it if it mounts itself and takes too long. */
  late: (failure: Failure) => ReactNode;
}

/** A page of a group that has arrived. */
export function Running({ title, origin, component: Component, run, restart, crashed, wrong, late }: Props) {
  const [stray, forgetStray] = useStrayError(origin);
  const [mounting, setMounting] = useState(false);
  const startAgain = () => {
    forgetStray();
    restart();
  };
  return (
    <>
      {stray && wrong(`Something in ${title} went wrong.`, stray, startAgain)}
      <DemoBoundary key={run} fallback={crashed}>
        <Mounting value={setMounting}>
          <Component />
        </Mounting>
        {/* Below the page, so that the page does not move when this goes. */}
        {mounting && <StillMounting late={late} />}
      </DemoBoundary>
    </>
  );
}

function StillMounting({ late }: Pick<Props, 'late'>) {
  if (!useElapsed(TIME)) return <Waiting />;
  return late(new Failure('MOUNT_TIMEOUT', 'Its mount function has not finished in time.'));
}
