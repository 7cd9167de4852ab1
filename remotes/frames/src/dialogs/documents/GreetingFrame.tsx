import { ask } from '../ask';
import type { Greeting } from '../greeting';
import { messages } from '../stations';

export default function GreetingFrame() {
  const greet = () => {
    const shown = Boolean(ask(() => window.alert(messages.frame)));
    // To whatever page it is framed in: that an alert was closed is no secret.
    window.parent.postMessage({ kind: 'greeting', shown } satisfies Greeting, '*');
  };
  return (
    // Named, because in a page with frames there is more than one main.
    <main className="p-3" aria-labelledby="title">
      <h1 className="h5" id="title">
        Greeting
      </h1>
      <button id="greet" type="button" className="btn btn-primary mb-3" onClick={greet}>
        Greet
      </button>
      <p className="small text-body-secondary mb-0">
        From <span className="text-break">{window.location.origin}</span>
      </p>
    </main>
  );
}
