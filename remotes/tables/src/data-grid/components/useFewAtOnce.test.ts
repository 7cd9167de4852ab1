import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { useFewAtOnce } from './useFewAtOnce';

const rows = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({ id: `O-${from + index}` }));
const render = (given: { id: string }[]) =>
  renderHook((props) => useFewAtOnce(props.given), { initialProps: { given } });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('new rows appear in their place, ten per frame, and rows that were shown stay', () => {
  const first = rows(10, 15);
  const { rerender, result } = render(first);
  expect(result.current).toBe(first);
  const all = rows(0, 40);
  rerender({ given: all });
  expect(result.current.map(({ id }) => id)).toEqual(rows(0, 15).map(({ id }) => id));
  for (const length of [25, 35, 40]) {
    act(() => jest.advanceTimersToNextFrame());
    expect(result.current).toHaveLength(length);
  }
  expect(result.current).toBe(all);
  act(() => jest.advanceTimersToNextFrame());
  expect(jest.getTimerCount()).toBe(0);
});

test('all rows appear in a background tab too, which gets no frames', () => {
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const all = rows(0, 40);
  const { rerender, result } = render([]);
  rerender({ given: all });
  for (let batch = 0; batch < 4; batch++) act(() => jest.advanceTimersByTime(100));
  expect(result.current).toBe(all);
  frames.mockRestore();
});

test('shows no rows, and then rows again', () => {
  const { rerender, result } = render(rows(0, 3));
  rerender({ given: [] });
  expect(result.current).toEqual([]);
  const again = rows(2, 5);
  rerender({ given: again });
  expect(result.current).toBe(again);
});

test('leaves no timer behind when the page is left', () => {
  const { rerender, unmount } = render([]);
  rerender({ given: rows(0, 40) });
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
