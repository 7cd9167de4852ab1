import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { FRUITS } from '../draw';
import { stations } from '../stations';

export default function IdsWithDots({ fruit }: { fruit: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const remove = (one: string, cause: Cause) => {
    if (one !== fruit) missed(`you pressed Remove in the row of the ${one}.`);
    else if (isByHand(cause, missed)) done(`you pressed Remove in the row of the ${one}.`);
  };
  return (
    <Station of={stations['ids-with-dots']} outcome={outcome}>
      <p>
        Remove the <strong id="ids-with-dots-wanted">{fruit}</strong>.
      </p>
      {/* As a selector, `#remove.apples` is this button. */}
      <button
        id="remove"
        type="button"
        className={`btn btn-secondary mb-2 ${FRUITS.join(' ')}`}
        onClick={() =>
          missed('you pressed Remove all fruit. It has the id ‘remove’ and the name of each fruit as a class.')
        }
      >
        Remove all fruit
      </button>
      <ul className="list-group">
        {FRUITS.map((one) => (
          <li key={one} className="list-group-item d-flex align-items-center justify-content-between">
            <span id={`row.${one}`}>{one}</span>
            <button
              id={`remove.${one}`}
              type="button"
              className="btn btn-primary btn-sm"
              onClick={({ nativeEvent }) => remove(one, nativeEvent)}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
    </Station>
  );
}
