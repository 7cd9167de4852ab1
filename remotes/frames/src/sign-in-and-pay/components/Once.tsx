import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect, useRef, useState } from 'react';
import { inEuros, type OrderState } from '../shop';
import { stations } from '../stations';
import NoOrder from './NoOrder';
import { useOrder } from './useOrder';
import type { Visit } from './useVisit';

export default function Once({ visit }: { visit: Visit }) {
  const [outcome, { done, missed }] = useOutcome();
  const order = useOrder('once', visit);
  const [payments, setPayments] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    // The button of a new order takes the focus that went with the old one.
    if (!order.order || !hadFocus.current) return;
    hadFocus.current = false;
    button.current?.focus({ preventScroll: true });
  }, [order.order]);
  const show = ({ status, message, requests }: OrderState) => {
    if (status === 'open') return;
    if (status !== 'paid') return missed(message);
    setPayments((n) => n + 1);
    if (requests > 1) return done(message);
    missed('the server counted one request for this payment. The next press is another payment.');
    hadFocus.current = document.activeElement === button.current;
    order.again();
  };
  const pay = (byHand: boolean) => {
    // A paid order cannot be paid again.
    if (outcome.verdict === 'Done') return;
    void order.pay(byHand).then(show, (error: Error) => missed(error.message));
  };
  return (
    <Station of={stations.once} outcome={outcome}>
      {order.order ? (
        <>
          <p>{`You pay ${inEuros(order.order.amount)}.`}</p>
          <button
            ref={button}
            type="button"
            id="pay-saved"
            className="btn btn-primary"
            onClick={({ isTrusted }) => pay(isTrusted)}
          >
            Pay with my saved card
          </button>
        </>
      ) : (
        <NoOrder id="once" {...order} />
      )}
      <p className="mt-2 mb-0">
        Payments: <output aria-label="Payments">{payments}</output>
      </p>
    </Station>
  );
}
