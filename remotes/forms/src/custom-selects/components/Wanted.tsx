import type { ReactNode } from 'react';

/** What a station asks for. */
export default function Wanted({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p>
      Choose: <strong id={id}>{children}</strong>
    </p>
  );
}
