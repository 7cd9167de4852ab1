import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTyped } from '../../../shared/typed';
import Field from './Field';
import classes from './Overlays.module.css';

export interface Order {
  customer: string;
  lamps: number;
  /** What a script did instead of real input from a person or a driver. */
  byScript?: 'sent' | 'written' | undefined;
}

interface Props {
  /** The element that scrolls if `low`. */
  panel: RefObject<HTMLDivElement | null>;
  low: boolean;
  /** Gets the element over the form. */
  over: (element: HTMLElement | null) => void;
  onLamps: () => void;
  /** The pointer or the focus has left over the upper edge, or a script dispatched that. */
  onExit: (event: Event) => void;
  onOrder: (order: Order) => void;
}

const LONGEST = 60;
const problemOfName = (name: string) => {
  if (!name) return 'Enter a name.';
  return name.length > LONGEST && `This name has ${name.length} characters. Enter ${LONGEST} at most.`;
};
const problemOfLamps = (lamps: string) => !/^[1-9]\d?$/.test(lamps) && 'Enter a whole number from 1 to 99.';

export default function Shop({ panel, low, over, onLamps, onExit, onOrder }: Props) {
  const name = useTyped();
  const lamps = useTyped();
  const [checked, setChecked] = useState(false);
  const [orders, setOrders] = useState<string[]>([]);
  const pressed = useRef(false);
  const shop = useRef<HTMLElement>(null);
  const steppedBack = useRef(false);
  const customer = name.text.trim();
  const problems = { name: problemOfName(customer), lamps: problemOfLamps(lamps.text.trim()) };

  function order(event: FormEvent) {
    event.preventDefault();
    const trusted = pressed.current;
    pressed.current = false;
    const wrong = problems.name || problems.lamps;
    setChecked(Boolean(wrong));
    if (wrong) return;
    setOrders([...orders, `${lamps.text.trim()} for ${customer}`]);
    name.clear();
    lamps.clear();
    const written = !name.byHand || !lamps.byHand ? 'written' : undefined;
    onOrder({ customer, lamps: Number(lamps.text), byScript: trusted ? written : 'sent' });
  }

  const leave = useEffectEvent((event: PointerEvent) => {
    if (event.clientY <= (shop.current?.getBoundingClientRect().top ?? 0)) onExit(event);
  });
  useEffect(() => {
    const section = shop.current;
    const listen = (event: PointerEvent) => leave(event);
    // Not by React: for React, the overlays in the shop are not a part of it.
    section?.addEventListener('pointerleave', listen);
    return () => section?.removeEventListener('pointerleave', listen);
  }, []);
  /** A script that calls focus() moves the focus with trusted events too, so only the key counts. */
  const step = ({ key, shiftKey, isTrusted }: KeyboardEvent) => {
    steppedBack.current = isTrusted && shiftKey && key === 'Tab';
  };
  return (
    <div className={classes.beside}>
      <section
        ref={shop}
        id="shop"
        className="card"
        aria-labelledby="shop-title"
        onKeyDown={step}
        onBlur={({ currentTarget, relatedTarget, nativeEvent }) => {
          const to = relatedTarget && currentTarget.compareDocumentPosition(relatedTarget);
          if (to === Node.DOCUMENT_POSITION_PRECEDING && steppedBack.current) onExit(nativeEvent);
          steppedBack.current = false;
        }}
      >
        <div className="position-relative overflow-hidden">
          <div ref={panel} className={`card-body ${low ? classes.low : ''}`}>
            <h2 className="h5" id="shop-title">
              Lamp shop
            </h2>
            <p className="text-body-secondary">Desk lamps for 24 € each. We send them on the day you order.</p>
            <form id="order-form" aria-labelledby="shop-title" noValidate onSubmit={order}>
              <Field
                id="customer"
                label="Name"
                value={name.text}
                problem={checked && problems.name}
                onInput={name.type}
              />
              <Field
                id="lamps"
                label="Number of lamps"
                inputMode="numeric"
                value={lamps.text}
                problem={checked && problems.lamps}
                onInput={(event) => {
                  lamps.type(event);
                  onLamps();
                }}
              />
              <div className="text-end">
                <button
                  id="order"
                  type="submit"
                  className="btn btn-primary"
                  // A submit event is always trusted, so the click before it decides. Enter in a field causes a trusted click too.
                  onClick={({ isTrusted }) => {
                    pressed.current = isTrusted;
                  }}
                >
                  Order
                </button>
              </div>
            </form>
          </div>
          <div ref={over} />
        </div>
        <p id="last-order" role="status" aria-label="Last order" className="card-footer mb-0 text-break">
          {orders.length === 0 ? 'Nothing was ordered yet.' : `Order ${orders.length}: ${orders.at(-1)}.`}
        </p>
      </section>
    </div>
  );
}
