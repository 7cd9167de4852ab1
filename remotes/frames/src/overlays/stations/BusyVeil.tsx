import { type OverlayProps, OverlayStation } from '../OverlayStation';
import classes from '../Overlays.module.css';
import { stations } from '../stations';
import { useDelay } from '../useOverlay';

export default function BusyVeil({ overlay, over }: OverlayProps) {
  useDelay(2000, overlay.phase === 'shown' && overlay.times, overlay.close);
  return (
    <OverlayStation of={stations['busy-veil']} overlay={overlay} over={over}>
      <div id="veil" className={`d-flex align-items-center justify-content-center gap-2 ${classes.veil}`}>
        <span className="spinner-border" aria-hidden="true" />
        Working out the price …
      </div>
    </OverlayStation>
  );
}
