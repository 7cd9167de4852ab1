import { fetchFrom } from '@playground/kit/fetchFrom';
import { useState } from 'react';

export default function PressCounter() {
  const [run] = useState(() => crypto.getRandomValues(new Uint32Array(2)).join('-'));
  const [presses, setPresses] = useState(0);
  const [problem, setProblem] = useState<string>();
  const press = async () => {
    try {
      const answer = await fetchFrom('mail', 'press-counter', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ run }),
      });
      const { presses: counted, message } = await answer.json();
      // An earlier answer may come later.
      if (answer.ok) setPresses((shown) => Math.max(shown, counted));
      setProblem(message);
    } catch {
      setProblem('The server did not count this press. Please try again.');
    }
  };
  return (
    <>
      <div className="d-flex align-items-center gap-3">
        <button type="button" className="btn btn-primary" onClick={press}>
          Press
        </button>
        <output aria-label="Presses">{presses}</output>
      </div>
      {problem && (
        <p role="alert" className="text-danger-emphasis mt-3 mb-0">
          {problem}
        </p>
      )}
    </>
  );
}
