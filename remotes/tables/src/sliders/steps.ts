export interface Range {
  min: number;
  max: number;
  step: number;
}

/** The nearest step of a range. */
export function onStep(value: number, { min, max, step }: Range): number {
  return Math.min(max, Math.max(min, min + Math.round((value - min) / step) * step));
}

/** The value after a key press, as native sliders do it. Undefined if the key does nothing. */
export function byKey(key: string, value: number, range: Range): number | undefined {
  const { min, max, step } = range;
  const keys: Record<string, number> = {
    ArrowRight: value + step,
    ArrowUp: value + step,
    ArrowLeft: value - step,
    ArrowDown: value - step,
    PageUp: value + 10 * step,
    PageDown: value - 10 * step,
    Home: min,
    End: max,
  };
  const next = keys[key];
  return next === undefined ? undefined : onStep(next, range);
}
