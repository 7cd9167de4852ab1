import { modeOf, searchOf } from '../mode';
import IframeDocument from './IframeDocument';
import SecondFrame from './SecondFrame';

export default function FirstIframe() {
  return (
    <IframeDocument title="Nested frame 1">
      <p>
        The secret of this frame is behind the link{' '}
        <a href={`/nestedIframes/firstIframesecret${searchOf(modeOf(window.location.search))}`}>tapioca</a>
      </p>
      <SecondFrame />
    </IframeDocument>
  );
}
