import { useState } from 'react';
import type { Lab, Seen } from './useLab';

/** The requests of this visit that arrived. */
export default function ServerSaw({ lab }: { lab: Lab }) {
  const [seen, setSeen] = useState<Seen[]>();
  const [isAway, setAway] = useState(false);
  const ask = async () => {
    const latest = await lab.seen();
    setAway(!latest);
    if (latest) setSeen(latest);
  };
  return (
    <section className="card" aria-labelledby="seen-title">
      <div className="card-body">
        <h2 className="h5 card-title" id="seen-title">
          What the server saw
        </h2>
        <p className="text-body-secondary">The last 40 requests of this visit, the latest first.</p>
        <button type="button" id="ask-server" className="btn btn-secondary mb-3" onClick={ask}>
          Ask the server
        </button>
        {isAway && <p role="alert">The server did not answer. Please ask again.</p>}
        {!seen && <p className="mb-0">Not asked yet.</p>}
        {seen?.length === 0 && <p className="mb-0">The server saw no request.</p>}
        {seen && (
          <ol id="seen" className="mb-0 small" aria-labelledby="seen-title" reversed>
            {[...seen]
              .reverse()
              .map(({ method, path, headers }, index) => ({ number: seen.length - index, method, path, headers }))
              .map(({ number, method, path, headers }) => (
                <li key={number} className="text-break">
                  <code>{`${method} ${path}`}</code>
                  {Object.entries(headers).map(([name, value]) => (
                    <div key={name}>
                      <code>{`${name}: ${value}`}</code>
                    </div>
                  ))}
                </li>
              ))}
          </ol>
        )}
      </div>
    </section>
  );
}
