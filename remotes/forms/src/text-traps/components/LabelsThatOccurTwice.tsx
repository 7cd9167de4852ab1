import { quoted } from '@playground/kit/quoted';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type FormEvent, useRef } from 'react';
import type { Drawn } from '../draw';
import { stations } from '../stations';
import classes from './TextTraps.module.css';

const ADDRESSES = ['Billing', 'Delivery'];

export default function LabelsThatOccurTwice({ drawn: { wanted, address } }: { drawn: Drawn['town'] }) {
  const [outcome, { done, missed }] = useOutcome();
  /** What a person typed last, by field. */
  const typed = useRef<Record<string, string>>({});
  const pressed = useRef<Cause>(undefined);
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = [...event.currentTarget.querySelectorAll('input')];
    const towns = Object.fromEntries(fields.map(({ name, value }) => [name, value.trim()]));
    const cause = pressed.current ?? { type: 'submit', isTrusted: false };
    pressed.current = undefined;
    const [other = ''] = ADDRESSES.filter((one) => one !== address);
    if (towns[other]) return missed(`you typed ${quoted(towns[other])} into Town of the ${other} address.`);
    if (!towns[address]) return missed(`Town of the ${address} address is empty.`);
    if (towns[address] !== wanted) return missed(`Town of the ${address} address is ${quoted(towns[address])}.`);
    const byHand = typed.current[address]?.trim() === wanted;
    if (isByHand(byHand ? cause : { type: 'input', isTrusted: false }, missed))
      done(`Town of the ${address} address is ${wanted}.`);
  }
  return (
    <Station of={stations['labels-that-occur-twice']} outcome={outcome}>
      <p>
        Type <strong id="town-wanted">{wanted}</strong> into Town of the <strong id="town-address">{address}</strong>{' '}
        address.
      </p>
      <form
        onSubmit={save}
        onInput={({ target, nativeEvent: { isTrusted } }) => {
          const { name, value } = target as HTMLInputElement;
          if (isTrusted) typed.current[name] = value;
        }}
      >
        <div className="d-flex flex-wrap gap-3 mb-3">
          {ADDRESSES.map((one) => (
            <fieldset key={one} className={`border rounded p-3 ${classes.town}`}>
              <legend className="fs-6">{`${one} address`}</legend>
              <label className="form-label" htmlFor={`${one.toLowerCase()}-town`}>
                Town
              </label>
              <input id={`${one.toLowerCase()}-town`} name={one} className="form-control" autoComplete="off" />
            </fieldset>
          ))}
        </div>
        <button
          type="submit"
          id="save-addresses"
          className="btn btn-primary"
          // Enter in a field presses it too.
          onClick={({ nativeEvent }) => {
            pressed.current = nativeEvent;
          }}
        >
          Save addresses
        </button>
      </form>
    </Station>
  );
}
