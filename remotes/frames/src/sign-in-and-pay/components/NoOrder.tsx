/** Shown instead of a payment if the shop's server does not answer. */
export default function NoOrder({ id, problem, again }: { id: string; problem: string; again: () => void }) {
  if (!problem) return <p>The shop opens an order …</p>;
  return (
    <div role="alert" className="alert alert-warning mb-0">
      <p className="text-break">{problem}</p>
      <button type="button" id={`${id}-again`} className="btn btn-primary" onClick={again}>
        Try again
      </button>
    </div>
  );
}
