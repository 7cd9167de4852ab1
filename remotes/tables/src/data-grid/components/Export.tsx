import { quoted } from '@playground/kit/quoted';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import type { Order } from '../orders';
import { stations } from '../stations';
import Answer from './Answer';

export default function Export({ asked, exported }: { asked: Order; exported: Order[] | undefined }) {
  const [outcome, { done, missed }] = useOutcome();
  const { number, city, note } = asked;
  const check = (typed: string) => {
    if (!typed) missed('nothing was typed.');
    else if (!exported) missed('nothing was exported.');
    else if (exported.length === 0) missed('no order was in the file.');
    else if (exported.some((order) => order.city !== city))
      missed(`orders of cities other than ${city} were exported.`);
    else if (!exported.some((order) => order.number === number)) missed(`${number} was not in the file.`);
    else if (typed === note) done(`the note of ${number} is ${note}.`);
    else if (typed.includes('""')) missed('that is the note with the file’s extra quotes. Type the note without them.');
    else missed(`${quoted(typed)} is not the note of ${number}.`);
  };
  return (
    <Station of={stations.export} outcome={outcome}>
      <Answer id="note-answer" label="Its note" check="Check note" onAnswer={check}>
        The city is <strong id="export-city">{city}</strong>, the order <strong id="export-order">{number}</strong>.
      </Answer>
    </Station>
  );
}
