import { quoted } from '@playground/kit/quoted';
import type { Drawn } from '../draw';
import { aboutLanguage, languages } from '../messages';
import { stations } from '../stations';
import Ask from './Ask';

export default function PriceInGerman({ products }: { products: Drawn['products'] }) {
  const { price } = products.de;
  const text = price.toFixed(2);
  const problem = (typed: string) => {
    if (!/^\d+(\.\d+)?$/.test(typed)) return `${quoted(typed)} is not a number such as 1234.50.`;
    if (Number(typed) === price) return false;
    const other = languages.find((one) => products[one].price === Number(typed));
    if (other) return `this is the price with the language ${aboutLanguage(other).name}.`;
    // What a program reads that takes the point for the decimal one.
    if (Number(typed) === Math.floor(price) / 1000)
      return 'the point groups the thousands. It does not begin the cents.';
    return `${quoted(typed)} is not the price.`;
  };
  return (
    <Ask
      of={stations['price-in-german']}
      label="Price in euros"
      check="Check price"
      problem={problem}
      right={`the price is ${text} euros.`}
    />
  );
}
