import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useAnswer } from '@playground/kit/stations/useAnswer';
import type { GridApi } from 'ag-grid-community';
import { useRef, useState } from 'react';
import { type Ask, lateProblem } from '../asks';
import type { Delivery } from '../grid';
import { type City, ROWS } from '../grid';
import { loadRows } from '../rows';
import { stations } from '../stations';
import { CITY, CUSTOMER, NUMBER, PIECES } from './columns';
import Grid, { type Wanted } from './Grid';
import NumberAnswer from './NumberAnswer';

const COLUMNS = [NUMBER, CITY, CUSTOMER, PIECES];

export default function Late({ seed, slow, quick }: { seed: string; slow: City; quick: City }) {
  const [outcome, told] = useOutcome();
  const api = useRef<GridApi<Delivery>>(null);
  const [asks, setAsks] = useState<Ask[]>([]);
  const [count, setCount] = useState<number>();
  const current = useRef<Ask>(undefined);
  const load = async (wanted: Wanted) => {
    const ask = current.current;
    const block = await loadRows(seed, 'deliveries', wanted, ask?.city ? { city: ask.city } : {});
    const isLatest = ask === current.current;
    if (isLatest) setCount(block.count);
    if (ask && wanted.from === 0)
      setAsks((before) =>
        before.map((one) => (one.place === ask.place ? { ...one, count: block.count, isDropped: !isLatest } : one)),
      );
    return block;
  };
  const filter = useAnswer((typed, cause) => {
    if (!isByHand(cause, told.missed)) return;
    const before = asks.at(-1);
    const ask: Ask = {
      place: asks.length,
      city: typed.trim().slice(0, 100),
      isQuick: before !== undefined && before.count === undefined,
    };
    current.current = ask;
    setAsks([...asks, ask]);
    api.current?.purgeInfiniteCache();
  });
  return (
    <Station of={stations.late} outcome={outcome}>
      <p>
        The first city is <strong id="first-city">{slow}</strong>, and the second city is{' '}
        <strong id="second-city">{quick}</strong>.
      </p>
      <form className="mb-3" {...filter}>
        <label className="form-label" htmlFor="city-filter">
          City
        </label>
        <div className="d-flex flex-wrap gap-2">
          <input id="city-filter" className="form-control w-auto mw-100" size={20} autoComplete="off" />
          <button type="submit" id="city-filter-submit" className="btn btn-secondary">
            Filter
          </button>
        </div>
      </form>
      <Grid id="late-grid" label="Filtered deliveries" columns={COLUMNS} onRows={load} api={api} missed={told.missed} />
      <p className="mt-2 mb-0">
        Rows: <span id="late-rows">{count ?? '…'}</span>
      </p>
      <ul id="late-answers" aria-label="Answers" className="mb-0">
        {asks.map(({ place, city, count: rows, isDropped }) => (
          <li
            key={place}
            className="text-break"
          >{`${city || 'All cities'}: ${rows === undefined ? 'waiting …' : isDropped ? 'came too late and was dropped.' : `${rows} rows.`}`}</li>
        ))}
      </ul>
      <NumberAnswer
        id="number-of-rows"
        label="Number of rows"
        check="Check rows"
        problemOf={(typed) => lateProblem(typed, asks, { slow, quick, all: ROWS })}
        right={`the grid has the rows of ${quick}, and the late answer for ${slow} did not win.`}
        outcome={told}
      />
    </Station>
  );
}
