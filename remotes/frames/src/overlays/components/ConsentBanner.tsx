import { stations } from '../stations';
import OverlayStation, { type OverlayProps } from './OverlayStation';
import classes from './Overlays.module.css';

export default function ConsentBanner({ overlay, over }: OverlayProps) {
  return (
    <OverlayStation of={stations['consent-banner']} overlay={overlay} over={over} atOnce>
      <section id="consent" aria-label="Consent" className={`border-top shadow p-3 ${classes.banner}`}>
        <p className="mb-2">May this shop set cookies? It sets none, whatever you answer.</p>
        <div className="d-flex gap-2">
          <button id="consent-all" type="button" className="btn btn-primary btn-sm" onClick={overlay.close}>
            Accept all
          </button>
          <button id="consent-none" type="button" className="btn btn-secondary btn-sm" onClick={overlay.close}>
            Refuse all
          </button>
        </div>
      </section>
    </OverlayStation>
  );
}
