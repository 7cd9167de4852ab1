import { type FormEvent, type RefObject, useRef, useState } from 'react';
import Field from './Field';
import classes from './Overlays.module.css';

export interface Order {
  customer: string;
  lamps: number;
  /** Whether a person, or a driver's real input, pressed Order. */
  trusted: boolean;
}

interface Props {
  /** What scrolls when `low`. */
  panel: RefObject<HTMLDivElement | null>;
  low: boolean;
  /** What lies over the form. */
  over: (element: HTMLElement | null) => void;
  onLamps: () => void;
  /** The pointer, or the keyboard's focus, has left over the upper edge. */
  onExit: () => void;
  onOrder: (order: Order) => void;
}

const LONGEST = 60;
const problemOfName = (name: string) => {
  if (!name) return 'Whom are the lamps for?';
  return name.length > LONGEST && `A name has ${LONGEST} characters at most, this one has ${name.length}.`;
};
const problemOfLamps = (lamps: string) => !/^[1-9]\d?$/.test(lamps) && 'Order 1 to 99 lamps, in digits.';

export default function Shop({ panel, low, over, onLamps, onExit, onOrder }: Props) {
  const [name, setName] = useState('');
  const [lamps, setLamps] = useState('');
  const [checked, setChecked] = useState(false);
  const [orders, setOrders] = useState<string[]>([]);
  const pressed = useRef(false);
  const customer = name.trim();
  const problems = { name: problemOfName(customer), lamps: problemOfLamps(lamps.trim()) };

  function order(event: FormEvent) {
    event.preventDefault();
    const trusted = pressed.current;
    pressed.current = false;
    const wrong = problems.name || problems.lamps;
    setChecked(Boolean(wrong));
    if (wrong) return;
    setOrders([...orders, `${lamps.trim()} for ${customer}`]);
    setName('');
    setLamps('');
    onOrder({ customer, lamps: Number(lamps), trusted });
  }
  return (
    <div className={classes.beside}>
      <section
        id="shop"
        className="card"
        aria-labelledby="shop-title"
        onPointerLeave={({ clientY, currentTarget }) => {
          if (clientY <= currentTarget.getBoundingClientRect().top) onExit();
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          const to = relatedTarget && currentTarget.compareDocumentPosition(relatedTarget);
          if (to === Node.DOCUMENT_POSITION_PRECEDING) onExit();
        }}
      >
        <div className="position-relative overflow-hidden">
          <div ref={panel} className={`card-body ${low ? classes.low : ''}`}>
            <h2 className="h5" id="shop-title">
              Lamp shop
            </h2>
            <p className="text-body-secondary">Desk lamps, 24 € each, sent on the day they are ordered.</p>
            <form id="order-form" aria-labelledby="shop-title" noValidate onSubmit={order}>
              <Field id="customer" label="Name" value={name} problem={checked && problems.name} onChange={setName} />
              <Field
                id="lamps"
                label="Number of lamps"
                inputMode="numeric"
                value={lamps}
                problem={checked && problems.lamps}
                onChange={(value) => {
                  setLamps(value);
                  onLamps();
                }}
              />
              <div className="text-end">
                <button
                  id="order"
                  type="submit"
                  className="btn btn-primary"
                  // A submission that no trusted click came before is a script's; Enter in a field brings such a click too.
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
