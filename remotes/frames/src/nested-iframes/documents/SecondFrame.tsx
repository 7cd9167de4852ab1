import { otherOrigin } from '@playground/kit/otherOrigin';
import { modeOf, searchOf } from '../mode';

/** The second iframe, which is in both documents of the first one. */
export default function SecondFrame() {
  const mode = modeOf(window.location.search);
  const origin = mode === 'alternate' ? otherOrigin('frames') : '';
  return (
    <iframe
      id="second-iframe"
      title="Second iframe"
      src={`${origin}/nestedIframes/secondIframe${searchOf(mode)}`}
      height={400}
      className="d-block w-100 border rounded"
    />
  );
}
