import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useEffect, useState } from 'react';
import { documentOf, mainOf, SIGN } from '../documents';
import { stations } from '../stations';
import LocalFrame from './LocalFrame';

const INNERMOST = 5;
const titleOf = (level: number) => `Level ${level}`;
const heightOf = (level: number) => 110 + 115 * (INNERMOST - level);

/** The contract of a level, and the frame with the next level. */
function levelOf(level: number, next?: string): string {
  const frame = `<iframe id="level-${level + 1}-frame" title="${titleOf(level + 1)}" height="${heightOf(level + 1)}" src="${next}"></iframe>`;
  return documentOf(titleOf(level), mainOf(`Contract, level ${level}`, next ? SIGN + frame : SIGN));
}

/**
 * The `blob:` addresses of all levels, the innermost first. They are blobs, because Safari does not load a srcdoc inside two
 * others (https://github.com/WebKit/WebKit/pull/56407).
 */
function makeLevels(): string[] {
  const made: string[] = [];
  for (let level = INNERMOST; level > 0; level--) {
    made.push(URL.createObjectURL(new Blob([levelOf(level, made.at(-1))], { type: 'text/html' })));
  }
  return made;
}

export default function FiveLevels() {
  const [outcome, { done, missed }] = useOutcome();
  const [outermost, setOutermost] = useState<string>();
  useEffect(() => {
    const made = makeLevels();
    setOutermost(made.at(-1));
    return () => made.forEach((level) => void URL.revokeObjectURL(level));
  }, []);
  const sign = (level: number) =>
    level === INNERMOST
      ? done('the contract was signed on the innermost level.')
      : missed(`Sign was pressed on level ${level} of ${INNERMOST}.`);
  return (
    <Station of={stations['five-levels']} outcome={outcome}>
      {outermost && (
        <LocalFrame
          id="level-1-frame"
          title={titleOf(1)}
          src={outermost}
          height={heightOf(1)}
          onSign={sign}
          missed={missed}
        />
      )}
    </Station>
  );
}
