import { useSeed } from '@playground/kit/random';
import { StationIndex } from '@playground/kit/stations/StationIndex';
import { useState } from 'react';
import Cell from './components/Cell';
import Edit from './components/Edit';
import Group from './components/Group';
import Late from './components/Late';
import Pinned from './components/Pinned';
import Place from './components/Place';
import Portal from './components/Portal';
import Refused from './components/Refused';
import { draw } from './draw';
import { stations } from './stations';

export default function BusinessGrid() {
  // The server takes no longer seed.
  const seed = [...useSeed()].slice(0, 200).join('');
  const [asked] = useState(() => draw(seed));
  return (
    <div className="d-flex flex-column gap-4">
      <StationIndex of={stations} />
      <Cell seed={seed} {...asked.cell} />
      <Late seed={seed} {...asked.late} />
      <Edit seed={seed} {...asked.edit} />
      <Portal seed={seed} {...asked.portal} />
      <Pinned seed={seed} number={asked.pinned} />
      <Group seed={seed} region={asked.group} />
      <Refused seed={seed} asked={asked.refused} />
      <Place seed={seed} number={asked.place} />
    </div>
  );
}
