import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect, useRef, useState } from 'react';
import HandButton from '../../../shared/HandButton';
import { useWindowEvent } from '../../../shared/useWindowEvent';
import { inEuros, type OrderState } from '../shop';
import { stations } from '../stations';
import NoOrder from './NoOrder';
import { useMessages } from './useMessages';
import { useOrder } from './useOrder';
import type { Visit } from './useVisit';

const FIELDS = [
  { name: 'number', title: 'Card number' },
  { name: 'expiry', title: 'Expiry date' },
  { name: 'code', title: 'Card code' },
];
/** How long the frames may take to send what was typed, in milliseconds. */
const PATIENCE_MS = 10_000;
const KINDS = ['typing', 'complete', 'sent', 'answer', 'signed-in'];

export default function ThreeFrames({ visit }: { visit: Visit }) {
  const [outcome, { done, missed }] = useOutcome();
  const order = useOrder('three-frames', visit);
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const press = useRef({ number: 0, sent: new Set<string>() });
  const patience = useRef<number>(undefined);
  const [refused, setRefused] = useState('');
  const windowOf = (name: string) => frames.current.get(name)?.contentWindow;
  const tell = (name: string, message: object) => windowOf(name)?.postMessage(message, visit.pay ?? '');

  useMessages(
    visit.pay,
    () => FIELDS.map(({ name }) => windowOf(name)),
    async ({ kind, field, press: number }) => {
      const index = FIELDS.findIndex(({ name }) => name === field);
      const next = FIELDS[index + 1];
      if (kind === 'complete' && next) {
        // The window first: a document cannot take the focus from another window by itself.
        frames.current.get(next.name)?.focus();
        tell(next.name, { kind: 'focus' });
      }
      if (kind !== 'sent' || number !== press.current.number || press.current.sent.has(String(field))) return;
      press.current.sent.add(String(field));
      if (press.current.sent.size < FIELDS.length) return;
      window.clearTimeout(patience.current);
      const show = ({ status, message }: OrderState) => (status === 'paid' ? done(message) : missed(message));
      await order.pay(true).then(show, (error: Error) => missed(error.message));
    },
  );
  useWindowEvent('message', ({ origin, data }) => {
    if (!KINDS.includes(data?.kind) || [visit.pay, window.location.origin].includes(origin)) return;
    setRefused(`A message of the origin ${origin} was refused.`);
  });
  useEffect(() => () => window.clearTimeout(patience.current), []);

  const pay = () => {
    // A paid order cannot be paid again.
    if (outcome.verdict === 'Done') return;
    press.current = { number: press.current.number + 1, sent: new Set() };
    window.clearTimeout(patience.current);
    patience.current = window.setTimeout(
      () => missed('the frames of the payment provider did not answer. Press again.'),
      PATIENCE_MS,
    );
    for (const { name } of FIELDS) tell(name, { kind: 'send', press: press.current.number });
  };
  return (
    <Station of={stations['three-frames']} outcome={outcome}>
      {order.order ? (
        <>
          <p>{`You pay ${inEuros(order.order.amount)}.`}</p>
          <div className="row g-2">
            {FIELDS.map(({ name, title }) => (
              <div key={name} className={name === 'number' ? 'col-12 col-md-6' : 'col-6 col-md-3'}>
                <iframe
                  ref={(frame) => {
                    if (frame) frames.current.set(name, frame);
                    return () => void frames.current.delete(name);
                  }}
                  id={`${name}-frame`}
                  title={title}
                  height={84}
                  className="w-100 d-block rounded"
                  src={order.at(name)}
                />
              </div>
            ))}
          </div>
          <HandButton id="pay-card" className="btn btn-primary mt-3" missed={missed} onPress={pay}>
            Pay with this card
          </HandButton>
        </>
      ) : (
        <NoOrder id="three-frames" {...order} />
      )}
      {refused && (
        <p role="alert" className="mt-2 mb-0 text-break">
          {refused}
        </p>
      )}
    </Station>
  );
}
