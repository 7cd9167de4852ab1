import type { Drawn } from '../draw';
import { stations } from '../stations';
import Press from './Press';
import classes from './TextTraps.module.css';

export default function TextByBefore({ drawn: { wanted, all } }: { drawn: Drawn['opening'] }) {
  const choices = all.map((first) => {
    const children = first === 'not' ? `${wanted} open` : 'open';
    return { reads: `${first} ${children}`, children, className: `btn btn-primary ${classes[first]}` };
  });
  return <Press of={stations['text-by-before']} wanted={`${wanted} open`} choices={choices} />;
}
