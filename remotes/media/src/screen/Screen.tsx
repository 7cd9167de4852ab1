import { createRandom, useSeed } from '@playground/kit/random';
import { useState } from 'react';
import Dial from './components/Dial';
import FullScreen from './components/FullScreen';
import Share from './components/Share';

export default function Screen() {
  const seed = useSeed();
  const [wanted] = useState(() => createRandom(seed).integer(4, 12));
  return (
    <div className="d-flex flex-column gap-4">
      <FullScreen />
      <Dial wanted={wanted} />
      <Share />
    </div>
  );
}
