import { useEffect, useRef, useState } from 'react';
import { csvOf } from '../csv';
import type { Order } from '../orders';

/** The orders that were exported last, and what hands orders to the browser as the download `orders.csv`. */
export function useExport(): [Order[] | undefined, (orders: Order[]) => void] {
  const [exported, setExported] = useState<Order[]>();
  const url = useRef('');
  useEffect(() => () => URL.revokeObjectURL(url.current), []);
  const save = (orders: Order[]) => {
    // The one before is free by now, this one not yet: some browsers read a blob only after the click has returned.
    URL.revokeObjectURL(url.current);
    url.current = URL.createObjectURL(new Blob([csvOf(orders)], { type: 'text/csv;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = url.current;
    link.download = 'orders.csv';
    link.click();
    setExported(orders);
  };
  return [exported, save];
}
