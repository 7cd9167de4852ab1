import { createRandom, useSeed } from '@playground/kit/random';
import { StationIndex } from '@playground/kit/stations/StationIndex';
import { useCallback, useState } from 'react';
import { WORDS } from '../../shared/words';
import Log from './components/Log';
import type { Line } from './components/Run';
import { CONTROLS, type Control } from './components/Target';
import Withholding from './components/Withholding';
import { type StationId, stations } from './stations';

/** So many lines the log keeps. */
const LINES = 100;

export default function Actionability() {
  const seed = useSeed();
  const [words] = useState(() => createRandom(seed).shuffle(WORDS));
  const [control, setControl] = useState<Control>('Button');
  const [lines, setLines] = useState<(Line & { number: number })[]>([]);
  const onEvent = useCallback((line: Line) => {
    setLines((before) => [{ ...line, number: (before[0]?.number ?? 0) + 1 }, ...before.slice(0, LINES - 1)]);
  }, []);
  return (
    <div className="d-flex flex-column gap-4">
      <StationIndex of={stations} />
      <fieldset id="control">
        <legend className="h5">Control</legend>
        {CONTROLS.map((one) => (
          <div key={one} className="form-check form-check-inline">
            <input
              type="radio"
              id={`control-${one.toLowerCase()}`}
              name="control"
              className="form-check-input"
              checked={control === one}
              onChange={() => setControl(one)}
            />
            <label className="form-check-label" htmlFor={`control-${one.toLowerCase()}`}>
              {one}
            </label>
          </div>
        ))}
        <p className="text-body-secondary mt-2 mb-0">
          The stations begin with a button. With another control, you do the same: type or choose the word, or press the
          label.
        </p>
      </fieldset>
      {(Object.keys(stations) as StationId[]).map((id, index) => (
        <Withholding key={id} id={id} control={control} word={words[index] ?? ''} onEvent={onEvent} />
      ))}
      <Log lines={lines} onClear={() => setLines([])} />
    </div>
  );
}
