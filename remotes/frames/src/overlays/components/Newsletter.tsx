import { stations } from '../stations';
import OverlayStation, { type OverlayProps } from './OverlayStation';
import { useDelay } from './useDelay';
import WholePage from './WholePage';

export default function Newsletter({ overlay, over }: OverlayProps) {
  useDelay(3000, overlay.phase === 'awaited', overlay.come);
  return (
    <OverlayStation of={stations.newsletter} overlay={overlay} over={over}>
      <WholePage id="letter" title="Never miss a lamp" onClose={overlay.close}>
        <label className="form-label" htmlFor="letter-address">
          E-mail for the newsletter
        </label>
        <input id="letter-address" name="letter-address" className="form-control mb-3" />
        <button
          id="letter-subscribe"
          type="submit"
          className="btn btn-primary me-2"
          onClick={() => overlay.spoil('you subscribed to the newsletter.')}
        >
          Subscribe
        </button>
        <button id="letter-refuse" type="submit" className="btn btn-secondary">
          No, thanks
        </button>
      </WholePage>
    </OverlayStation>
  );
}
