import { useEffect, useRef, useState } from 'react';
import { csvOf } from '../csv';
import type { Order } from '../orders';

/** The orders exported last, and a function that downloads orders as `orders.csv`. */
export function useExport(): [Order[] | undefined, (orders: Order[]) => void] {
  const [exported, setExported] = useState<Order[]>();
  const url = useRef('');
  useEffect(() => () => URL.revokeObjectURL(url.current), []);
  const save = (orders: Order[]) => {
    // Frees the previous URL, not the new one: some browsers read the blob only after the click has returned.
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
