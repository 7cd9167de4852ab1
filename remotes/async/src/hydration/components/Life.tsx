/** Says whether a part is alive. */
export default function Life({ id, alive }: { id: string; alive: boolean }) {
  return (
    <p id={id} aria-live="polite" className="text-body-secondary mt-2 mb-0">
      {alive ? 'This part is alive.' : 'This part is not alive yet.'}
    </p>
  );
}
