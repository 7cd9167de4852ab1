import { otherOrigin } from '@playground/kit/otherOrigin';
import { shortened } from '@playground/kit/quoted';
import { ByHand } from '@playground/kit/stations/ByHand';
import { useCallback, useState } from 'react';
import { useDropTarget } from '../components/useDropTarget';
import { DRAG_EVENTS } from '../dragEvents';
import { messageOf, type TrayMessage } from '../messages';

/** The document in the frame. It reports drops to the page, but only to a page of the expected origin. */
export default function Tray() {
  const [held, setHeld] = useState('');
  const tell = useCallback((kind: TrayMessage['kind'], text: string) => {
    // In its own tab, a document is its own parent.
    if (window.parent !== window) window.parent.postMessage(messageOf(kind, text), otherOrigin('tables'));
  }, []);
  const missed = useCallback((what: string) => tell('missed', what), [tell]);
  const target = useDropTarget({
    read: (data) => data.getData('text/plain'),
    onTake: (text) => {
      setHeld(text);
      tell('dropped', text);
    },
    missed,
  });
  return (
    <main className="p-3" aria-labelledby="title">
      <h1 className="h5" id="title">
        Tray
      </h1>
      <ByHand events={DRAG_EVENTS} missed={missed}>
        <div id="tray" {...target} className={`${target.className} p-4 text-center text-break`}>
          {held ? `In the tray: “${shortened(held)}”` : 'Drop the letter here'}
        </div>
      </ByHand>
    </main>
  );
}
