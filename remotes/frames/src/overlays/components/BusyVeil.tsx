import { stations } from '../stations';
import OverlayStation, { type OverlayProps } from './OverlayStation';
import classes from './Overlays.module.css';
import { useDelay } from './useDelay';

export default function BusyVeil({ overlay, over }: OverlayProps) {
  useDelay(2000, overlay.phase === 'shown' && overlay.times, () => overlay.close());
  return (
    <OverlayStation of={stations['busy-veil']} overlay={overlay} over={over}>
      <div id="veil" className={`d-flex align-items-center justify-content-center gap-2 ${classes.veil}`}>
        <span className="spinner-border" aria-hidden="true" />
        Working out the price …
      </div>
    </OverlayStation>
  );
}
