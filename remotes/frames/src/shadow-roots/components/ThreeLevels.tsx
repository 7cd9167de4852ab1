import { quoted } from '@playground/kit/quoted';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type ReactNode, useState } from 'react';
import { EMPTY, type Typed, typed } from '../../../shared/typed';
import { stations } from '../stations';
import Root from './Root';

const levels = [
  { level: 'first', word: 'north' },
  { level: 'second', word: 'east' },
  { level: 'third', word: 'south' },
];

export default function ThreeLevels() {
  const [outcome, { done, missed }] = useOutcome();
  const [held, setHeld] = useState<Record<string, Typed>>({});
  const check = (trusted: boolean) => {
    const on = (level: string) => held[level] ?? EMPTY;
    const wrong = levels.find(({ level, word }) => on(level).text.trim() !== word);
    const written = levels.find(({ level }) => !on(level).byHand);
    if (!trusted) missed('Check was pressed by a script.');
    else if (wrong) missed(`the field of the ${wrong.level} level holds ${quoted(on(wrong.level).text)}.`);
    else if (written) missed(`a script wrote the word of the ${written.level} level.`);
    else done('each field holds its word: north, east and south.');
  };
  // Builds the innermost level first, because each level is in the root of the one around it.
  const nested = levels.reduceRight<ReactNode>(
    (inner, { level }) => (
      <Root key={level} host={{ id: `${level}-level-host` }}>
        <div className="level">
          <label htmlFor={`${level}-level`}>{`Word of the ${level} level`}</label>
          <input
            id={`${level}-level`}
            autoComplete="off"
            value={held[level]?.text ?? ''}
            onInput={({ currentTarget, nativeEvent }) =>
              setHeld({ ...held, [level]: typed(held[level] ?? EMPTY, currentTarget.value, nativeEvent) })
            }
          />
          {inner}
        </div>
      </Root>
    ),
    <p className="level">
      <button type="button" id="check-levels" onClick={({ isTrusted }) => check(isTrusted)}>
        Check
      </button>
    </p>,
  );
  return (
    <Station of={stations['three-levels']} outcome={outcome}>
      {nested}
    </Station>
  );
}
