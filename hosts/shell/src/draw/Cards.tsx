import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import type { Group, Route } from '../fetch/groups';
import { doneOf } from '../find/paths';
import type { Card } from '../find/search';
import { Icons, iconId } from './Icons';

interface Props {
  cards: Card[];
  label: string;
  /** Narrows the cards to a group or a tag. */
  onPress: (name: string, value: string) => void;
  preload: (route: Route) => void;
  /** Done tasks, such as `/counter five`. */
  done: string[];
}

/** A grid whose icons are fetched as soon as it is near the screen. */
export function LateGrid({ groups, of, ...grid }: Props & { groups: Group[]; of: 'icons' | 'iconsBeyond' }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '50%',
    });
    observer.observe(place.current as HTMLElement);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place}>
      <Grid {...grid} />
      {near && groups.map((group) => <Icons key={group.config.name} group={group} of={of} />)}
    </div>
  );
}

/** By how many cards a key moves, in a grid of so many columns. */
const MOVES: Record<string, (columns: number, all: number) => number> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
  Home: (_, all) => -all,
  End: (_, all) => all,
};

/** One stop of Tab. The arrow keys move between the cards. */
const Grid = memo(function Grid({ cards, label, done, ...use }: Props) {
  const [active, setActive] = useState<number>();
  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    const by = MOVES[event.key];
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('h3 a')];
    const columns = getComputedStyle(event.currentTarget).gridTemplateColumns.split(' ').length;
    const from = links.findIndex((link) => link.closest('li')?.contains(event.target as Node));
    const to = Math.min(Math.max(from + by(columns, links.length), 0), links.length - 1);
    setActive(to);
    links[to]?.focus();
  };
  return (
    <ul className="grid list-unstyled m-0" aria-label={label} onKeyDown={move}>
      {cards.map((card, index) => (
        <DemoCard
          key={`${card.group.config.name} ${card.demo.path}`}
          card={card}
          stop={index === Math.min(active ?? 0, cards.length - 1)}
          isActive={index === active}
          done={doneOf(card.demo, done)}
          {...use}
        />
      ))}
    </ul>
  );
});

interface CardProps extends Pick<Props, 'onPress' | 'preload'> {
  card: Card;
  /** Whether Tab stops at its link. */
  stop: boolean;
  /** Whether the arrow keys have led here. Then Tab stops at its tags too. */
  isActive: boolean;
  /** How many of its tasks are done. */
  done: number;
}

const DemoCard = memo(function DemoCard({ card, stop, isActive, done, onPress, preload }: CardProps) {
  const { demo, group } = card;
  const foresee = () => preload(card);
  const only = (name: string, value: string, words = value) => (
    <button
      key={value}
      type="button"
      tabIndex={isActive ? 0 : -1}
      aria-label={`Filter: ${words}`}
      onClick={() => onPress(name, value)}
    >
      {words}
    </button>
  );
  return (
    <li className="demo-card surface position-relative d-flex flex-column">
      <svg width="22" height="22" fill="currentColor" aria-hidden="true">
        <use href={`#${iconId(group, demo.path)}`} />
      </svg>
      <h3>
        <a
          href={demo.path}
          tabIndex={stop ? 0 : -1}
          className="stretched-link text-reset text-decoration-none"
          onPointerEnter={foresee}
          onFocus={foresee}
        >
          {demo.title}
        </a>
      </h3>
      <small className="text-body-secondary">
        {done > 0 && <strong>{`${done} of ${demo.tasks} done · `}</strong>}
        <span>{demo.difficulty ?? 'basic'}</span>
      </small>
      <p className="about overflow-hidden small text-body-secondary">{short(demo.description)}</p>
      <p className="belongs d-flex flex-wrap overflow-hidden text-nowrap mt-auto mb-0">
        {only('group', group.config.name, group.config.title)}
        {demo.tags.slice(0, 3).map((tag) => only('tag', tag))}
      </p>
    </li>
  );
});

/** Shortens a description to the words that fit on a card. */
const short = (text: string) => (text.length > 80 ? `${text.slice(0, 79).replace(/\W+\w*$/, '')}…` : text);
