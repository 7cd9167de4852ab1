import SecondFrame from './SecondFrame';

export default function FirstIframeSecret() {
  return (
    <main className="p-3">
      <h1 className="h4">First iframe secret</h1>
      <p role="status">You've clicked on the first iframe link!</p>
      <SecondFrame />
    </main>
  );
}
