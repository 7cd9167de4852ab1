import { Station } from '@playground/kit/stations/Station';
import { GESTURES, stations } from '../stations';
import type { useOrder } from './useOrder';

export default function AllInOrder({ outcome, next }: ReturnType<typeof useOrder>['order']) {
  const wanted = GESTURES[next];
  return (
    <Station of={stations['all-in-order']} outcome={outcome}>
      <p id="next-gesture" className="mb-0">
        {`${next} of ${GESTURES.length} done.${wanted ? ` Next: ${stations[wanted].name}.` : ''}`}
      </p>
    </Station>
  );
}
