import type { ReactNode } from 'react';

interface Props {
  title: string;
  children: ReactNode;
}

/** A document for a frame, with a heading and the origin that it is on. */
export default function FrameDocument({ title, children }: Props) {
  return (
    // The main has a name, because a page with frames has more than one.
    <main className="p-3" aria-labelledby="title">
      <h1 className="h5" id="title">
        {title}
      </h1>
      {children}
      <p className="small text-body-secondary mb-0">
        From <span className="text-break">{window.location.origin}</span>
      </p>
    </main>
  );
}
