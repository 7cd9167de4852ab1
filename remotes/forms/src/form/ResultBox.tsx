import { useEffect, useRef } from 'react';
import type { Answer } from './answers';
import styles from './Form.module.css';

/** Lists the submitted values. The specification has a welcome line, but its flag is always false. */
export default function ResultBox({ answers, welcome = false }: { answers: Answer[]; welcome?: false }) {
  const box = useRef<HTMLElement>(null);
  // The focused button disappeared with the form.
  useEffect(() => box.current?.focus(), []);
  return (
    <section ref={box} role="status" aria-label="Result" tabIndex={-1} className="card card-body">
      {welcome && <p>{`Welcome, ${answers.find(([name]) => name === 'email')?.[1]}!`}</p>}
      <h2 className="h5">Submitted</h2>
      <ul className="list-unstyled mb-0">
        {answers.map(([name, value]) => (
          <li key={name} className={styles.answer}>
            <strong>{`${name}:`}</strong> <span>{value || 'no value'}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
