export function NotLoaded({ what, retry }: { what: string; retry: () => void }) {
  return (
    <p role="alert">
      {what} could not be loaded.{' '}
      <button type="button" className="btn btn-sm btn-outline-secondary" onClick={retry}>
        Retry
      </button>
    </p>
  );
}
