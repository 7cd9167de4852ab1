import { type FormEvent, type RefObject, useRef, useState } from 'react';
import Field from './Field';
import classes from './Overlays.module.css';

export interface Order {
  customer: string;
  lamps: number;
  /** Whether real input pressed Order, from a person or a driver. */
  trusted: boolean;
}

interface Props {
  /** The element that scrolls if `low`. */
  panel: RefObject<HTMLDivElement | null>;
  low: boolean;
  /** Gets the element over the form. */
  over: (element: HTMLElement | null) => void;
  onLamps: () => void;
  /** The pointer or the focus has left over the upper edge. */
  onExit: () => void;
  onOrder: (order: Order) => void;
}

const LONGEST = 60;
const problemOfName = (name: string) => {
  if (!name) return 'Enter a name.';
  return name.length > LONGEST && `This name has ${name.length} characters. Enter ${LONGEST} at most.`;
};
const problemOfLamps = (lamps: string) => !/^[1-9]\d?$/.test(lamps) && 'Enter a whole number from 1 to 99.';

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
            <p className="text-body-secondary">Desk lamps for 24 € each. We send them on the day you order.</p>
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
