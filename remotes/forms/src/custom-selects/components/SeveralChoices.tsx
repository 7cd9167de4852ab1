import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useRef } from 'react';
import type { Drawn } from '../draw';
import { stations } from '../stations';
import classes from './Selects.module.css';
import { BY_SCRIPT, type ByPerson } from './useByPerson';
import { useTomSelect } from './useTomSelect';
import Wanted from './Wanted';

export default function SeveralChoices({
  names,
  wanted,
  chosen,
  byPerson,
}: Drawn['toppings'] & { byPerson: ByPerson }) {
  const [outcome, { done, missed }] = useOutcome();
  const now = useRef(chosen);
  const toppings = useTomSelect({
    names,
    chosen,
    onChange(next, select) {
      if (byPerson()) now.current = next;
      else {
        select.setValue(now.current, true);
        missed(`${BY_SCRIPT} The toppings are as they were before.`);
      }
    },
  });
  const confirm = ({ nativeEvent }: MouseEvent) => {
    const tooMuch = now.current.find((one) => !wanted.includes(one));
    const missing = wanted.find((one) => !now.current.includes(one));
    if (tooMuch) missed(`${tooMuch} must not be chosen.`);
    else if (missing) missed(`${missing} is missing.`);
    else if (isByHand(nativeEvent, missed)) done('the three toppings were chosen, and no others.');
  };
  return (
    <Station of={stations['several-choices']} outcome={outcome}>
      <Wanted id="toppings-wanted">{wanted.join(', ')}</Wanted>
      <div className={`${classes.field} ${classes.tom}`}>
        <label className="form-label" htmlFor="toppings">
          Toppings
        </label>
        <select ref={toppings} id="toppings" multiple />
      </div>
      <button id="confirm-toppings" type="button" className="btn btn-primary mt-3" onClick={confirm}>
        Confirm toppings
      </button>
    </Station>
  );
}
