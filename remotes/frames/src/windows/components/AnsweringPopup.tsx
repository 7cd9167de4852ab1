import { quoted } from '@playground/kit/quoted';
import { useSeed } from '@playground/kit/random';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { sumOf } from '../draw';
import { stations } from '../stations';
import Opener from './Opener';
import { usePopup } from './usePopup';

export default function AnsweringPopup() {
  const sum = sumOf(useSeed());
  const [outcome, { done, missed }] = useOutcome();
  const { popup, open } = usePopup({
    hear: ({ kind, text, trusted }, answer) => {
      if (kind === 'hello') answer({ kind: 'question', text: sum.question, trusted: false });
      else if (kind === 'written') missed('the answer was written by a script.');
      else if (kind !== 'answer') return;
      else if (!trusted) missed('Answer was pressed by a script.');
      else if (text.trim() !== sum.answer) missed(`the popup answered ${quoted(text)}.`);
      else done(`the popup answered ${sum.answer}.`);
    },
    closed: () => missed('the popup was closed without the answer.'),
  });
  return (
    <Station of={stations['answering-popup']} outcome={outcome}>
      <Opener id="open-sum" label="Open the sum" popup={popup} open={() => open('/windows/sum')} missed={missed} />
    </Station>
  );
}
