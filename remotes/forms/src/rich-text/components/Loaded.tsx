import { type Lazy, useLazy } from '@playground/kit/useLazy';

interface Loader<Props> {
  id: string;
  label: string;
  /** Must stay the same object. */
  lazy: Lazy<Props>;
  props: Props;
}

/** A component whose code comes after the page. */
export default function Loaded<Props extends object>({ id, label, lazy, props }: Loader<Props>) {
  const { component: Component, error, trying, retry } = useLazy(lazy);
  if (Component) return <Component {...props} />;
  if (!error) return <p className="text-body-secondary">The editor loads…</p>;
  return (
    <p role="alert">
      The editor did not load.{' '}
      <button
        id={`load-${id}`}
        type="button"
        className="btn btn-sm btn-secondary"
        disabled={trying}
        onClick={retry}
      >{`Load ${label} again`}</button>
    </p>
  );
}
