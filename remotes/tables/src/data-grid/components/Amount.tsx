import { shortened } from '@playground/kit/quoted';
import { useRef, useState } from 'react';
import { amountText, parseAmount } from '../amounts';
import type { Order } from '../orders';
import classes from './Grid.module.css';

interface Props {
  order: Order;
  onEdit: (order: Order, amount: number) => void;
  onRefuse: (why: string) => void;
}

/** An amount that becomes a field when you press it. Enter and leaving the field save the draft, Escape discards it. */
export default function Amount({ order, onEdit, onRefuse }: Props) {
  const { number, amount } = order;
  const [draft, setDraft] = useState<string>();
  const [refused, setRefused] = useState(false);
  const focusBack = useRef(false);

  const end = () => {
    setDraft(undefined);
    setRefused(false);
    onRefuse('');
  };
  const keep = () => {
    if (draft === undefined) return;
    if (draft === amountText(amount)) return end();
    const typed = parseAmount(draft);
    if (typeof typed === 'number') {
      onEdit(order, typed);
      return end();
    }
    setRefused(true);
    onRefuse(
      `‘${shortened(draft)}’ is refused: ${typed}. ${number} keeps ${amountText(amount)}. Press Escape to leave the field.`,
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
      onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing || !(event.key === 'Enter' || event.key === 'Escape')) return;
        // Without this, the same Enter would press the button that gets the focus.
        event.preventDefault();
        focusBack.current = true;
        if (event.key === 'Enter') keep();
        else end();
      }}
      onInput={() => {
        focusBack.current = false;
      }}
    />
  );
}

const focus = (field: HTMLInputElement | null) => field?.focus();
