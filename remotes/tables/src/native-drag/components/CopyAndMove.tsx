import { ByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type DragEvent, useState } from 'react';
import { DRAG_EVENTS } from '../dragEvents';
import { stations } from '../stations';
import Piece from './Piece';
import { useDropTarget } from './useDropTarget';

const FRUIT = 'application/x-playground-fruit';
const WANTED: Record<string, 'copy' | 'move'> = { Apple: 'copy', Pear: 'move' };
const DID = { copy: 'copied', move: 'moved' };

const effect = ({ ctrlKey, altKey }: DragEvent) => (ctrlKey || altKey ? 'copy' : 'move');

export default function CopyAndMove() {
  const [outcome, { done, missed }] = useOutcome();
  const [basket, setBasket] = useState<string[]>([]);
  const drop = (fruit: string, event: DragEvent) => {
    const wanted = WANTED[fruit];
    const did = effect(event);
    if (!wanted) return missed('the dropped item is not one of these fruits.');
    if (basket.includes(fruit)) return missed(`${fruit} is already in the basket.`);
    if (did !== wanted) return missed(`${fruit} was ${DID[did]}, not ${DID[wanted]}, and is back on the shelf.`);
    setBasket([...basket, fruit]);
    if (basket.length === 1) done('Apple was copied and Pear was moved.');
  };
  const target = useDropTarget({ read: (data) => data.getData(FRUIT), onTake: drop, missed, effect });
  const shelf = Object.keys(WANTED).filter((fruit) => WANTED[fruit] === 'copy' || !basket.includes(fruit));
  return (
    <Station of={stations['copy-and-move']} outcome={outcome}>
      <ByHand events={DRAG_EVENTS} missed={missed}>
        <div className="row g-3">
          <div className="col-12 col-sm-6">
            <h3 className="h6">Shelf</h3>
            <div id="shelf" className="d-flex gap-3">
              {shelf.map((fruit) => (
                <Piece
                  key={fruit}
                  id={fruit.toLowerCase()}
                  type={FRUIT}
                  data={fruit}
                  effect="copyMove"
                  onRefused={() => missed(`${fruit} was dropped where nothing accepts it.`)}
                >
                  {fruit}
                </Piece>
              ))}
            </div>
          </div>
          <div className="col-12 col-sm-6">
            <h3 className="h6">Basket</h3>
            <div id="basket" {...target} className={`${target.className} p-3`}>
              {basket.join(', ') || 'Empty'}
            </div>
          </div>
        </div>
      </ByHand>
    </Station>
  );
}
