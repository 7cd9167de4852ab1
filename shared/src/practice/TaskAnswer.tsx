import { type FormEvent, useState } from 'react';
import { folded } from '../outcome';

interface Props {
  /** Of the task. */
  number: number;
  wanted: string;
  onRight: () => void;
}

/** The field for what you found out on the page. */
export function TaskAnswer({ number, wanted, onRight }: Props) {
  const [typed, setTyped] = useState('');
  const [told, setTold] = useState('');
  const check = (event: FormEvent) => {
    event.preventDefault();
    const isRight = folded(typed).toLowerCase() === folded(wanted).toLowerCase();
    setTold(isRight ? 'This is the answer.' : 'This is not the answer.');
    if (isRight) onRight();
  };
  return (
    <form className="mb-1" onSubmit={check}>
      <div className="d-flex gap-2">
        <input
          id={`practise-answer-${number}`}
          className="form-control form-control-sm"
          aria-label={`Answer to task ${number}`}
          placeholder="Your answer"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit" className="btn btn-sm btn-outline-secondary">
          Check<span className="visually-hidden">{` the answer to task ${number}`}</span>
        </button>
      </div>
      <p className="small mb-0" role="status">
        {told}
      </p>
    </form>
  );
}
