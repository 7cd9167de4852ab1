import { useSeed } from '@playground/kit/random';
import { isByHand } from '@playground/kit/stations/ByHand';
import { useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, useCallback, useRef, useState } from 'react';
import AllPressed from './components/AllPressed';
import GoneForGood from './components/GoneForGood';
import ScreenReader from './components/ScreenReader';
import { useLooks } from './components/useLooks';
import WaitUntilSeen from './components/WaitUntilSeen';
import Ways, { type Reached } from './components/Ways';
import { draw, type Way, ways } from './draw';
import { stations } from './stations';

/** In each browser, a pointer reaches the first ones, and only a key the others. Something may cover them for a while. */
const REACHED: Way[] = [
  'opacity-full',
  'opacity-half',
  'opacity-tenth',
  'opacity-hundredth',
  'opacity-none',
  'same-colour',
  'aria-hidden',
];
const ONLY_BY_KEYS: Way[] = ['size-zero', 'clipped', 'off-screen', 'covered'];

export default function Visibility() {
  const seed = useSeed();
  const [drawn] = useState(() => draw(seed));
  const table = useRef<HTMLTableElement>(null);
  const looks = useLooks(table);
  const [reached, setReached] = useState<Reached>({});
  const byPerson = useOutcome();
  const byKeyboard = useOutcome();
  const [, { missed }] = byPerson;
  const [, { missed: missedByKeyboard }] = byKeyboard;

  const press = (way: Way, { nativeEvent }: MouseEvent) => {
    // A key causes a click without a count.
    const by = nativeEvent.isTrusted ? (nativeEvent.detail === 0 ? 'keyboard' : 'pointer') : 'script';
    setReached((before) => {
      const { [way]: old = { pointer: 0, keyboard: 0, script: 0 } } = before;
      return { ...before, [way]: { ...old, [by]: old[by] + 1 } };
    });
    isByHand(nativeEvent, missed);
    isByHand(nativeEvent, missedByKeyboard);
  };
  const pressCover = useCallback(() => {
    missed('the cover got the press, not the button under it.');
    missedByKeyboard('the cover got the press, not the button under it.');
  }, [missed, missedByKeyboard]);

  const unknown = ways.filter((way) => looks[way]?.pointer === undefined);
  return (
    <div className="d-flex flex-column gap-4">
      <Ways table={table} looks={looks} reached={reached} onPress={press} onCover={pressCover} />
      <AllPressed
        of={stations['press-reachable']}
        outcome={byPerson}
        label="All pressed"
        unknown={unknown}
        wanted={ways.filter((way) => looks[way]?.pointer || REACHED.includes(way))}
        pressed={ways.filter((way) => reached[way]?.pointer || reached[way]?.keyboard)}
        left="a pointer also reaches"
      />
      <AllPressed
        of={stations['press-by-keyboard']}
        outcome={byKeyboard}
        label="All pressed by keyboard"
        unknown={unknown}
        wanted={ways.filter(
          (way) => (looks[way]?.focusable && looks[way].pointer === false) || ONLY_BY_KEYS.includes(way),
        )}
        pressed={ways.filter((way) => reached[way]?.keyboard)}
        left="you did not press these by keyboard"
      />
      <ScreenReader counted={drawn.counted} looks={looks} />
      <WaitUntilSeen durations={drawn.bell} />
      <GoneForGood returns={drawn.returns} />
    </div>
  );
}
