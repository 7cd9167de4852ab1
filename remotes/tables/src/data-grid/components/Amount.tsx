import { shortened } from '@playground/kit/quoted';
import type { Cause } from '@playground/kit/stations/ByHand';
import { useRef, useState } from 'react';
import { amountText, parseAmount } from '../amounts';
import type { Order } from '../draw';
import classes from './Grid.module.css';

interface Props {
  order: Order;
  onEdit: (order: Order, amount: number, cause: Cause) => void;
  onRefuse: (why: string) => void;
}

/** An amount that becomes a field when you press it. Enter and leaving the field save the draft, Escape discards it. */
export default function Amount({ order, onEdit, onRefuse }: Props) {
  const { number, amount } = order;
  const [draft, setDraft] = useState<string>();
  const [refused, setRefused] = useState(false);
  const focusBack = useRef(false);
  const typed = useRef<Cause>(undefined);

  const end = () => {
    setDraft(undefined);
    setRefused(false);
    onRefuse('');
  };
  const keep = (cause: Cause) => {
    if (draft === undefined) return;
    if (draft === amountText(amount)) return end();
    const wanted = parseAmount(draft);
    if (typeof wanted === 'number') {
      onEdit(order, wanted, typed.current?.isTrusted ? cause : { type: 'input', isTrusted: false });
      return end();
    }
    setRefused(true);
    onRefuse(
      `‘${shortened(draft)}’ is refused: ${wanted}. ${number} keeps ${amountText(amount)}. Press Escape to leave the field.`,
    );
  };

  if (draft === undefined) {
    return (
      <button
        id={`amount-${number}`}
        type="button"
        className={`btn btn-sm p-0 px-1 border-0 ${classes.amount}`}
        ref={(button) => {
          if (button && focusBack.current) button.focus();
          focusBack.current = false;
        }}
        onClick={() => setDraft(amountText(amount))}
      >
        {amountText(amount)}
      </button>
    );
  }
  return (
    <input
      id={`amount-of-${number}`}
      className={`form-control form-control-sm text-end d-inline-block py-0 ${classes.field} ${refused ? 'is-invalid' : ''}`}
      aria-label={`Amount of ${number}`}
      aria-invalid={refused}
      aria-describedby="refused-amount"
      inputMode="decimal"
      autoComplete="off"
      ref={focus}
      value={draft}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget, nativeEvent }) => {
        typed.current = nativeEvent;
        setDraft(currentTarget.value);
      }}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing || !(event.key === 'Enter' || event.key === 'Escape')) return;
        // Without this, the same Enter would press the button that gets the focus.
        event.preventDefault();
        focusBack.current = true;
        if (event.key === 'Enter') keep(event);
        else end();
      }}
      onInput={() => {
        focusBack.current = false;
      }}
    />
  );
}

const focus = (field: HTMLInputElement | null) => field?.focus();
