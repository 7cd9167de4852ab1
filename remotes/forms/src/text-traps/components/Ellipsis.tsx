import { useState } from 'react';
import type { Drawn } from '../draw';
import { stations } from '../stations';
import Press from './Press';
import classes from './TextTraps.module.css';

const CUT = 'Report of the'.length;

export default function Ellipsis({ drawn: { wanted, all } }: { drawn: Drawn['report'] }) {
  const [full, setFull] = useState('');
  const choices = all.map(({ name, by }) => ({
    reads: name,
    title: name,
    children: by === 'script' ? `${name.slice(0, CUT)}…` : name,
    className: `btn btn-primary text-truncate ${classes.cut}`,
    onMouseEnter: () => setFull(name),
    onFocus: () => setFull(name),
  }));
  return (
    <Press of={stations.ellipsis} wanted={wanted} choices={choices}>
      <p className="mt-2 mb-0">
        Full name: <span id="ellipsis-full">{full || 'point at a button or focus it'}</span>
      </p>
    </Press>
  );
}
