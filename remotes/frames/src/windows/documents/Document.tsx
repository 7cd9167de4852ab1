import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** Whether it sends messages to the page that opened it. */
  talks?: boolean;
  children: ReactNode;
}

/** The common parts of the documents in the windows. */
export default function Document({ title, talks = true, children }: Props) {
  return (
    <main className="p-3">
      <h1 className="h5">{title}</h1>
      {children}
      {talks && !window.opener && (
        <p role="alert" className="mt-3 mb-0">
          You opened this window directly. Open it from the page Windows.
        </p>
      )}
    </main>
  );
}
