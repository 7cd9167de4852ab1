import { stations } from '../stations';
import OverlayStation, { type OverlayProps } from './OverlayStation';
import { useDelay } from './useDelay';
import WholePage from './WholePage';

export default function EntryAd({ overlay, over }: OverlayProps) {
  useDelay(500, overlay.phase === 'awaited', overlay.come);
  return (
    <OverlayStation of={stations['entry-ad']} overlay={overlay} over={over}>
      <WholePage id="ad" title="Lamp of the week" onClose={overlay.close}>
        <p>It stands on one leg and follows you with its eye.</p>
        <button id="ad-close" type="submit" className="btn btn-primary">
          Close the ad
        </button>
      </WholePage>
    </OverlayStation>
  );
}
