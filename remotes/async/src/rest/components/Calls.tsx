import type { Call } from './useCalls';

const SHOWN = 5;

/** The latest calls of a station, and the last one first. */
export default function Calls({ id, calls }: { id: string; calls: readonly Call[] }) {
  const latest = calls.map((call, index) => ({ ...call, number: index + 1 })).slice(-SHOWN);
  return (
    <div className="mt-3 small">
      <h3 className="h6" id={`${id}-calls-title`}>
        Calls
      </h3>
      {latest.length === 0 && <p className="text-body-secondary mb-0">No call yet.</p>}
      <ul id={`${id}-calls`} className="list-unstyled mb-0" aria-live="polite" aria-labelledby={`${id}-calls-title`}>
        {latest.reverse().map(({ number, method, path, status, ms, sent, received }) => (
          <li key={number} className="border-top py-1 text-break">
            <div>
              {number}. <code>{`${method} ${path}`}</code>
              <span>{`: ${status ?? 'waiting'}${ms === undefined ? '' : `, ${ms} ms`}`}</span>
            </div>
            {sent && (
              <div>
                Sent: <code>{sent}</code>
              </div>
            )}
            {received && (
              <div>
                Received: <code>{received}</code>
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
