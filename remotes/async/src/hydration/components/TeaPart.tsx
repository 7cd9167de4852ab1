import type { Cause } from '@playground/kit/stations/ByHand';
import { useEffect, useRef, useState } from 'react';
import Life from './Life';
import { useAlive } from './useAlive';

interface Props {
  onOrder: (cause: Cause) => void;
  /** Does the early orders again, and returns how many there were. */
  onAlive: () => number;
}

export default function TeaPart({ onOrder, onAlive }: Props) {
  const alive = useAlive();
  const [cups, setCups] = useState(0);
  const again = useRef(onAlive);
  useEffect(() => setCups(again.current()), []);
  return (
    <>
      <button
        type="button"
        id="order-tea"
        className="btn btn-primary"
        onClick={({ nativeEvent }) => {
          setCups(cups + 1);
          onOrder(nativeEvent);
        }}
      >
        Order tea
      </button>
      <p id="cups" className="mt-2 mb-0">{`Cups ordered: ${cups}`}</p>
      <Life id="tea-life" alive={alive} />
    </>
  );
}
