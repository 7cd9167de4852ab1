import { stations } from '../stations';
import OverlayStation, { type OverlayProps } from './OverlayStation';
import { useDelay } from './useDelay';
import WholePage from './WholePage';

export default function EntryAd({ overlay, over }: OverlayProps) {
  useDelay(500, overlay.phase === 'awaited', overlay.come);
  return (
    <OverlayStation of={stations['entry-ad']} overlay={overlay} over={over}>
      <WholePage id="ad" title="Lamp of the week" onClose={overlay.close}>
        <p>A bright floor lamp, half price until Sunday.</p>
        <button id="ad-close" type="submit" className="btn btn-primary">
          Close the ad
        </button>
      </WholePage>
    </OverlayStation>
  );
}
