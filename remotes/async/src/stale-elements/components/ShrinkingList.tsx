import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useState } from 'react';
import { stations } from '../stations';

export const ITEMS = ['Apple', 'Bread', 'Cheese', 'Dates', 'Eggs', 'Figs', 'Grapes', 'Honey'];

export default function ShrinkingList({ old }: { old: string[] }) {
  const [outcome, { done, missed }] = useOutcome();
  const [items, setItems] = useState(ITEMS);
  const remove = (item: string, event: MouseEvent) => {
    if (!isByHand(event, missed)) return;
    const left = items.filter((other) => other !== item);
    setItems(left);
    const wrong = ITEMS.find((other) => !left.includes(other) && !old.includes(other));
    if (wrong) missed(`${wrong} was removed, and it is not old. Press ‘Fill the list’ to begin again.`);
    else if (!left.some((other) => old.includes(other))) done('all old items were removed, and no other.');
  };
  return (
    <Station of={stations.shrinking} outcome={outcome}>
      <ul className="list-group mb-3" id="items">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the elements must stay when their items move up.
          <li key={index} className="list-group-item d-flex justify-content-between align-items-center">
            <span>
              <span>{item}</span> {old.includes(item) && <span className="badge text-bg-warning ms-2">old</span>}
            </span>
            <button
              type="button"
              id={`remove-${item.toLowerCase()}`}
              className="btn btn-sm btn-danger"
              onClick={(event) => remove(item, event)}
            >{`Remove ${item}`}</button>
          </li>
        ))}
      </ul>
      <button type="button" id="fill-the-list" className="btn btn-secondary" onClick={() => setItems(ITEMS)}>
        Fill the list
      </button>
    </Station>
  );
}
