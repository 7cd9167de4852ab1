import { isNot, quoted } from '@playground/kit/quoted';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { Depot } from '../draw';
import { stations } from '../stations';
import CheckedFields from './CheckedFields';
import Field from './Field';
import { useFields } from './useFields';

export default function Datalist({ depots, depot }: { depots: Depot[]; depot: Depot }) {
  const [outcome, { done, missed }] = useOutcome();
  const { handlers } = useFields((value, cause) => {
    const typed = value('depot').trim();
    const chosen = depots.find(({ number }) => number === typed);
    if (depots.some(({ city }) => city.toLowerCase() === typed.toLowerCase()))
      missed(`${quoted(typed)} is the city. The field takes the number.`);
    else if (!chosen) missed(isNot(typed, 'in the list'));
    else if (chosen !== depot) missed(`${typed} is the depot in ${chosen.city}, not in ${depot.city}.`);
    else if (isByHand(cause, missed)) done(`the depot in ${depot.city} is ${depot.number}.`);
  });
  return (
    <Station of={stations.datalist} outcome={outcome}>
      <p>
        The depot is in <strong id="depot-city">{depot.city}</strong>.
      </p>
      <CheckedFields id="depot" check="Check depot" {...handlers}>
        <Field id="depot" label="Depot" list="depots" />
        <datalist id="depots">
          {depots.map(({ city, number }) => (
            <option key={city} value={number} label={city} />
          ))}
        </datalist>
      </CheckedFields>
    </Station>
  );
}
