import type { Cause } from '@playground/kit/stations/ByHand';
import { useRef, useState } from 'react';
import Life from './Life';
import { useAlive } from './useAlive';

interface Props {
  onAdd: (name: string, cause: Cause) => void;
}

/** A field and a button. The field shows what React knows. */
export default function GuestPart({ onAdd }: Props) {
  const alive = useAlive();
  const [name, setName] = useState('');
  const typed = useRef<Cause>(undefined);
  return (
    <>
      <label className="form-label" htmlFor="guest">
        Guest
      </label>
      <div className="d-flex flex-wrap gap-2">
        <input
          id="guest"
          className="form-control w-auto"
          autoComplete="off"
          autoCapitalize="none"
          value={name}
          onChange={({ target, nativeEvent }) => {
            typed.current = nativeEvent;
            setName(target.value);
          }}
        />
        <button
          type="button"
          id="add-guest"
          className="btn btn-primary"
          onClick={({ nativeEvent }) => onAdd(name, typed.current?.isTrusted === false ? typed.current : nativeEvent)}
        >
          Add guest
        </button>
      </div>
      <Life id="guests-life" alive={alive} />
    </>
  );
}
