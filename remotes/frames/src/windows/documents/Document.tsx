import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** Whether it talks to the page that opened it. */
  talks?: boolean;
  children: ReactNode;
}

/** What the documents in the windows have in common. */
export default function Document({ title, talks = true, children }: Props) {
  return (
    <main className="p-3">
      <h1 className="h5">{title}</h1>
      {children}
      {talks && !window.opener && (
        <p role="alert" className="mt-3 mb-0">
          Nobody opened this window: the page Windows does.
        </p>
      )}
    </main>
  );
}
