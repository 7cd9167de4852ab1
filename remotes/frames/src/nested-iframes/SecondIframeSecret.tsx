export default function SecondIframeSecret() {
  return (
    <main className="p-3">
      <h1 className="h4">Second iframe secret</h1>
      <p role="status">You have clicked on the second iframe link!</p>
    </main>
  );
}
