import type { Station as Words } from '@playground/kit/contract/station';
import { quoted } from '@playground/kit/quoted';
import { isByHand } from '@playground/kit/stations/ByHand';
import { PressButton } from '@playground/kit/stations/PressButton';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type ReactNode, useRef } from 'react';

interface Props {
  of: Words;
  id: string;
  /** The wanted texts, by the token of their field. */
  wanted: Record<string, string>;
  /** The fields in their order. */
  fields: { token: string; label: string }[];
  lang?: string;
  /** More in the form. */
  children?: ReactNode;
  /** What is wrong beside the fields; undefined if nothing is. */
  problem?: (textOf: (token: string) => string) => string | undefined;
}

/** Spaces do not count: managers put them in or leave them out. */
const folded = (text: string) => text.replace(/\s+/g, '');

/** A station with a form of fields that have tokens, and a table of what to fill in. */
export default function FilledForm({ of, id, wanted, fields, lang, children, problem }: Props) {
  const [outcome, { done, missed }] = useOutcome();
  const form = useRef<HTMLFormElement>(null);
  const save = (event: Event) => {
    // From the fields and not from events, because a manager may send none.
    const textOf = (token: string) =>
      ((form.current as HTMLFormElement).elements.namedItem(token) as HTMLInputElement).value;
    const wrong = fields.find(({ token }) => folded(textOf(token)) !== folded(wanted[token] ?? ''));
    const why = problem?.(textOf);
    if (why) missed(why);
    else if (wrong) missed(`the field ‘${wrong.label}’ has ${quoted(textOf(wrong.token))}.`);
    else if (isByHand(event, missed)) done('all fields are right.');
  };
  return (
    <Station of={of} outcome={outcome}>
      <table className="table table-sm w-auto">
        <tbody>
          {Object.entries(wanted).map(([token, text]) => (
            <tr key={token}>
              <th scope="row">{token}</th>
              <td id={`asked-${token}`}>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <form ref={form} id={`${id}-form`} className="position-relative" onSubmit={(event) => event.preventDefault()}>
        {fields.map(({ token, label }) => (
          <div key={token} className="mb-3" style={{ maxWidth: '20rem' }}>
            <label className="form-label" htmlFor={token} lang={lang}>
              {label}
            </label>
            <input id={token} name={token} autoComplete={token} className="form-control" />
          </div>
        ))}
        {children}
      </form>
      <PressButton id={`save-${id}`} label={`Save ${id}`} busy={false} onPress={save} />
    </Station>
  );
}
