import type { Drawn } from '../draw';
import { stations } from '../stations';
import Press from './Press';

export default function ClassesInAnyOrder({ drawn: { wanted, all } }: { drawn: Drawn['box'] }) {
  const choices = all.map(({ kind, classes }) => ({ reads: kind.join(' '), className: classes }));
  return <Press of={stations['classes-in-any-order']} wanted={wanted} choices={choices} />;
}
