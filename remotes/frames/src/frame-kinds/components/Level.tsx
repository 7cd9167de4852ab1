import { useBlobUrl } from '../../../shared/useBlobUrl';
import Contract from './Contract';
import LocalFrame, { EMPTY } from './LocalFrame';

export const INNERMOST = 5;

interface Props {
  level: number;
  onSign: (level: number) => void;
  missed: (what: string) => void;
}

/**
 * A frame with the contract and the next level. The levels are blobs, because Safari does not load a srcdoc inside two others
 * (https://github.com/WebKit/WebKit/pull/56407).
 */
export default function Level({ level, onSign, missed }: Props) {
  const blob = useBlobUrl(EMPTY);
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
