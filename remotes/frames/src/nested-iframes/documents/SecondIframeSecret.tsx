import IframeDocument from './IframeDocument';

export default function SecondIframeSecret() {
  return (
    <IframeDocument title="Nested frame 2 secret">
      <p role="status">You have clicked on the second iframe link!</p>
    </IframeDocument>
  );
}
