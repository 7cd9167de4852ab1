import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useEffect, useState } from 'react';
import { stations } from '../stations';
import Message from './Message';
import classes from './Progress.module.css';

/** The pause between two messages, in milliseconds. */
const PAUSE = 500;
const WANTED = 3;
const AGAIN = 'Press ‘Show five messages’ to begin again.';

/** The messages come in the order of `subjects`. */
export default function Stacked({ subjects }: { subjects: readonly string[] }) {
  const [outcome, { done, missed }] = useOutcome();
  const [come, setCome] = useState(0);
  const [closed, setClosed] = useState<string[]>([]);
  const [running, setRunning] = useState(false);
  useEffect(() => {
    if (!running || come >= subjects.length) return;
    const timer = setTimeout(() => setCome(come + 1), PAUSE);
    return () => clearTimeout(timer);
  }, [running, come, subjects]);
  const shown = subjects.slice(0, come).filter((subject) => !closed.includes(subject));
  shown.reverse();
  const close = (subject: string, event: MouseEvent) => {
    if (!isByHand(event, missed)) return;
    setClosed([...closed, subject]);
    const place = shown.indexOf(subject) + 1;
    if (come < subjects.length) missed(`${subject} was closed when only ${come} messages had come. ${AGAIN}`);
    else if (closed.length > 0) missed(`${subject} was the second one that you closed. ${AGAIN}`);
    else if (place !== WANTED) missed(`${subject} was number ${place} from the top, not number ${WANTED}. ${AGAIN}`);
    else done(`${subject} was the third message from the top.`);
  };
  return (
    <Station of={stations.stacked} outcome={outcome}>
      <button
        type="button"
        id="show-five-messages"
        className="btn btn-secondary mb-3"
        onClick={() => {
          setClosed([]);
          setCome(1);
          setRunning(true);
        }}
      >
        Show five messages
      </button>
      <div className={`d-flex flex-column gap-2 border rounded p-2 ${classes.stack}`} id="stack">
        {shown.map((subject) => (
          <Message
            key={subject}
            id={subject.toLowerCase()}
            close={`Close ${subject}`}
            onClose={(event) => close(subject, event)}
          >{`${subject} is ready.`}</Message>
        ))}
      </div>
    </Station>
  );
}
