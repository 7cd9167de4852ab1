import { Station, useOutcome } from '@playground/kit/stations/Station';
import { stations } from '../stations';
import Contract from './Contract';
import LocalFrame from './LocalFrame';
import { useBlobUrl } from './useBlobUrl';

const INNERMOST = 5;

export default function FiveLevels() {
  const [outcome, { done, missed }] = useOutcome();
  const sign = (level: number) =>
    level === INNERMOST
      ? done('the contract was signed on the innermost level.')
      : missed(`Sign was pressed on level ${level} of ${INNERMOST}.`);
  return (
    <Station of={stations['five-levels']} outcome={outcome}>
      <Level level={1} onSign={sign} missed={missed} />
    </Station>
  );
}

interface Props {
  level: number;
  onSign: (level: number) => void;
  missed: (what: string) => void;
}

/**
 * A frame with the contract, and the next level below it. Each has an address of its own: Safari loads no srcdoc that is inside two
 * others (https://github.com/WebKit/WebKit/pull/56407).
 */
function Level({ level, onSign, missed }: Props) {
  const blob = useBlobUrl();
  if (!blob) return null;
  return (
    <LocalFrame
      id={`level-${level}-frame`}
      title={`Level ${level}`}
      src={blob}
      height={110 + 115 * (INNERMOST - level)}
    >
      <Contract heading={`Contract, level ${level}`} onSign={() => onSign(level)} missed={missed} />
      {level < INNERMOST && <Level level={level + 1} onSign={onSign} missed={missed} />}
    </LocalFrame>
  );
}
