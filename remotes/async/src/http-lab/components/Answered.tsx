import type { ReactNode } from 'react';

/** What a station shows of an answer. */
export default function Answered({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} aria-live="polite" className="mb-3 text-break">
      {children}
    </div>
  );
}
