// What it needs of the shell, it gets as properties, for the reason that guide/Contents.tsx gives.
import { memo, type ReactNode, startTransition, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Group, Route, SiteMap } from '../fetch/groups';
import type { Card, Fits } from '../find/search';
import { Icons, iconId } from './Icons';

/** The cards of a long list that are drawn first. The others, out of sight, follow in a transition. */
const FIRST = 60;

export interface FinderProps {
  siteMap: SiteMap;
  /** Whether there can be cards: all groups have answered, or are late. */
  settled: boolean;
  params: URLSearchParams;
  setParam: SetParam;
  /** The groups that did not answer. */
  away: ReactNode;
  preload: (route: Route) => void;
}

export type SetParam = (name: string, value: string) => void;

export function Finder({ siteMap, settled, params, setParam, away, preload }: FinderProps) {
  const { groups } = siteMap;
  const [search, setSearch] = useState(params.get('search') ?? '');
  const [group, tag, sort] = ['group', 'tag', 'sort'].map((name) => params.get(name) ?? '') as [string, string, string];
  const wanted = useDeferredValue(search);

  useEffect(() => {
    // Not at each key: browsers limit how often the address may change.
    const timer = setTimeout(() => {
      if ((params.get('search') ?? '') !== search) setParam('search', search);
    }, 300);
    return () => clearTimeout(timer);
  }, [search, params, setParam]);

  const cards = useMemo(() => (settled ? cardsOf(siteMap) : []), [settled, siteMap]);
  const tags = useMemo(() => [...new Set(cards.flatMap(({ demo }) => demo.tags))].sort(ORDER.compare), [cards]);
  const fits = useSearch(groups, search !== '');
  // What was searched for comes first, in one grid.
  const best = wanted.trim() !== '' && !sort;
  const [shown, near] = useMemo(() => {
    const all = cards
      .map((card) => ({ card, fit: wanted.trim() ? fits(card, wanted.toLowerCase()) : 1 }))
      .filter(
        ({ card, fit }) =>
          fit > 0 && (!group || card.group.config.name === group) && (!tag || card.demo.tags.includes(tag)),
      )
      .sort((a, b) => (sort ? rankOf(a.card) - rankOf(b.card) : b.fit - a.fit));
    const found = all.filter(({ fit }) => fit >= 1);
    return [found, found.length > 0 ? [] : all.slice(0, 6)].map((some) => some.map(({ card }) => card)) as [
      Card[],
      Card[],
    ];
  }, [cards, wanted, fits, group, tag, sort]);
  const use = { onPress: setParam, preload };
  const spec = useMemo(() => shown.filter(({ demo }) => best || !demo.beyond), [shown, best]);
  const beyond = useMemo(() => shown.filter(({ demo }) => !best && demo.beyond), [shown, best]);

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: jsdom does not know <search> yet, so React warns. */}
      <div role="search" className="finder d-grid gap-3 mb-3">
        <label className="visually-hidden" htmlFor="search">
          Search the demos
        </label>
        <input
          id="search"
          type="search"
          className="form-control form-control-lg"
          placeholder="Search: iframe, drag, upload…"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <fieldset className="d-flex flex-wrap gap-2">
          <legend className="visually-hidden">Group</legend>
          {[{ name: '', title: 'All groups' }, ...groups.map(({ config }) => config)].map(({ name, title }) => (
            <button
              key={name}
              type="button"
              className="btn btn-sm group-filter"
              aria-pressed={group === name}
              onClick={() => setParam('group', name)}
            >
              {title}
            </button>
          ))}
        </fieldset>
        <div className="d-flex flex-wrap gap-2">
          <select
            id="tag"
            className="group-filter small"
            aria-label="Tag"
            value={tag}
            onChange={(event) => setParam('tag', event.target.value)}
          >
            <option value="">All tags</option>
            {tags.map((tag) => (
              <option key={tag}>{tag}</option>
            ))}
          </select>
          <button
            type="button"
            className="btn btn-sm group-filter"
            aria-pressed={sort !== ''}
            onClick={() => setParam('sort', sort ? '' : 'difficulty')}
          >
            Sort by difficulty
          </button>
        </div>
        <nav className="d-flex flex-wrap gap-3">
          <a href="/guide#first">Learn</a>
          <a href="/guide#programs">Test a tool</a>
          <a href="/guide#score-an-agent">Score an agent</a>
        </nav>
      </div>
      {away}
      <p role="status" className="text-body-secondary small">
        {settled ? count(shown.length, cards.length) : '\u00a0'}
      </p>
      {settled && shown.length === 0 && cards.length > 0 && (
        <p>
          <button
            type="button"
            className="btn btn-sm group-filter"
            onClick={() => {
              setSearch('');
              setParam('group', '');
              setParam('tag', '');
            }}
          >
            Show all demos
          </button>
        </p>
      )}
      {settled ? (
        <>
          {near.length > 0 && (
            <>
              <p>These are near:</p>
              <Grid cards={near} label="Near" {...use} />
            </>
          )}
          {spec.length > 0 && <Grid cards={spec} label="Demos" {...use} />}
          {groups.map((group) => (
            <Icons key={group.config.name} group={group} />
          ))}
          {best && groups.map((group) => <Icons key={group.config.name} group={group} of="iconsBeyond" />)}
          {beyond.length > 0 && <Beyond groups={groups} cards={beyond} {...use} />}
        </>
      ) : (
        <Placeholders />
      )}
    </>
  );
}

