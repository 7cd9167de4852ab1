import { createRandom, useSeed } from '@playground/kit/random';
import { isByHand } from '@playground/kit/stations/ByHand';
import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type MouseEvent, type SyntheticEvent, useRef, useState } from 'react';
import { stations } from '../stations';
import classes from './Popovers.module.css';

const FRUITS = ['Apple', 'Pear', 'Plum', 'Quince'];

/** Where the browser does not know the value, the attribute reads as `manual`. */
function knowsHints() {
  const element = document.createElement('div');
  element.setAttribute('popover', 'hint');
  return element.popover === 'hint';
}

export const ripeOf = (seed: string) => createRandom(`${seed} ripe`).pick(FRUITS);

export default function HintsInAMenu() {
  const ripe = ripeOf(useSeed());
  const [outcome, { done, missed }] = useOutcome();
  const choose = (fruit: string, { nativeEvent }: MouseEvent) => {
    if (!isByHand(nativeEvent, missed)) return;
    if (fruit === ripe) done(`${fruit} is ripe.`);
    else missed(`${fruit} is not ripe.`);
  };
  return (
    <Station of={stations['hints-in-a-menu']} outcome={outcome}>
      {!knowsHints() && <p>This browser has no popovers of the kind hint, so these are manual ones.</p>}
      <button
        id="open-fruits"
        type="button"
        className="btn btn-secondary"
        popoverTarget="fruits"
        onClick={() => 'popover' in HTMLElement.prototype || missed('this browser does not support popovers.')}
      >
        Open fruits
      </button>
      <fieldset
        id="fruits"
        popover="auto"
        aria-label="Fruits"
        className={`${classes.menu} border rounded shadow p-3 bg-body text-body`}
      >
        <div className="d-flex flex-column gap-2">
          {FRUITS.map((fruit) => (
            <Fruit key={fruit} name={fruit} isRipe={fruit === ripe} onPress={(event) => choose(fruit, event)} />
          ))}
        </div>
      </fieldset>
    </Station>
  );
}

interface FruitProps {
  name: string;
  isRipe: boolean;
  onPress: (event: MouseEvent) => void;
}

/** Its hint has a text only while it is open. */
function Fruit({ name, isRipe, onPress }: FruitProps) {
  const [isOpen, setOpen] = useState(false);
  const hint = useRef<HTMLDivElement>(null);
  const id = name.toLowerCase();
  const show = ({ nativeEvent }: SyntheticEvent) => {
    if (!nativeEvent.isTrusted) return;
    setOpen(true);
    if (!hint.current?.matches(':popover-open')) hint.current?.showPopover();
  };
  const hide = () => {
    setOpen(false);
    hint.current?.hidePopover();
  };
  return (
    <>
      <button
        id={id}
        type="button"
        className="btn btn-secondary"
        aria-describedby={`${id}-hint`}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
        onClick={onPress}
      >
        {name}
      </button>
      <div
        ref={hint}
        id={`${id}-hint`}
        popover="hint"
        role="tooltip"
        className={`${classes.hint} border rounded shadow p-2 bg-body text-body`}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (isRipe ? `${name}: ripe` : `${name}: not ripe`)}
      </div>
    </>
  );
}
