import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import type { Drawn } from '../draw';
import { stations } from '../stations';
import classes from './Selects.module.css';
import { BY_SCRIPT, type ByPerson } from './useByPerson';
import { useTomSelect } from './useTomSelect';

export default function ClosesWhenItLosesFocus({ names, wanted, byPerson }: Drawn['code'] & { byPerson: ByPerson }) {
  const [outcome, { done, missed }] = useOutcome();
  const [shown, setShown] = useState(false);
  const code = useTomSelect({
    names,
    onChange([name], select) {
      if (name !== wanted) missed(`${name ?? 'nothing'} was chosen, not the code that the button shows.`);
      else if (byPerson()) done(`${name} was chosen.`);
      else {
        // Otherwise a person could not choose it again.
        select.clear(true);
        missed(BY_SCRIPT);
      }
    },
    onClosedByBlur: (select) => select.items.length === 0 && missed('the select lost the focus, and its menu closed.'),
  });
  return (
    <Station of={stations['closes-when-it-loses-focus']} outcome={outcome}>
      <p className="d-flex align-items-center gap-3">
        <button
          id="show-code"
          type="button"
          className="btn btn-secondary"
          onClick={({ currentTarget, nativeEvent }) => {
            if (!isByHand(nativeEvent, missed)) return;
            // Safari gives a button no focus when it is clicked.
            currentTarget.focus();
            setShown(true);
          }}
          onBlur={() => setShown(false)}
        >
          Show code
        </button>
        <span id="code-shown">{shown ? wanted : '…'}</span>
      </p>
      <div className={`${classes.field} ${classes.tom}`}>
        <label className="form-label" htmlFor="code">
          Code
        </label>
        <select ref={code} id="code" />
      </div>
    </Station>
  );
}
