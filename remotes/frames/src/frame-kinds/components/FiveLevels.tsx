import { Station, useOutcome } from '@playground/kit/stations/Station';
import { stations } from '../stations';
import Level, { INNERMOST } from './Level';

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
