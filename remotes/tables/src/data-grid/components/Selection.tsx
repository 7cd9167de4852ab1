import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { MouseEvent } from 'react';
import type { Asked } from '../draw';
import { stations } from '../stations';

export default function Selection({ asked, selected }: { asked: Asked['selection']; selected: string[] }) {
  const [outcome, { done, missed }] = useOutcome();
  const [first, second] = asked.map(({ number }) => number);
  const confirm = (event: MouseEvent) => {
    const lacking = asked.find(({ number }) => !selected.includes(number));
    const extra = selected.filter((number) => number !== first && number !== second);
    if (lacking) missed(`${lacking.number} is not selected.`);
    else if (extra.length > 0)
      missed(`${extra[0]}${extra.length > 1 ? ` and ${extra.length - 1} more` : ''} must not be selected.`);
    else if (isByHand(event, missed)) done(`${first} and ${second} are selected, and nothing else.`);
  };
  return (
    <Station of={stations.selection} outcome={outcome}>
      <p>
        The orders are <strong id="selection-first">{first}</strong> and <strong id="selection-second">{second}</strong>
        .
      </p>
      <button id="confirm-selection" type="button" className="btn btn-primary" onClick={confirm}>
        Confirm selection
      </button>
    </Station>
  );
}
