import type { ReactNode } from 'react';

/** In place of the next task, when there is none. `children` lead to other pages. */
export function Done({ children }: { children: ReactNode }) {
  return (
    <div className="my-3">
      <p className="fw-semibold mb-2">Well done! All tasks of this page are done.</p>
      {children}
    </div>
  );
}
