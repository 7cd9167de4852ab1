import { ByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect, useRef, useState } from 'react';
import { DRAG_EVENTS } from '../dragEvents';
import { stations } from '../stations';
import classes from './NativeDrag.module.css';
import Piece from './Piece';
import { useDropTarget } from './useDropTarget';

const BOTTLE = 'application/x-playground-bottle';

export default function RefusingTarget() {
  const [outcome, { done, missed }] = useOutcome();
  const [refused, setRefused] = useState(false);
  const [taken, setTaken] = useState(false);
  const paper = useRef<HTMLDivElement>(null);
  const last = useLastDraggedOver();
  const glass = useDropTarget({
    read: (data) => data.getData(BOTTLE),
    onTake: () => {
      if (!refused)
        return missed(
          'the bin Glass got the bottle before the bin Paper refused it, so the bottle is back. Try Paper first.',
        );
      setTaken(true);
      done('the bin Paper refused the bottle, and the bin Glass took it.');
    },
    missed,
  });
  const letGo = () => {
    if (last.current && paper.current?.contains(last.current)) setRefused(true);
    else missed('Bottle was dropped where there is no bin.');
  };
  return (
    <Station of={stations.refusing} outcome={outcome}>
      <ByHand events={DRAG_EVENTS} missed={missed}>
        <div className="mb-3">
          {taken ? (
            <span>Bottle is in the bin Glass.</span>
          ) : (
            <Piece id="bottle" type={BOTTLE} data="Bottle" onRefused={letGo}>
              Bottle
            </Piece>
          )}
        </div>
        <div className="row g-3 text-center">
          <div className="col">
            <div id="bin-paper" ref={paper} className={`rounded ${classes.target} p-3 h-100`}>
              {refused ? 'Paper: refused a bottle' : 'Paper'}
            </div>
          </div>
          <div className="col">
            <div id="bin-glass" {...glass} className={`${glass.className} p-3 h-100`}>
              Glass
            </div>
          </div>
        </div>
      </ByHand>
    </Station>
  );
}

/** The element that something was last dragged over. The dragend event does not say where the drag ended. */
function useLastDraggedOver() {
  const last = useRef<Element>(undefined);
  useEffect(() => {
    const remember = ({ target }: Event) => {
      last.current = target instanceof Element ? target : undefined;
    };
    document.addEventListener('dragover', remember);
    return () => document.removeEventListener('dragover', remember);
  }, []);
  return last;
}
