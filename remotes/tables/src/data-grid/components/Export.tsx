import { quoted } from '@playground/kit/quoted';
import Answer from '@playground/kit/stations/Answer';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { collapsed, type Order } from '../draw';
import { stations } from '../stations';
import type { Exported } from './useExport';

interface Props {
  asked: Order;
  orders: Order[];
  exported: Exported | undefined;
}

export default function Export({ asked, orders, exported }: Props) {
  const [outcome, { done, missed }] = useOutcome();
  const { number, city } = asked;
  const note = collapsed(asked.note);
  const check = (typed: string, cause: Cause) => {
    const inFile = exported?.orders ?? [];
    const wanted = orders.filter((order) => order.city === city).length;
    if (!typed) missed('nothing was typed.');
    else if (!exported) missed('nothing was exported.');
    else if (inFile.length === 0) missed('no order was in the file.');
    else if (inFile.some((order) => order.city !== city)) missed(`orders of cities other than ${city} were exported.`);
    else if (inFile.length < wanted)
      missed(`${inFile.length} of the ${wanted} orders of ${city} were exported. Export all of them.`);
    else if (typed === note) {
      if (isByHand(exported.cause, missed) && isByHand(cause, missed)) done(`the note of ${number} is ${note}.`);
    } else if (typed.includes('""'))
      missed('that is the note with the file’s extra quotes. Type the note without them.');
    else missed(`${quoted(typed)} is not the note of ${number}.`);
  };
  return (
    <Station of={stations.export} outcome={outcome}>
      <p>
        The city is <strong id="export-city">{city}</strong>, the order <strong id="export-order">{number}</strong>.
      </p>
      <Answer
        id="note-answer"
        label="Its note"
        check="Check note"
        onAnswer={(typed, cause) => check(collapsed(typed), cause)}
      />
    </Station>
  );
}
