import { ByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import { DRAG_EVENTS } from '../dragEvents';
import Piece from '../Piece';
import { stations } from '../stations';
import { useDropTarget } from '../useDropTarget';

const CARD = 'application/x-playground-card';

export default function SwapTwo() {
  const [outcome, { done, missed }] = useOutcome();
  const [order, setOrder] = useState(['A', 'B']);
  const drop = (card: string, on: string) => {
    if (card === on) return missed(`card ${card} was dropped on itself.`);
    setOrder((before) => before.toReversed());
    done('the two cards have changed places.');
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

interface Props {
  card: string;
  onDrop: (card: string, on: string) => void;
  missed: (what: string) => void;
}

function Place({ card, onDrop, missed }: Props) {
  const target = useDropTarget({
    read: (data) => data.getData(CARD),
    onTake: (dropped) => onDrop(dropped, card),
    missed,
  });
  return (
    <li {...target} className={`${target.className} p-3`}>
      <Piece
        id={`card-${card.toLowerCase()}`}
        type={CARD}
        data={card}
        onRefused={() => missed(`card ${card} was let go where nothing takes it.`)}
      >
        Card {card}
      </Piece>
    </li>
  );
}
