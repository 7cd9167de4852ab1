import { stations } from '../stations';
import OverlayStation, { type OverlayProps } from './OverlayStation';
import WholePage from './WholePage';

export default function ExitIntent({ overlay, over }: OverlayProps) {
  return (
    <OverlayStation of={stations['exit-intent']} overlay={overlay} over={over}>
      <WholePage id="offer" title="Leaving so soon?" onClose={overlay.close}>
        <p>Stay, and get a second lamp at half price.</p>
        <button id="offer-refuse" type="submit" className="btn btn-primary">
          Refuse the offer
        </button>
      </WholePage>
    </OverlayStation>
  );
}
