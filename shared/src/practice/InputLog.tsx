import { memo, type ReactNode, useId, useState } from 'react';
import { addressOfRun } from './addressOfRun';
import { CopyButton } from './CopyButton';
import { groupsOf, type InputGroup, tellingOf } from './inputGroups';
import type { LoggedInput } from './inputLog';
import { useInputLog } from './useInputLog';

/** The events that reached the page: they show what a tool really does. */
export function InputLog() {
  const { inputs, dropped, clear } = useInputLog();
  const id = useId();
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  const matches = (input: LoggedInput) => `${input.type} ${targetOf(input)}`.toLowerCase().includes(wanted);
  const found = inputs.flatMap((input, start) => (matches(input) ? { start, inputs: [input] } : []));
  const copied = () => {
    const { innerWidth: width, innerHeight: height, navigator } = window;
    const run = { address: addressOfRun(), browser: navigator.userAgent, viewport: { width, height } };
    return JSON.stringify({ ...run, leftOut: LEFT_OUT, events: inputs.filter(matches) }, undefined, 2);
  };
  return (
    <section aria-labelledby={`${id}-log`} className="practice-log mt-4">
      <h2 id={`${id}-log`} className="h5">
        Input log
      </h2>
      <div className="d-flex flex-wrap align-items-center gap-2">
        <label htmlFor={`${id}-filter`}>Filter</label>
        <input
          id={`${id}-filter`}
          className="form-control form-control-sm w-auto"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
        <button type="button" className="btn btn-sm btn-outline-secondary" onClick={clear}>
          Clear the log
        </button>
        <CopyButton what="the log as JSON" text={copied} />
      </div>
      <p className="text-body-secondary small mb-2">
        {`${LEFT_OUT}${dropped > 0 ? ` It keeps the last ${inputs.length} events.` : ''}`}
      </p>
      {found.length === 0 ? (
        <p className="text-body-secondary">
          {inputs.length === 0 ? 'Nothing has reached the page yet.' : 'No matching events.'}
        </p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: you must be able to scroll it with the keyboard.
        <div className="table-responsive practice-events" tabIndex={0}>
          <table className="table table-sm">
            <thead>
              <tr>
                {['ms', 'Event', 'From', 'Target', 'Details'].map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            {(wanted ? found : groupsOf(inputs)).map((group) => (
              <Group key={dropped + group.start} number={dropped + group.start} group={group} />
            ))}
          </table>
        </div>
      )}
    </section>
  );
}

const LEFT_OUT = 'For password fields, the log leaves out the keys and the number of characters.';

interface GroupProps {
  /** Of its first event. */
  number: number;
  group: InputGroup;
}

/** The events of one press: a row that opens. With each event, only the last group changes. */
const Group = memo(
  function Group({ number, group }: GroupProps) {
    const [open, setOpen] = useState(false);
    const { inputs } = group;
    const isPress = inputs.length > 1;
    return (
      <tbody>
        {isPress && (
          <tr className="practice-press">
            <Cells
              input={{ ...tellingOf(group), at: inputs[0]?.at ?? 0 }}
              type={
                <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
                  {tellingOf(group).type}
                  <span className="visually-hidden">{`, ${inputs.length} events`}</span>
                </button>
              }
            />
          </tr>
        )}
        {inputs.map((input, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: it is the event's own number.
          <tr key={number + index} data-event={input.type} data-trusted={input.trusted} hidden={isPress && !open}>
            <Cells input={input} type={input.type} />
          </tr>
        ))}
      </tbody>
    );
  },
  ({ group: { inputs: before } }, { group: { inputs: after } }) =>
    before.length === after.length && before.at(-1) === after.at(-1),
);

function Cells({ input, type }: { input: LoggedInput; type: ReactNode }) {
  return (
    <>
      <td>{input.at}</td>
      <td>{type}</td>
      <td>{input.trusted ? 'input' : 'script'}</td>
      <td>{targetOf(input)}</td>
      <td>{detailsOf(input)}</td>
    </>
  );
}

function targetOf({ role, name, inside = [] }: LoggedInput): string {
  return [...inside, name ? `${role} ‘${name}’` : role].reverse().join(' in ');
}

function detailsOf({ x, y, moves, button, modifiers = [], key, length, password }: LoggedInput): string {
  const keys = [...modifiers.filter((modifier) => modifier !== key), ...(key === undefined ? [] : [key])].join('+');
  return [
    moves && `${moves} ${moves === 1 ? 'move' : 'moves'} to`,
    x !== undefined && `${x}, ${y}`,
    button && `${button} button`,
    keys,
    length !== undefined && `${length} ${length === 1 ? 'character' : 'characters'}`,
    password && 'left out',
  ]
    .filter(Boolean)
    .join(' ');
}
