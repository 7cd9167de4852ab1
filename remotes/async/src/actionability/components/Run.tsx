import { isNot } from '@playground/kit/quoted';
import { isByHand } from '@playground/kit/stations/ByHand';
import { useLayoutEffect, useRef } from 'react';
import { missingFrom, type Property, WITHOUT } from '../properties';
import classes from './Actionability.module.css';
import Target, { type Control } from './Target';
import { useWithheld } from './useWithheld';

/** What the log shows. Moves would hide everything else. */
const LOGGED = [
  ...['pointerover', 'pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'],
  ...['focusin', 'keydown', 'keyup', 'input', 'change'],
];
/** With these, you begin to use a control. */
const BEGINS = ['pointerdown', 'keydown'];
/** With these, you have used it. */
const USES = ['click', 'input', 'change'];

/** An event at or near a target. */
export interface Line {
  name: string;
  /** Seconds since the start; undefined before it. */
  at: number | undefined;
  event: string;
  state: string;
}

interface Props {
  id: string;
  name: string;
  control: Control;
  word: string;
  /** What the station withholds. */
  all: readonly Property[];
  onEvent: (line: Line) => void;
  tell: { done: (what: string) => void; missed: (what: string) => void };
}

/** Withholds something from a control, watches it, and decides when it was used. */
export default function Run({ id, name, control, word, all, onEvent, tell: { done, missed } }: Props) {
  const { withheld, start } = useWithheld(all);
  const startedAt = useRef<number>(undefined);
  const area = useRef<HTMLDivElement>(null);
  /** Whether the press or key that is now down began too early. */
  const early = useRef(false);
  const targetId = `${id}-target`;

  // Again with each render, so that the listeners know what is withheld at that moment. A press may come before a usual effect.
  useLayoutEffect(() => {
    const here = area.current;
    const use = (event: Event, target: HTMLElement) => {
      if (control === 'Button' || control === 'Label') {
        if (event.type !== 'click') return;
        const tooEarly = early.current;
        early.current = false;
        if (!tooEarly && isByHand(event, missed)) done('the target was ready when it was used.');
        return;
      }
      if (event.type === 'click') return;
      const { value } = target as HTMLInputElement;
      if (value !== word) {
        if (event.type === 'change') missed(isNot(value, `the word ${word}`));
        return;
      }
      // Most tools choose in a select by a script. A field changes when it loses the focus, long after its letters came.
      if (control === 'Select' || (isByHand(event, missed) && event.type === 'input'))
        done('the target was ready when it was used.');
    };
    const watch = (event: Event) => {
      const target = here?.querySelector<HTMLElement>(`#${targetId}`) ?? null;
      const onTarget = target?.contains(event.target as Element);
      const without = missingFrom(target).map((property) => WITHOUT[property]);
      onEvent({
        name,
        at: startedAt.current === undefined ? undefined : (performance.now() - startedAt.current) / 1_000,
        event: `${event.type} ${onTarget ? 'on the target' : 'beside it'}`,
        state: without.join(', ') || 'ready',
      });
      const [lacking] = withheld ?? [];
      const begins = BEGINS.includes(event.type) && !isPassing(event);
      if (begins) early.current = lacking !== undefined;
      if (!begins && !USES.includes(event.type)) return;
      if (lacking) missed(`too early, the target was ${WITHOUT[lacking]}.`);
      else if (!target || !onTarget || begins) return;
      else if (withheld) use(event, target);
      else missed(`the target was used before ‘Start: ${name}’ was pressed.`);
    };
    // In the capture phase, so that nothing stops an event before it is written down.
    for (const type of LOGGED) here?.addEventListener(type, watch, true);
    return () => {
      for (const type of LOGGED) here?.removeEventListener(type, watch, true);
    };
  });

  return (
    <>
      <div className="d-flex flex-wrap align-items-center gap-3 mb-3">
        <button
          type="button"
          id={`start-${id}`}
          className="btn btn-secondary"
          onClick={() => {
            startedAt.current = performance.now();
            start();
          }}
        >{`Start: ${name}`}</button>
        <span id={`${id}-state`} aria-live="polite" className="text-body-secondary">
          {withheld?.length
            ? `The target is ${withheld.map((property) => WITHOUT[property]).join(', ')}.`
            : withheld
              ? 'The target is ready.'
              : 'Not started yet.'}
        </span>
      </div>
      <div ref={area} id={`${id}-area`} className={`border rounded p-3 ${classes.area}`}>
        <Target id={targetId} name={`Target: ${name}`} control={control} withheld={withheld ?? []} />
      </div>
      {(control === 'Field' || control === 'Select') && (
        <p className="mt-2 mb-0">
          The word is <strong id={`${id}-word`}>{word}</strong>.
          <span>{control === 'Select' && ' A script may choose it in the select.'}</span>
        </p>
      )}
    </>
  );
}

/** Keys that only pass by: Tab, Shift and their like. */
const isPassing = (event: Event) => 'key' in event && !/^(.|Enter|Arrow\w+)$/u.test(String(event.key));
