import { useSeed } from '@playground/kit/random';
import { StationIndex } from '@playground/kit/stations/StationIndex';
import { useState } from 'react';
import ClosesWhenItLosesFocus from './components/ClosesWhenItLosesFocus';
import Dependent from './components/Dependent';
import MenuAtTheEndOfTheBody from './components/MenuAtTheEndOfTheBody';
import OpensSlowly from './components/OpensSlowly';
import OptionsComeLate from './components/OptionsComeLate';
import SearchInside from './components/SearchInside';
import SeveralChoices from './components/SeveralChoices';
import TenThousandOptions from './components/TenThousandOptions';
import { useByPerson } from './components/useByPerson';
import { draw } from './draw';
import { stations } from './stations';

export default function CustomSelects() {
  const seed = useSeed();
  const [drawn] = useState(() => draw(seed));
  const byPerson = useByPerson();
  return (
    <div className="d-flex flex-column gap-4">
      <StationIndex of={stations} />
      <MenuAtTheEndOfTheBody {...drawn.city} byPerson={byPerson} />
      <SearchInside {...drawn.place} byPerson={byPerson} />
      <OptionsComeLate {...drawn.drink} byPerson={byPerson} />
      <OpensSlowly {...drawn.colour} byPerson={byPerson} />
      <ClosesWhenItLosesFocus {...drawn.code} byPerson={byPerson} />
      <TenThousandOptions wanted={drawn.locker} byPerson={byPerson} />
      <SeveralChoices {...drawn.toppings} byPerson={byPerson} />
      <Dependent {...drawn.team} byPerson={byPerson} />
    </div>
  );
}
