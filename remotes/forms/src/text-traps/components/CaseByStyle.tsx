import type { Drawn } from '../draw';
import { stations } from '../stations';
import Press, { type Choice } from './Press';
import classes from './TextTraps.module.css';

export default function CaseByStyle({ drawn: { wanted, action, all } }: { drawn: Drawn['cased'] }) {
  const [upper, lower] = [action.toUpperCase(), action.toLowerCase()];
  const styled = {
    upper: { reads: upper, children: lower, className: `btn btn-primary ${classes.upper}` },
    lower: { reads: lower, children: upper, className: `btn btn-primary ${classes.lower}` },
    none: { reads: action },
  } satisfies Record<string, Choice>;
  return <Press of={stations['case-by-style']} wanted={wanted} choices={all.map((style) => styled[style])} />;
}
