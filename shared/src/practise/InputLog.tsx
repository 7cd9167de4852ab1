import { useId, useState } from 'react';
import { CopyButton } from './CopyButton';
import type { Log } from './useInputLog';

/** The events that reached the page: they show what a tool really does. */
export function InputLog({ log: { inputs, clear } }: { log: Log }) {
  const id = useId();
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  const shown = inputs.filter(({ type, role, name }) => `${type} ${role} ${name}`.toLowerCase().includes(wanted));
  return (
    <section aria-labelledby={`${id}-log`} className="practise-log mt-4">
      <h2 id={`${id}-log`} className="h5">
        Input log
      </h2>
      <div className="d-flex flex-wrap align-items-center gap-2">
        <label htmlFor={`${id}-filter`}>Filter</label>
        <input
          id={`${id}-filter`}
          className="form-control form-control-sm w-auto"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
        <button type="button" className="btn btn-sm btn-outline-secondary" onClick={clear}>
          Clear
        </button>
        <CopyButton what="the log as JSON" text={JSON.stringify(shown, undefined, 2)} />
      </div>
      {shown.length === 0 ? (
        <p className="text-body-secondary">
          {inputs.length === 0 ? 'Nothing has reached the page yet.' : 'No event matches the filter.'}
        </p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: you must be able to scroll it with the keyboard.
        <div className="table-responsive practise-events" tabIndex={0}>
          <table className="table table-sm">
            <thead>
              <tr>
                {['ms', 'Event', 'From', 'Target', 'Position or key'].map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map(({ at, type, trusted, role, name, x, y, key }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: events have no id.
                <tr key={index} data-event={type} data-trusted={trusted}>
                  <td>{at}</td>
                  <td>{type}</td>
                  <td>{trusted ? 'input' : 'script'}</td>
                  <td>
                    {role} {name && `‘${name}’`}
                  </td>
                  <td>{key ?? (x === undefined ? '' : `${x}, ${y}`)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
