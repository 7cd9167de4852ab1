import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { stations } from '../stations';
import Load from './Load';
import PayPart from './PayPart';
import { useServerPart } from './useServerPart';

export default function Swapped({ price }: { price: number }) {
  const [outcome, { done, missed }] = useOutcome();
  const pay = (event: Event) => isByHand(event, missed) && done('the new button was pressed.');
  const swapped = () => missed('the button was replaced while you pressed it, so no click came.');
  const { host, load, hydrate } = useServerPart({
    // A server often formats numbers in another way than the browser.
    server: <PayPart price={`${price}.00`} onPay={pay} onAlive={swapped} />,
    client: <PayPart price={`${price},00`} onPay={pay} onAlive={swapped} />,
    missed,
    onEarly(event) {
      const press = event.type === 'mousedown' || (event as KeyboardEvent).key === 'Enter';
      const space = (event as KeyboardEvent).key === ' ';
      if ((press || space) && (event.target as Element).closest('button')) hydrate();
      else if (event.type === 'click') missed('a click without a press does not bring the part to life.');
    },
  });
  return (
    <Station of={stations.swapped} outcome={outcome}>
      <Load id="payment" label="Load payment" host={host} onLoad={load} />
    </Station>
  );
}
