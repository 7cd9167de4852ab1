import { type Drawn, unbroken } from '../draw';
import { stations } from '../stations';
import Press from './Press';

export default function NonBreakingSpaces({ drawn: { wanted, all } }: { drawn: Drawn['gate'] }) {
  const choices = all.map((reads) => ({ reads, children: reads === wanted ? unbroken(reads) : reads }));
  return <Press of={stations['non-breaking-spaces']} wanted={wanted} choices={choices} />;
}
