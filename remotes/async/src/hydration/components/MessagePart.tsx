import type { Cause } from '@playground/kit/stations/ByHand';
import { useRef } from 'react';
import Life from './Life';
import { useAlive } from './useAlive';

interface Props {
  onSend: (known: string, shown: string, cause: Cause) => void;
}

/** The page knows what the field told it. React does not touch the field's own text. */
export default function MessagePart({ onSend }: Props) {
  const alive = useAlive();
  const field = useRef<HTMLInputElement>(null);
  const known = useRef('');
  const typed = useRef<Cause>(undefined);
  return (
    <>
      <label className="form-label" htmlFor="message">
        Message
      </label>
      <div className="d-flex flex-wrap gap-2">
        <input
          ref={field}
          id="message"
          className="form-control w-auto"
          autoComplete="off"
          autoCapitalize="none"
          onChange={({ target, nativeEvent }) => {
            typed.current = nativeEvent;
            known.current = target.value;
          }}
        />
        <button
          type="button"
          id="send-message"
          className="btn btn-primary"
          onClick={({ nativeEvent }) =>
            onSend(
              known.current,
              field.current?.value ?? '',
              typed.current?.isTrusted === false ? typed.current : nativeEvent,
            )
          }
        >
          Send message
        </button>
      </div>
      <Life id="message-life" alive={alive} />
    </>
  );
}
