import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useRef, useState } from 'react';
import type { OrderState } from '../shop';
import { stations } from '../stations';
import NoOrder from './NoOrder';
import { useMessages } from './useMessages';
import { useOrder } from './useOrder';
import type { Visit } from './useVisit';

interface Props {
  visit: Visit;
  station: 'declined' | 'challenge';
  title: string;
}

/** What belongs to the way: the refusal of the declined card, and the question of the bank. */
const ON_THE_WAY = { declined: /has too little money/, challenge: /asks for a code/ };

/** A form of the payment provider in a frame. Its message says only that something happened: the server says what. */
export default function CardFrame({ visit, station, title }: Props) {
  const [outcome, { done, missed }] = useOutcome();
  const order = useOrder(station, visit);
  const [hasBank, setHasBank] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useMessages(
    visit.pay,
    () => [frame.current?.contentWindow],
    async ({ kind }) => {
      if (kind !== 'answer') return;
      const show = ({ status, message }: OrderState) => {
        setHasBank(status === 'challenge');
        if (status === 'paid') done(message);
        else if (!ON_THE_WAY[station].test(message)) missed(message);
      };
      await order.state().then(show, (error: Error) => missed(error.message));
    },
  );
  return (
    <Station of={stations[station]} outcome={outcome}>
      {order.order ? (
        <iframe
          ref={frame}
          id={`${station}-frame`}
          title={title}
          height={hasBank ? 780 : 400}
          className="w-100 d-block border rounded"
          src={order.at('card')}
        />
      ) : (
        <NoOrder id={station} {...order} />
      )}
    </Station>
  );
}
