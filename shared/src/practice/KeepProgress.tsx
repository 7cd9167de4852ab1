import type { useProgress } from '../progress';

interface Props extends Pick<ReturnType<typeof useProgress>, 'kept' | 'keep'> {
  id: string;
}

/** Nothing is stored until a visitor ticks it. */
export function KeepProgress({ id, kept, keep }: Props) {
  return (
    <>
      <input
        type="checkbox"
        id={id}
        className="form-check-input"
        checked={kept}
        onChange={(event) => keep(event.target.checked)}
      />
      <label htmlFor={id} className="form-check-label">
        Keep my progress in this browser
      </label>
    </>
  );
}
