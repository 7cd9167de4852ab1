import { type Drawn, SOFT_HYPHEN } from '../draw';
import { stations } from '../stations';
import Press from './Press';

export default function SoftHyphens({ drawn: { wanted, all } }: { drawn: Drawn['hyphenated'] }) {
  const read = (word: string) => word.replaceAll('|', '');
  const choices = all.map((word) => ({ reads: read(word), children: word.replaceAll('|', SOFT_HYPHEN) }));
  return <Press of={stations['soft-hyphens']} wanted={read(wanted)} choices={choices} />;
}
