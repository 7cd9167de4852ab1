import { createRandom, type Random, useSeed } from '@playground/kit/random';
import { type SubmitEvent, useState } from 'react';
import { QUESTIONS } from './questions';
import classes from './RelativePositionTable.module.css';

type Lines = number[][];

const drawLines = (random: Random): Lines =>
  Array.from({ length: 3 }, () => Array.from({ length: 3 }, () => random.integer(1, 100)));

export default function RelativePositionTable() {
  const seed = useSeed();
  const [tables] = useState(() => {
    const random = createRandom(seed);
    return QUESTIONS.map(() => drawLines(random));
  });
  const [number, setNumber] = useState(0);
  const [answer, setAnswer] = useState('');
  const [result, setResult] = useState<'none' | 'right' | 'wrong'>('none');
  const lines = tables[number] as Lines;
  const question = QUESTIONS[number] as (typeof QUESTIONS)[number];

  function check(event: SubmitEvent) {
    event.preventDefault();
    // Parsed as an integer, so blanks, a plus sign, leading zeros and text after the digits do not matter.
    const isRight = Number.parseInt(answer, 10) === question.solve(lines);
    if (isRight && number + 1 < QUESTIONS.length) {
      setNumber(number + 1);
      setAnswer('');
      setResult('none');
    } else {
      setResult(isRight ? 'right' : 'wrong');
    }
  }

  return (
    <div className={classes.exercise}>
      <NumberTable lines={lines} />
      <form onSubmit={check} noValidate>
        <label htmlFor="answer" className="form-label">
          {question.text}
        </label>
        <div className="d-flex gap-2 mb-3">
          <input
            id="answer"
            className="form-control"
            inputMode="numeric"
            autoComplete="off"
            value={answer}
            onChange={(event) => setAnswer(event.target.value)}
          />
          <button type="submit" className="btn btn-primary">
            Check
          </button>
        </div>
      </form>
      {result === 'right' && (
        <div role="status" className="alert alert-success">
          Correct!
        </div>
      )}
      {result === 'wrong' && (
        <div role="alert" className="alert alert-danger">
          Incorrect, try again.
        </div>
      )}
    </div>
  );
}

/** Cells without headers on purpose, because the exercise is to find them by position. */
function NumberTable({ lines }: { lines: Lines }) {
  return (
    <table className="table table-bordered text-center fs-5">
      <caption className="caption-top">Three lines of three columns</caption>
      <tbody>
        {lines.map((cells, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its position.
          <tr key={line}>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its position.
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
