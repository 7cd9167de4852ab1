import { stations } from '../stations';
import OverlayStation, { type OverlayProps } from './OverlayStation';
import classes from './Overlays.module.css';
import { useDelay } from './useDelay';

export default function Toast({ overlay, over }: OverlayProps) {
  useDelay(5000, overlay.phase === 'shown' && overlay.times, () => overlay.close());
  return (
    <OverlayStation of={stations.toast} overlay={overlay} over={over}>
      <div
        id="message"
        className={`d-flex align-items-center justify-content-between flex-row-reverse gap-2 border rounded shadow px-3 ${classes.corner} ${classes.message}`}
      >
        <span>The price has changed.</span>
        <button
          id="message-close"
          type="button"
          className="btn btn-light btn-sm border text-nowrap"
          onClick={overlay.close}
        >
          Close message
        </button>
      </div>
    </OverlayStation>
  );
}
