import { type KeyboardEvent, useState } from 'react';
import classes from './LongClick.module.css';
import { useHold } from './useHold';

const THRESHOLDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Seconds with two decimals, cut, not rounded: 0.999 s is not a long click of 1 s and must not show as '1.00'. */
const seconds = (milliseconds: number) => (Math.floor(milliseconds / 10) / 100).toFixed(2);
const isPressKey = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';

interface Released {
  milliseconds: number;
  threshold: number;
}

export default function LongClick() {
  const [threshold, setThreshold] = useState(1);
  const [released, setReleased] = useState<Released>();
  const { held, start, release, drop } = useHold((milliseconds) => setReleased({ milliseconds, threshold }));

  function choose(value: number) {
    // A script can send a value that is not in the list.
    if (!THRESHOLDS.includes(value)) return;
    // A hold that started with another threshold has no result.
    drop();
    setThreshold(value);
  }

  return (
    <>
      <label htmlFor="threshold" className="form-label">
        Threshold in seconds
      </label>
      <select
        id="threshold"
        className={`form-select mb-3 ${classes.threshold}`}
        value={threshold}
        onChange={(event) => choose(Number(event.target.value))}
      >
        {THRESHOLDS.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
      <button
        type="button"
        className={`btn btn-primary btn-lg d-block mb-3 user-select-none ${classes.button}`}
        onMouseDown={({ button }) => button === 0 && start()}
        onMouseUp={({ button }) => button === 0 && release()}
        onMouseLeave={release}
        onTouchStart={start}
        onTouchEnd={(event) => {
          // Without this, the browser also sends a mouse press and release, which would be a second hold.
          event.preventDefault();
          release();
        }}
        onTouchCancel={release}
        onKeyDown={(event) => isPressKey(event) && !event.repeat && start()}
        onKeyUp={(event) => isPressKey(event) && release()}
        onBlur={release}
        // A long touch would open the menu and cancel the touch.
        onContextMenu={(event) => event.preventDefault()}
      >
        {held === undefined ? 'Click here' : `Holding... ${seconds(held)}s`}
      </button>
      {held === undefined && released && <Result {...released} />}
    </>
  );
}

function Result({ milliseconds, threshold }: Released) {
  const isLong = milliseconds >= threshold * 1_000;
  return (
    <div role="status" className={`alert ${isLong ? 'alert-success' : 'alert-info'}`}>
      <p className="fs-5 fw-semibold mb-1">{isLong ? 'Long click' : 'Normal click'}</p>{' '}
      <p className="mb-0">{`Held for ${seconds(milliseconds)} seconds, the threshold is ${threshold} ${threshold === 1 ? 'second' : 'seconds'}.`}</p>
    </div>
  );
}
