import type { Cause } from '@playground/kit/stations/ByHand';
import { useEffect, useRef, useState } from 'react';
import { csvOf } from '../csv';
import type { Order } from '../draw';

export interface Exported {
  orders: Order[];
  /** The press that exported them. */
  cause: Cause;
}

/** What was exported last, and a function that downloads orders as `orders.csv`. */
export function useExport(): [Exported | undefined, (orders: Order[], cause: Cause) => void] {
  const [exported, setExported] = useState<Exported>();
  const url = useRef('');
  useEffect(() => () => URL.revokeObjectURL(url.current), []);
  const save = (orders: Order[], cause: Cause) => {
    // Frees the previous URL, not the new one: some browsers read the blob only after the click has returned.
    URL.revokeObjectURL(url.current);
    url.current = URL.createObjectURL(new Blob([csvOf(orders)], { type: 'text/csv;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = url.current;
    link.download = 'orders.csv';
    link.click();
    setExported({ orders, cause });
  };
  return [exported, save];
}
