import { quoted } from '@playground/kit/quoted';
import type { Drawn } from '../draw';
import { aboutLanguage, languages } from '../messages';
import { stations } from '../stations';
import { dateOf, isoOf } from '../times';
import Ask from './Ask';

export default function DateInJapanese({ products }: { products: Drawn['products'] }) {
  const wanted = isoOf(products.ja.date);
  const problem = (typed: string) => {
    const date = dateOf(typed);
    if (!date) return `${quoted(typed)} is not a date such as 2027-03-09.`;
    if (typed === wanted) return false;
    const other = languages.find((one) => isoOf(products[one].date) === typed);
    if (other) return `this is the date with the language ${aboutLanguage(other).name}.`;
    if (typed.slice(4) === wanted.slice(4)) return `day and month are right, but the year is not ${typed.slice(0, 4)}.`;
    return `${typed} is not the date.`;
  };
  return (
    <Ask
      of={stations['date-in-japanese']}
      label="Date of delivery"
      check="Check date"
      problem={problem}
      right={`the date is ${wanted}.`}
    />
  );
}
