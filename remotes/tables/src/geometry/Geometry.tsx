import { useSeed } from '@playground/kit/random';
import { StationIndex } from '@playground/kit/stations/StationIndex';
import { useState } from 'react';
import AtTheEnd from './components/AtTheEnd';
import BetweenRows from './components/BetweenRows';
import Clipped from './components/Clipped';
import Covered from './components/Covered';
import Grows from './components/Grows';
import ImageMap from './components/ImageMap';
import Larger from './components/Larger';
import Pixel from './components/Pixel';
import Ring from './components/Ring';
import Rotated from './components/Rotated';
import ScaledFrame from './components/ScaledFrame';
import Through from './components/Through';
import TurnsOver from './components/TurnsOver';
import WrappedLink from './components/WrappedLink';
import Zoomed from './components/Zoomed';
import { draw } from './draw';
import { stations } from './stations';

export default function Geometry() {
  const seed = useSeed();
  const [{ angle, point, room, stripe, free, left, pixel, stamp, key, row, card }] = useState(() => draw(seed));
  return (
    <div className="d-flex flex-column gap-4">
      <StationIndex of={stations} />
      <WrappedLink />
      <Rotated angle={angle} />
      <Zoomed point={point} />
      <ImageMap room={room} />
      <Larger stripe={stripe} />
      <Covered free={free} />
      <Clipped left={left} />
      <Pixel at={pixel} />
      <Through corner={stamp} />
      <Ring />
      <ScaledFrame asked={key} />
      <BetweenRows row={row} />
      <TurnsOver />
      <AtTheEnd />
      <Grows card={card} />
    </div>
  );
}
