import { ByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { DRAG_EVENTS } from '../dragEvents';
import { stations } from '../stations';
import Place from './Place';

export default function SwapTwo() {
  const [outcome, { done, missed }] = useOutcome();
  const [order, setOrder] = useState(['A', 'B']);
  const drop = (card: string, on: string) => {
    if (card === on) return missed(`card ${card} was dropped on itself.`);
    setOrder((before) => before.toReversed());
    done('the two cards changed places.');
  };
  return (
    <Station of={stations.swap} outcome={outcome}>
      <ByHand events={DRAG_EVENTS} missed={missed}>
        <ul className="list-unstyled d-flex gap-3 mb-0" aria-label="Cards">
          {order.map((card) => (
            <Place key={card} card={card} onDrop={drop} missed={missed} />
          ))}
        </ul>
      </ByHand>
    </Station>
  );
}
