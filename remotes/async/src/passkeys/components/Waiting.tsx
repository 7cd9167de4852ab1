/** A browser without an authenticator, such as a headless one, shows nothing and waits until its time is over. */
export default function Waiting({ id, busy }: { id: string; busy: boolean }) {
  return (
    <p id={id} aria-live="polite" className="my-2 text-body-secondary">
      {busy && 'The page waits for your browser and its authenticator. Without an authenticator, this takes minutes.'}
    </p>
  );
}
