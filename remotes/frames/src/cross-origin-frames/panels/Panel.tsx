import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  /** What there is to do, and how one sees that it is done. */
  task: string;
  /** Why this is hard to automate, in one line. */
  hard: string;
  children: ReactNode;
}

export default function Panel({ id, title, task, hard, children }: Props) {
  return (
    <section id={id} className="card" aria-labelledby={`${id}-title`}>
      <div className="card-body">
        <h2 className="h5 card-title" id={`${id}-title`}>
          {title}
        </h2>
        <p className="mb-1">{task}</p>
        <p className="text-body-secondary">Hard, because {hard}</p>
        {children}
      </div>
    </section>
  );
}
