import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { type Action, askToken, whyNot } from '../gate';

/** How long a gate takes to open, in milliseconds. */
const OPENS_IN = 1_000;

interface Props {
  id: string;
  label: string;
  run: string;
  action: Action;
  /** Whether this press counts. */
  counts: (event: Event) => boolean;
  /** The token, and how long it lasts in milliseconds. Without a token, the gate is closed again. */
  onToken: (token: string, lasts: number) => void;
}

/** A switch that gets a token. You cannot turn it off. */
export default function Gate({ id, label, run, action, counts, onToken }: Props) {
  const [state, setState] = useState<'closed' | 'opening' | 'open' | 'expired'>('closed');
  const [refusal, setRefusal] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      clearTimeout(timer.current);
    };
  }, []);
  const open = async () => {
    try {
      const { token, lasts } = await askToken(run, action);
      if (gone.current) return;
      setState('open');
      onToken(token, lasts);
      timer.current = setTimeout(() => setState('expired'), lasts);
    } catch (error) {
      setState('closed');
      setRefusal(whyNot(error));
    }
  };
  const isOn = state === 'opening' || state === 'open';
  const press = (event: MouseEvent) => {
    if (isOn || !counts(event.nativeEvent)) return;
    clearTimeout(timer.current);
    setRefusal('');
    setState('opening');
    timer.current = setTimeout(open, OPENS_IN);
  };
  const words = {
    closed: refusal || 'The gate is closed.',
    opening: 'The gate is opening…',
    open: 'The gate is open.',
    expired: 'The gate has closed again.',
  };
  return (
    <div className="border rounded p-3 mb-3">
      <div className="form-check form-switch">
        <input
          id={id}
          type="checkbox"
          role="switch"
          className="form-check-input"
          checked={isOn}
          aria-checked={isOn}
          // Not `disabled`, which would take the focus away from a visitor who has to turn it on again.
          aria-disabled={isOn}
          onChange={() => {}}
          onClick={press}
        />
        <label htmlFor={id} className="form-check-label">
          {label}
        </label>
      </div>
      <span id={`${id}-state`} aria-live="polite">
        {words[state]}
      </span>
    </div>
  );
}
