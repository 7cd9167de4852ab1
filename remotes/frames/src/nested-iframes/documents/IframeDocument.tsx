import type { ReactNode } from 'react';

interface Props {
  title: string;
  children: ReactNode;
}

/** A document for a frame. Its main has a name, because the page around it has a main too. */
export default function IframeDocument({ title, children }: Props) {
  return (
    <main className="p-3" aria-labelledby="title">
      <h1 className="h4" id="title">
        {title}
      </h1>
      {children}
    </main>
  );
}
