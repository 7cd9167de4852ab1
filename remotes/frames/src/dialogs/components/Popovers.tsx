import { Station, useOutcome } from '@playground/kit/stations/Station';
import { type ToggleEvent, useRef } from 'react';
import { useWindowEvent } from '../../../shared/useWindowEvent';
import { stations } from '../stations';
import classes from './Popovers.module.css';

const NAMES = ['Note', 'Menu', 'More'] as const;
type Name = (typeof NAMES)[number];

const knowsPopovers = () => 'popover' in HTMLElement.prototype;

export default function Popovers() {
  const [outcome, { done, missed }] = useOutcome();
  /** The open popovers in the order in which the user opened them. */
  const open = useRef<Name[]>([]);
  /** Some (`opening`) or all three were opened in the right order, and nothing went wrong since then. */
  const stage = useRef<'opening' | 'ready' | 'wrong'>('wrong');
  /** The id of what the user pressed last, or `beside` for a place outside all popovers and their buttons. */
  const pressed = useRef('');

  // A press beside closes popovers on pointerdown. A button closes them on click.
  const press = ({ isTrusted, target }: Event) => {
    const within = target instanceof Element && target.closest('[popover], [popovertarget]');
    pressed.current = isTrusted && !within ? 'beside' : '';
  };
  const click = ({ isTrusted, target }: Event) => {
    pressed.current = (isTrusted && target instanceof Element && target.closest('button')?.id) || '';
  };
  const forget = () => {
    pressed.current = '';
  };
  useWindowEvent('pointerdown', press, true);
  useWindowEvent('click', click, true);
  useWindowEvent('keydown', forget, true);

  const miss = (what: string) => {
    stage.current = 'wrong';
    missed(what);
  };
  const opened = (name: Name) => {
    if (pressed.current !== `open-${name.toLowerCase()}`) return miss(`${name} was opened by a script.`);
    open.current.push(name);
    const wrong = open.current.findIndex((one, index) => one !== NAMES[index]);
    if (wrong >= 0) miss(`${open.current[wrong]} was opened before ${NAMES[wrong]}.`);
    else stage.current = name === 'More' ? 'ready' : 'opening';
  };
  const closed = (name: Name) => {
    open.current = open.current.filter((other) => other !== name);
    if (stage.current === 'opening') miss(`${name} was closed before all three were open.`);
    if (stage.current !== 'ready') return;
    if (name !== 'Note') {
      if (pressed.current !== 'beside') miss(`${name} was not closed by a click beside it.`);
    } else if (open.current.length > 0) miss('Note was closed before Menu and More.');
    else if (pressed.current !== 'close-note') miss('Note was not closed by its button.');
    else done('Menu and More were closed by a click beside them, and Note by its button.');
  };
  const opener = {
    type: 'button',
    className: 'btn btn-secondary',
    onClick: () => knowsPopovers() || missed('this browser does not support popovers.'),
  } as const;
  const popover = (name: Name) => ({
    role: 'group',
    'aria-label': name,
    onBeforeToggle: ({ newState, target, currentTarget }: ToggleEvent) => {
      // React also calls this for More, because More is in Menu.
      if (target === currentTarget) (newState === 'open' ? opened : closed)(name);
    },
    className: `${classes[name.toLowerCase()]} border rounded shadow p-3 bg-body text-body`,
  });
  return (
    <Station of={stations.popovers} outcome={outcome}>
      <div className="d-flex flex-wrap gap-2">
        <button id="open-note" popoverTarget="note" {...opener}>
          Open Note
        </button>
        <button id="open-menu" popoverTarget="menu" {...opener}>
          Open Menu
        </button>
      </div>
      <div id="note" popover="manual" {...popover('Note')}>
        <p>Note stays open.</p>
        <button
          id="close-note"
          type="button"
          className="btn btn-primary"
          popoverTarget="note"
          popoverTargetAction="hide"
        >
          Close Note
        </button>
      </div>
      <div id="menu" popover="auto" {...popover('Menu')}>
        <p>A click beside Menu closes it.</p>
        <button id="open-more" popoverTarget="more" {...opener}>
          Open More
        </button>
        <div id="more" popover="auto" {...popover('More')}>
          <p className="mb-0">More closes with Menu.</p>
        </div>
      </div>
    </Station>
  );
}
