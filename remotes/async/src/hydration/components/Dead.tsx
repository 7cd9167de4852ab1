import { quoted } from '@playground/kit/quoted';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useRef } from 'react';
import { stations } from '../stations';
import GuestPart from './GuestPart';
import Load from './Load';
import { useServerPart } from './useServerPart';

const times = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

export default function Dead({ guest }: { guest: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const lost = useRef({ clicks: 0, letters: 0 });
  const add = (name: string, cause: Cause) => {
    if (name.trim() !== guest) missed(`${quoted(name)} was added, not ${guest}.`);
    else if (isByHand(cause, missed)) done(`${guest} was added.`);
  };
  const { host, load } = useServerPart({
    server: <GuestPart onAdd={add} />,
    wait: 3_000,
    missed,
    onEarly({ type, target }) {
      if (type === 'input') lost.current.letters += 1;
      else if (type === 'click' && (target as Element).closest('button')) lost.current.clicks += 1;
      else return;
      const { clicks, letters } = lost.current;
      missed(`the part was not alive yet. Lost so far: ${times(clicks, 'click')} and ${times(letters, 'input')}.`);
    },
  });
  return (
    <Station of={stations.dead} outcome={outcome}>
      <p>
        The guest is <strong id="guest-to-add">{guest}</strong>.
      </p>
      <Load id="guests" label="Load guests" host={host} onLoad={load} />
    </Station>
  );
}
