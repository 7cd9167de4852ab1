import { stations } from '../stations';
import OverlayStation, { type OverlayProps } from './OverlayStation';
import WholePage from './WholePage';

export default function ExitIntent({ overlay, over }: OverlayProps) {
  return (
    <OverlayStation of={stations['exit-intent']} overlay={overlay} over={over}>
      <WholePage id="offer" title="Leaving so soon?" onClose={overlay.close}>
        <p>Stay, and have the second lamp for the price of two.</p>
        <button id="offer-refuse" type="submit" className="btn btn-primary">
          Refuse the offer
        </button>
      </WholePage>
    </OverlayStation>
  );
}
