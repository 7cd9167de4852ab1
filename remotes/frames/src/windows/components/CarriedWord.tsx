import { quoted } from '@playground/kit/quoted';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { ComponentProps, ReactNode } from 'react';
import { useTyped } from '../../../shared/typed';

interface Props {
  of: ComponentProps<typeof Station>['of'];
  link: { id: string; label: string; href: string };
  field: { id: string; label: string };
  button: { id: string; label: string };
  word: string;
  done: string;
  /** Why another word is a miss, if there is a better reason than that it is another. */
  why?: (text: string) => string | undefined;
  children?: ReactNode;
}

/** A link to a tab without an opener, and a field for the word that is there. */
export default function CarriedWord({ of, link, field, button, word, done: said, why, children }: Props) {
  const [outcome, { done, missed }] = useOutcome();
  const { text, byHand, type } = useTyped();
  const check = (trusted: boolean) => {
    if (!trusted) missed(`${button.label} was pressed by a script.`);
    else if (text.trim() !== word) missed(why?.(text.trim()) ?? `the field holds ${quoted(text)}.`);
    else if (!byHand) missed('the word was written by a script.');
    else done(said);
  };
  return (
    <Station of={of} outcome={outcome}>
      {children}
      <p>
        <a id={link.id} className="btn btn-primary" href={link.href} target="_blank" rel="noopener">
          {link.label}
        </a>
      </p>
      <label htmlFor={field.id} className="form-label">
        {field.label}
      </label>
      <div className="d-flex gap-2">
        <input
          id={field.id}
          className="form-control"
          autoComplete="off"
          value={text}
          onInput={type}
          onKeyDown={({ key, isTrusted }) => key === 'Enter' && check(isTrusted)}
        />
        <button type="button" id={button.id} className="btn btn-primary" onClick={({ isTrusted }) => check(isTrusted)}>
          {button.label}
        </button>
      </div>
    </Station>
  );
}
