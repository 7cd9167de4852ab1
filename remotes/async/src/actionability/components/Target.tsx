import { WORDS } from '../../../shared/words';
import type { Property } from '../properties';
import classes from './Actionability.module.css';

export const CONTROLS = ['Button', 'Field', 'Select', 'Label'] as const;
export type Control = (typeof CONTROLS)[number];

interface Props {
  id: string;
  name: string;
  control: Control;
  withheld: readonly Property[];
}

const CLASSES: Partial<Record<Property, string | undefined>> = {
  visible: 'invisible',
  still: classes.moving,
  'with-a-size': classes.sizeless,
  'in-view': classes.away,
};

/** A control without what is withheld. */
export default function Target({ id, name, control, withheld }: Props) {
  const lacks = (property: Property) => withheld.includes(property);
  const classesNow = [classes.target, ...withheld.map((property) => CLASSES[property] ?? '')].join(' ');
  const isField = control === 'Field' || control === 'Select';
  const box = `${id}-box`;
  return (
    <>
      {isField && (
        <label className="form-label" htmlFor={id}>
          {name}
        </label>
      )}
      {control === 'Label' && (
        <input type="checkbox" id={box} className="form-check-input me-2" disabled={lacks('enabled')} />
      )}
      <div className={isField ? 'position-relative' : 'position-relative d-inline-block'}>
        {!lacks('attached') && control === 'Button' && (
          <button type="button" id={id} className={`btn btn-primary ${classesNow}`} disabled={lacks('enabled')}>
            {name}
          </button>
        )}
        {!lacks('attached') && control === 'Field' && (
          <input
            id={id}
            className={`form-control ${classesNow}`}
            autoComplete="off"
            autoCapitalize="none"
            disabled={lacks('enabled')}
            readOnly={lacks('editable')}
          />
        )}
        {!lacks('attached') && control === 'Select' && (
          <select id={id} className={`form-select ${classesNow}`} disabled={lacks('enabled')}>
            <option value="">Choose a word</option>
            {WORDS.map((word) => (
              <option key={word}>{word}</option>
            ))}
          </select>
        )}
        {!lacks('attached') && control === 'Label' && (
          <label id={id} htmlFor={box} className={`d-inline-block ${classesNow}`}>
            {name}
          </label>
        )}
        {lacks('on-top') && <div className={classes.cover} />}
      </div>
    </>
  );
}
