import Answer from '@playground/kit/stations/Answer';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect, useState } from 'react';
import { numbersOf, SHOPS, wrongSum } from '../draw';
import { stations } from '../stations';

export default function RefreshingTable({ seed }: { seed: string }) {
  const [outcome, { done, missed }] = useOutcome();
  const [refresh, setRefresh] = useState(0);
  const running = refresh > 0 && outcome.verdict !== 'Done';
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setRefresh((before) => before + 1), 2_000);
    return () => clearInterval(timer);
  }, [running]);
  const check = (typed: string, cause: Cause) => {
    const wrong = wrongSum(typed.trim(), refresh, seed);
    if (wrong) missed(wrong);
    else if (isByHand(cause, missed)) done(`${typed.trim()} is the sum of one refresh.`);
  };
  return (
    <Station of={stations.table} outcome={outcome}>
      <button
        type="button"
        id="start-refreshing"
        className="btn btn-secondary mb-3"
        onClick={() => setRefresh((before) => before || 1)}
      >
        Start refreshing
      </button>
      <table id="shops" className="table table-sm w-auto">
        <caption>{`Visitors, refresh ${refresh}`}</caption>
        <thead>
          <tr>
            <th scope="col">Shop</th>
            <th scope="col" className="text-end">
              Visitors
            </th>
          </tr>
        </thead>
        {/* New elements with each refresh. */}
        <tbody key={refresh}>
          {SHOPS.map((shop, index) => (
            <tr key={shop}>
              <th scope="row">{shop}</th>
              <td className="text-end">{refresh > 0 ? numbersOf(refresh, seed)[index] : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Answer
        id="sum"
        checkId="check-sum"
        inputMode="numeric"
        label="Sum of one refresh"
        check="Check sum"
        onAnswer={check}
      />
    </Station>
  );
}
