import { Station, useOutcome } from '@playground/kit/stations/Station';
import HandButton from '../../../shared/HandButton';
import { inEuros, type OrderState } from '../shop';
import { stations } from '../stations';
import NoOrder from './NoOrder';
import { useOrder } from './useOrder';
import { usePopup } from './usePopup';
import type { Visit } from './useVisit';

export default function PayPopup({ visit }: { visit: Visit }) {
  const [outcome, { done, missed }] = useOutcome();
  const order = useOrder('pay-popup', visit);
  const popup = usePopup(
    visit.pay,
    async ({ kind }) => {
      if (kind !== 'answer') return;
      const show = ({ status, message }: OrderState) => (status === 'paid' ? done(message) : missed(message));
      await order.state().then(show, (error: Error) => missed(error.message));
    },
    () => missed('the window was closed before you confirmed.'),
  );
  const open = () => {
    // A paid order cannot be paid again.
    if (outcome.verdict === 'Done') return;
    if (!popup.open(order.at('confirm'))) missed('this browser blocked the window.');
  };
  return (
    <Station of={stations['pay-popup']} outcome={outcome}>
      {order.order ? (
        <>
          <p>{`You pay ${inEuros(order.order.amount)}.`}</p>
          <HandButton id="pay-window" missed={missed} onPress={open}>
            Pay in a window
          </HandButton>
        </>
      ) : (
        <NoOrder id="pay-popup" {...order} />
      )}
    </Station>
  );
}
