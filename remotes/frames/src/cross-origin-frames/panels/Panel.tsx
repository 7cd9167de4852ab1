import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** What there is to do, and how one sees that it is done. */
  task: string;
  /** Why this is hard to automate, in one line. */
  hard: string;
  children: ReactNode;
}

export default function Panel({ title, task, hard, children }: Props) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-body">
        <h2 className="h5 card-title" id={id}>
          {title}
        </h2>
        <p className="mb-1">{task}</p>
        <p className="text-body-secondary">Hard, because {hard}</p>
        {children}
      </div>
    </section>
  );
}
