import { Station, type useOutcome } from '@playground/kit/stations/Station';
import { stations } from '../stations';

/** Its buttons are in the shop. */
export default function FirstInArabic({ outcome }: { outcome: ReturnType<typeof useOutcome>[0] }) {
  return (
    <Station of={stations['first-in-arabic']} outcome={outcome}>
      <p className="mb-0">The buttons are under the product. Their order is different on each visit.</p>
    </Station>
  );
}