function count(shown: number, all: number): string {
  if (shown === 0) return all === 0 ? 'No demos are available.' : 'No demo matches. Try another word or another group.';
  return shown === all ? `${all} demos` : `${shown} of ${all} demos`;
}

/** The second grid, with icons as soon as it is near the screen. */
function Beyond({ groups, ...grid }: { groups: Group[]; cards: Card[] } & Use) {
  const section = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '50%',
    });
    observer.observe(section.current as HTMLElement);
    return () => observer.disconnect();
  }, []);
  return (
    <section aria-labelledby="beyond" ref={section}>
      <h2 id="beyond" className="h4 mt-5 mb-3">
        Beyond the basics
      </h2>
      <Grid label="Demos beyond the basics" {...grid} />
      {near && groups.map((group) => <Icons key={group.config.name} group={group} of="iconsBeyond" />)}
    </section>
  );
}

interface Use extends Pick<FinderProps, 'preload'> {
  onPress: SetParam;
}

const Grid = memo(function Grid({ cards, label, ...use }: { cards: Card[]; label: string } & Use) {
  const [whole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  const drawn = whole ? cards : cards.slice(0, FIRST);
  return (
    <ul className="grid list-unstyled m-0" aria-label={label}>
      {drawn.map((card) => (
        <DemoCard key={`${card.group.config.name} ${card.demo.path}`} card={card} {...use} />
      ))}
    </ul>
  );
});

const DemoCard = memo(function DemoCard({ card, onPress, preload }: { card: Card } & Use) {
  const { demo, group } = card;
  const foresee = () => preload(card);
  // Not reached by Tab: each card would be five stops. With the keyboard, you choose groups and tags above the cards.
  const only = (name: string, value: string, words = value) => (
    <button
      key={value}
      type="button"
      tabIndex={-1}
      aria-label={`Filter: ${words}`}
      onClick={() => onPress(name, value)}
    >
      {words}
    </button>
  );
  return (
    <li className="demo-card position-relative d-flex flex-column">
      <svg width="22" height="22" fill="currentColor" aria-hidden="true">
        <use href={`#${iconId(group, demo.path)}`} />
      </svg>
      <h2>
        <a
          href={demo.path}
          className="stretched-link text-reset text-decoration-none"
          onPointerEnter={foresee}
          onFocus={foresee}
        >
          {demo.title}
        </a>
      </h2>
      <small className="text-body-secondary">{demo.difficulty ?? 'basic'}</small>
      <p className="about small text-body-secondary">{short(demo.description)}</p>
      <p className="belongs d-flex flex-wrap overflow-hidden text-nowrap mt-auto mb-0">
        {only('group', group.config.name, group.config.title)}
        {demo.tags.slice(0, 3).map((tag) => only('tag', tag))}
      </p>
    </li>
  );
});

function Placeholders() {
  return (
    <div className="grid" aria-hidden="true">
      {Array.from({ length: 12 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are equal and never change.
        <div key={index} className="demo-card opacity-50" />
      ))}
    </div>
  );
}

/** Shortens a description to the words that fit on a card. */
const short = (text: string) => (text.length > 80 ? `${text.slice(0, 79).replace(/\W+\w*$/, '')}…` : text);

/** In the order of titles. A demo whose path another one has taken gets no card. */
function cardsOf({ routes }: SiteMap): Card[] {
  return [...routes.entries()]
    .filter(([address, { page, demo }]) => page === demo && address === demo.path.toLowerCase())
    .map(([, { demo, page, group }]) => {
      const words = [demo.title, demo.description, demo.path, group.config.title, ...demo.tags];
      return { demo, page, group, words: words.join(' ').toLowerCase() };
    })
    .sort((a, b) => ORDER.compare(a.demo.title, b.demo.title));
}

const ORDER = new Intl.Collator('en');

/** How well a card fits a search in lower case. When somebody searches, a better one is loaded. */
function useSearch(groups: Group[], wanted: boolean): Fits {
  const [fits, setFits] = useState<Fits>(() => hasWords);
  useEffect(() => {
    if (!wanted) return;
    import(/* webpackChunkName: "search" */ '../find/search')
      .then(({ searchOf }) => searchOf(groups, (better) => setFits(() => better)))
      // Ignored, because the search still knows the words of the cards.
      .catch(() => {});
  }, [groups, wanted]);
  return fits;
}

const hasWords: Fits = ({ words }, search) => Number(search.split(/\s+/).every((word) => words.includes(word)));

/** Cards that do not say it are basic. */
const rankOf = ({ demo: { difficulty } }: Card) => ['tricky', 'hard'].indexOf(difficulty ?? '');
