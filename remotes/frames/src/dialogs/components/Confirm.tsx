import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import HandButton from '../../../shared/HandButton';
import { ask, NOT_SHOWN } from '../ask';
import { dialogTexts } from '../dialogTexts';
import { stations } from '../stations';

export default function Confirm() {
  const [outcome, { done, missed }] = useOutcome();
  const [kept, setKept] = useState(0);
  const remove = () => {
    const asked = ask('confirm', dialogTexts.confirm);
    if (!asked) return missed(NOT_SHOWN);
    if (!asked.answer) return setKept(kept + 1);
    setKept(0);
    if (kept === 1) done('the report was kept once, then deleted.');
    else
      missed(
        kept === 0
          ? 'the report was deleted at once. It is back, so try again.'
          : `the report was kept ${kept} times, then deleted. It is back, so try again.`,
      );
  };
  return (
    <Station of={stations.confirm} outcome={outcome}>
      <HandButton id="delete-report" missed={missed} onPress={remove}>
        Delete report
      </HandButton>
      <p className="mt-2 mb-0" id="report-kept">{`Kept so far: ${kept}`}</p>
    </Station>
  );
}
