import type { MouseEvent } from 'react';
import FrameDocument from '../../../shared/FrameDocument';
import { ask } from '../ask';
import { dialogTexts } from '../dialogTexts';
import type { Greeting } from '../messages';

export default function GreetingFrame() {
  const greet = ({ isTrusted }: MouseEvent) => {
    const asked = Boolean(ask('alert', dialogTexts.frame));
    // Any page may know this, so every origin gets the message.
    window.parent.postMessage({ kind: 'greeting', asked, trusted: isTrusted } satisfies Greeting, '*');
  };
  return (
    <FrameDocument title="Greeting">
      <button id="greet" type="button" className="btn btn-primary mb-3" onClick={greet}>
        Greet
      </button>
    </FrameDocument>
  );
}
