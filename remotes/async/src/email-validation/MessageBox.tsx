import type { Answer } from './post';

export default function MessageBox({ answer }: { answer: Answer | undefined }) {
  if (!answer) return null;
  const { ok, message } = answer;
  if (ok) return <output className="alert alert-info d-block mt-3 mb-0">{message}</output>;
  return (
    <div role="alert" className="alert alert-danger mt-3 mb-0">
      {message}
    </div>
  );
}
