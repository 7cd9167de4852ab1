import type { ReactNode } from 'react';

interface Props {
  title: string;
  children: ReactNode;
}

/** What the documents in the frames have in common: a heading, and the origin they come from. */
export default function FrameDocument({ title, children }: Props) {
  return (
    // Named, because in a page with frames there is more than one main.
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
