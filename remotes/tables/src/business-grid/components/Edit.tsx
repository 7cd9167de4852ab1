import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useCallback, useRef } from 'react';
import { loadRows } from '../rows';
import { stations } from '../stations';
import { CUSTOMER, EDITED, NUMBER, STATE } from './columns';
import Grid from './Grid';

const COLUMNS = [NUMBER, CUSTOMER, EDITED, STATE];

export default function Edit({ seed, number, pieces }: { seed: string; number: string; pieces: number }) {
  const [outcome, { done, missed }] = useOutcome();
  const pointed = useRef(false);
  const watch = useCallback((area: HTMLDivElement | null) => {
    const point = () => {
      pointed.current = true;
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!area?.contains(relatedTarget as Node | null)) pointed.current = false;
    };
    area?.addEventListener('pointerdown', point);
    area?.addEventListener('focusout', leave);
  }, []);
  return (
    <Station of={stations.edit} outcome={outcome}>
      <p>
        The delivery is <strong id="edit-delivery">{number}</strong>, and its new number of pieces is{' '}
        <strong id="edit-pieces">{pieces}</strong>.
      </p>
      <div ref={watch}>
        <Grid
          id="edit-grid"
          label="Deliveries to edit"
          columns={COLUMNS}
          onRows={(wanted) => loadRows(seed, 'deliveries', wanted)}
          onEdit={({ data, newValue }, isTyped) => {
            if (pointed.current)
              missed('the pointer was used. Leave the grid, come back with Tab, and change it again.');
            else if (data.number !== number) missed(`${data.number} was changed, not ${number}.`);
            else if (newValue !== pieces) missed(`${number} has ${newValue ?? 'no'} pieces now, not ${pieces}.`);
            else if (isByHand({ isTrusted: isTyped, type: 'input' }, missed))
              done(`${number} has ${pieces} pieces now.`);
          }}
          missed={missed}
        />
      </div>
    </Station>
  );
}
