import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useState } from 'react';
import { rowOf } from '../draw';
import { stations, VAULT } from '../stations';
import NumberField from './NumberField';
import Recycled from './Recycled';
import RowWithButton from './RowWithButton';
import { useRecycler } from './useRecycler';

const VAULTS = 10_000;

export default function Jump({ seed }: { seed: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const [jumpedTo, setJumpedTo] = useState<number>();
  const vaults = useRecycler({ count: VAULTS, estimate: 84 });
  const go = (number: number) => {
    setJumpedTo(number);
    vaults.virtualizer.scrollToIndex(number - 1, { align: 'start' });
  };
  const unlock = (number: number, event: MouseEvent) => {
    if (number !== VAULT) missed(`vault ${number} was unlocked, not ${VAULT}.`);
    else if (jumpedTo !== VAULT) missed(`you reached vault ${VAULT} without the field.`);
    else if (isByHand(event, missed)) done(`the list jumped to vault ${VAULT}, and it is unlocked.`);
  };
  return (
    <Station of={stations.jump} outcome={outcome}>
      <Recycled id="vaults" label="Vaults" of={vaults}>
        {(number) => (
          <RowWithButton
            id={`unlock-vault-${number}`}
            name={`Vault ${number}`}
            row={rowOf(seed, 'vaults', number)}
            action="Unlock"
            onPress={(event) => unlock(number, event)}
          />
        )}
      </Recycled>
      <NumberField id="go-to-vault" label="Go to vault" action="Go" from={1} to={VAULTS} onNumber={go} />
    </Station>
  );
}
