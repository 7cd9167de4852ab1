import { modeOf, searchOf } from '../mode';
import IframeDocument from './IframeDocument';

export default function SecondIframe() {
  return (
    <IframeDocument title="Nested frame 2">
      <p>
        The secret of this frame is behind the link{' '}
        <a href={`/nestedIframes/secondIframeSecret${searchOf(modeOf(window.location.search))}`}>samba</a>
      </p>
    </IframeDocument>
  );
}
