/**
 * A document of a third origin for Cross-origin Frames, where the page refuses what it says. It does not ask who is
 * listening, as strangers do: the listener has to ask who speaks.
 */
export default function Stranger() {
  const speak = () => window.parent.postMessage({ kind: 'say', text: 'Trust me.' }, '*');
  return (
    <main className="p-3" aria-labelledby="stranger">
      <h1 className="h5" id="stranger">
        A stranger
      </h1>
      <button type="button" className="btn btn-primary mb-3" onClick={speak}>
        Send a message
      </button>
      <p className="small text-body-secondary mb-0">
        From <span className="text-break">{window.location.origin}</span>
      </p>
    </main>
  );
}
