import { ByHand } from '@playground/kit/stations/ByHand';
import { type Outcome, Station, useOutcome } from '@playground/kit/stations/Station';
import type { ReactNode } from 'react';
import { type StationId, stations } from '../stations';

export interface TargetProps {
  /** Called each time the gesture is done, not only the first time. */
  onDone: (id: StationId) => void;
}

/** The outcome of a target. Also tells the page about each success. */
export function useTarget(id: StationId, onDone: (id: StationId) => void) {
  const [outcome, { done, missed }] = useOutcome();
  const tell = (what: string) => {
    done(what);
    onDone(id);
  };
  return { id, outcome, done: tell, missed };
}

interface Props {
  id: StationId;
  outcome: Outcome;
  missed: (what: string) => void;
  events: readonly string[];
  children: ReactNode;
}

/** The station of a target, which takes none of these events from a script. */
export function Target({ id, outcome, missed, events, children }: Props) {
  return (
    <Station of={stations[id]} outcome={outcome}>
      <ByHand events={events} missed={missed}>
        {children}
      </ByHand>
    </Station>
  );
}
