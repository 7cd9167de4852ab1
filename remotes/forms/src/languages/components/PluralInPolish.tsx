import { type Cause, isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { aboutLanguage, type Language } from '../messages';
import { stations } from '../stations';
import { isCount } from './Shop';

const rules = new Intl.PluralRules('pl');
const isLikeTwo = (count: number) => rules.select(count) === rules.select(2);

/** The smallest number above another that has the form of 2. */
export function nextLikeTwo(above: number): number {
  let next = above + 1;
  while (!isLikeTwo(next)) next++;
  return next;
}

interface Props {
  above: number;
  language: Language;
  count: string;
  /** What typed the count. */
  typedBy: Cause;
}

export default function PluralInPolish({ above, language, count, typedBy }: Props) {
  const [outcome, { done, missed }] = useOutcome();
  const take = (pressedBy: Cause) => {
    const typed = count.trim();
    const taken = Number(typed);
    if (!isCount(typed)) missed('‘Number of lamps’ has no whole number from 0 to 9999.');
    else if (language !== 'pl') missed(`the language is ${aboutLanguage(language).name}, not Polski.`);
    else if (taken <= above) missed(`${taken} is not above ${above}.`);
    else if (!isLikeTwo(taken)) missed(`with ${taken}, the stock has another word than with 2.`);
    else if (taken !== nextLikeTwo(above)) missed(`a smaller number above ${above} has this word too.`);
    else if (isByHand(typedBy, missed) && isByHand(pressedBy, missed)) done(`${taken} has the word of 2.`);
  };
  return (
    <Station of={stations['plural-in-polish']} outcome={outcome}>
      <p>
        Find the smallest number above <strong id="plural-above">{above}</strong>.
      </p>
      <button
        id="take-number"
        type="button"
        className="btn btn-primary"
        onClick={({ nativeEvent }) => take(nativeEvent)}
      >
        Take this number
      </button>
    </Station>
  );
}
