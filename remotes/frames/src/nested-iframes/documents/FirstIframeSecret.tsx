import IframeDocument from './IframeDocument';
import SecondFrame from './SecondFrame';

export default function FirstIframeSecret() {
  return (
    <IframeDocument title="Nested frame 1 secret">
      <p role="status">You've clicked on the first iframe link!</p>
      <SecondFrame />
    </IframeDocument>
  );
}
