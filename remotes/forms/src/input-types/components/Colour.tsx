import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { stations } from '../stations';
import CheckedFields from './CheckedFields';
import Field from './Field';
import { useFields } from './useFields';

export default function Colour({ colour }: { colour: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const { handlers } = useFields((value, cause) => {
    const chosen = value('lamp-colour');
    if (chosen !== colour) missed(`the colour is ${chosen}, not ${colour}.`);
    else if (isByHand(cause, missed)) done(`the colour is ${colour}.`);
  });
  const parts = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  return (
    <Station of={stations.colour} outcome={outcome}>
      <p>
        The lamp is to shine in <strong id="colour-wanted">{colour}</strong>, which is red {parts[0]}, green {parts[1]}{' '}
        and blue {parts[2]}.
      </p>
      <CheckedFields id="colour" check="Check colour" {...handlers}>
        <Field
          id="lamp-colour"
          label="Lamp colour"
          type="color"
          className="form-control form-control-color"
          defaultValue="#000000"
        />
      </CheckedFields>
    </Station>
  );
}
