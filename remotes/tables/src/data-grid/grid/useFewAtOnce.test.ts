import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { useFewAtOnce } from './useFewAtOnce';

const rows = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({ id: `O-${from + index}` }));

test('what is new comes ten at a time, in its place; what was there stays', () => {
  const seen: string[][] = [];
  const first = rows(10, 15);
  const { rerender, result } = renderHook(
    ({ given }) => {
      const drawn = useFewAtOnce(given);
      seen.push(drawn.map(({ id }) => id));
      return drawn;
    },
    { initialProps: { given: first } },
  );
  expect(result.current).toBe(first);
  seen.length = 0;
  const all = rows(0, 40);
  act(() => rerender({ given: all }));
  const lengths = [...new Set(seen.map(({ length }) => length))];
  expect(lengths).toEqual([15, 25, 35, 40]);
  expect(seen[0]).toEqual([...rows(0, 15)].map(({ id }) => id));
  expect(result.current).toBe(all);
});

test('none at all, and some again', () => {
  const { rerender, result } = renderHook(({ given }) => useFewAtOnce(given), { initialProps: { given: rows(0, 3) } });
  rerender({ given: [] });
  expect(result.current).toEqual([]);
  const again = rows(2, 5);
  rerender({ given: again });
  expect(result.current).toBe(again);
});
