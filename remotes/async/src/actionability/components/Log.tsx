import classes from './Actionability.module.css';
import type { Line } from './Run';

interface Numbered extends Line {
  number: number;
}

interface Props {
  lines: Numbered[];
  onClear: () => void;
}

export default function Log({ lines, onClear }: Props) {
  return (
    <section id="log" className="card" aria-labelledby="log-title">
      <div className="card-body">
        <div className="d-flex flex-wrap justify-content-between align-items-center gap-2 mb-2">
          <h2 className="h5 card-title mb-0" id="log-title">
            Log
          </h2>
          <button type="button" id="clear-log" className="btn btn-secondary btn-sm" onClick={onClear}>
            Clear log
          </button>
        </div>
        <p className="text-body-secondary">
          Each event at a target or beside it, the newest first, with the state of the target at that moment. The page
          measures the state from computed styles, boxes and hit tests.
        </p>
        {lines.length === 0 && <p className="mb-0">No event yet.</p>}
        {lines.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it.
          <section className={classes.log} aria-label="Events" tabIndex={0}>
            <table id="events" className="table table-sm small mb-0">
              <thead>
                <tr>
                  {['Time', 'Station', 'Event', 'State'].map((title) => (
                    <th key={title} scope="col">
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {lines.map(({ number, name, at, event, state }) => (
                  <tr key={number}>
                    <td className="text-nowrap">{at === undefined ? 'no start' : `${at.toFixed(2)} s`}</td>
                    <td>{name}</td>
                    <td>{event}</td>
                    <td>{state}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </div>
    </section>
  );
}
