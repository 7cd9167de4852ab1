import { isNot } from '@playground/kit/quoted';
import Answer from '@playground/kit/stations/Answer';
import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { WAYS, type Way } from '../draw';
import type { Look } from '../look';
import { stations } from '../stations';
import type { Looks } from './useLooks';

export default function ScreenReader({ counted, looks }: { counted: Way[]; looks: Looks }) {
  const [outcome, { done, missed }] = useOutcome();
  const count = (is: (look: Look) => unknown) =>
    counted.map((way) => looks[way]).filter((look) => look && is(look)).length;
  const judge = (answer: string, cause: Cause) => {
    const typed = answer.trim();
    if (!/^\d{1,3}$/.test(typed)) return missed(isNot(typed, 'a number of buttons'));
    const number = Number(typed);
    if (number === count(({ assistive }) => assistive)) {
      if (isByHand(cause, missed)) done(`a screen reader finds ${number} of them.`);
    } else if (number === count(({ document }) => document)) {
      missed(`the document calls ${number} of them visible. A screen reader finds another number.`);
    } else if (number === count(({ pointer }) => pointer)) {
      missed(`a pointer reaches ${number} of them. A screen reader finds another number.`);
    } else missed(`${number} is not how many a screen reader finds.`);
  };
  return (
    <Station of={stations['screen-reader']} outcome={outcome}>
      <p id="screen-reader-counted">Count these buttons of the table:</p>
      <ul
        id="screen-reader-names"
        aria-labelledby="screen-reader-counted"
        className="list-unstyled d-flex flex-wrap gap-2"
      >
        {counted.map((way) => (
          <li key={way} className="border rounded px-2">
            {WAYS[way]}
          </li>
        ))}
      </ul>
      <Answer
        id="screen-reader-answer"
        label="Buttons found"
        check="Check count"
        checkId="screen-reader-check"
        name="count"
        inputMode="numeric"
        onAnswer={judge}
      />
    </Station>
  );
}
