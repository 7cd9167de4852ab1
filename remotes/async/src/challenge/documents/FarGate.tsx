import { otherOrigin } from '@playground/kit/otherOrigin';
import { useRun } from '@playground/kit/run';
import Gate from '../components/Gate';
import type { Message } from '../gate';

/** Sends its token to the page around it. */
export default function FarGate() {
  const run = useRun();
  const tell = (message: Omit<Message, 'kind'>) => {
    // In a tab, a document is its own parent.
    if (window.parent !== window) window.parent.postMessage({ kind: 'far-gate', ...message }, otherOrigin('async'));
  };
  const counts = ({ isTrusted }: Event) => {
    if (!isTrusted) tell({ token: '', byHand: false });
    return isTrusted;
  };
  return (
    <main className="p-3" aria-labelledby="title">
      <h1 className="h6" id="title">{`A gate of ${window.location.host}`}</h1>
      <Gate
        id="far-gate"
        label="Open the far gate"
        run={run}
        action="in-a-frame"
        counts={counts}
        onToken={(token) => tell({ token, byHand: true })}
      />
    </main>
  );
}
