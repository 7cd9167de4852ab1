// What it needs of the shell, it gets as properties, for the reason that guide/Contents.tsx gives.
import { useProgress } from '@playground/kit/progress';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Group, Route, SiteMap } from '../fetch/groups';
import { cardsOf, pathsOf } from '../find/paths';
import type { Card, Fits } from '../find/search';
import { LateGrid } from './Cards';
import { Course, StartButton } from './Course';
import { Hero } from './Hero';
import { Icons } from './Icons';

/** The cards that are drawn first: five rows. The others are out of sight. */
const FIRST = 20;

export interface FinderProps {
  siteMap: SiteMap;
  /** Whether there can be cards: all groups have answered, or are late. */
  settled: boolean;
  /** Whether all cards are drawn. */
  whole: boolean;
  /** The first cards are drawn. */
  onFirst: () => void;
  params: URLSearchParams;
  setParam: SetParam;
  /** The groups that did not answer. */
  away: ReactNode;
  preload: (route: Route) => void;
}

export type SetParam = (name: string, value: string) => void;

export function Finder({ siteMap, settled, whole, onFirst, params, setParam, away, preload }: FinderProps) {
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

  useEffect(() => {
    if (settled) onFirst();
  }, [settled, onFirst]);

  const cards = useMemo(() => (settled ? inOrder(siteMap) : []), [settled, siteMap]);
  const tags = useMemo(() => [...new Set(cards.flatMap(({ demo }) => demo.tags))].sort(ORDER.compare), [cards]);
  const fits = useSearch(groups, search !== '');
  // What was searched for comes first, in one grid.
  const best = wanted.trim() !== '' && !sort;
  const [shown, near] = useMemo((): [Card[], Card[]] => {
    const all = cards
      .filter((card) => (!group || card.group.config.name === group) && (!tag || card.demo.tags.includes(tag)))
      .map((card) => ({ card, fit: wanted.trim() ? fits(card, wanted.toLowerCase()) : 1 }))
      .filter(({ fit }) => fit > 0)
      .sort((a, b) => (sort ? rankOf(a.card) - rankOf(b.card) : b.fit - a.fit));
    const found = all.filter(({ fit }) => fit >= 1).map(({ card }) => card);
    return found.length > 0 ? [found, []] : [[], all.slice(0, 6).map(({ card }) => card)];
  }, [cards, wanted, fits, group, tag, sort]);
  const paths = useMemo(() => (settled ? pathsOf(siteMap) : []), [settled, siteMap]);
  const progress = useProgress();
  const { done } = progress;
  const use = { onPress: setParam, preload, done };
  const spec = useMemo(() => {
    const all = shown.filter(({ demo }) => best || !demo.beyond);
    return whole ? all : all.slice(0, FIRST);
  }, [shown, best, whole]);
  const beyond = useMemo(() => shown.filter(({ demo }) => whole && !best && demo.beyond), [shown, best, whole]);

  const found = (
    <>
      {shown.length === 0 && cards.length > 0 && (
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
      {near.length > 0 && (
        <>
          <p>These are near:</p>
          <LateGrid groups={groups} of="icons" cards={near} label="Near" {...use} />
        </>
      )}
      {spec.length > 0 && <LateGrid groups={groups} of="icons" cards={spec} label="Demos" {...use} />}
      {best && groups.map((group) => <Icons key={group.config.name} group={group} of="iconsBeyond" />)}
      {beyond.length > 0 && (
        <section aria-labelledby="beyond">
          <h2 id="beyond" className="h4 mt-5 mb-3">
            Beyond the basics
          </h2>
          <LateGrid groups={groups} of="iconsBeyond" cards={beyond} label="Demos beyond the basics" {...use} />
        </section>
      )}
    </>
  );

  return (
    <>
      <Hero done={done.length}>
        <div className="d-flex flex-wrap align-items-center column-gap-4 row-gap-2">
          <StartButton paths={paths} done={done} />
          <nav aria-label="Ways in" className="d-flex flex-wrap gap-3">
            <a href="/guide#first">Learn</a>
            <a href="/paths">Teach</a>
            <a href="/tools">Test a tool</a>
            <a href="/guide#score-an-agent">Score an agent</a>
          </nav>
        </div>
      </Hero>
      {/* biome-ignore lint/a11y/useSemanticElements: jsdom does not know <search> yet, so React warns. */}
      <div role="search" className="finder mb-3">
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
          // clear() of WebDriver sends no input event, but leaves the field.
          onBlur={(event) => setSearch(event.target.value)}
        />
      </div>
      {away}
      {!search && <Course paths={paths} cards={cards} {...progress} />}
      <h2 id="all-pages" className="h4 mt-5 mb-3">
        All pages
      </h2>
      <div className="d-grid gap-3 mb-3">
        <fieldset className="filters d-flex gap-2">
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
        <div className="d-flex flex-wrap align-items-center gap-2">
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
          <small className="keyboard text-body-secondary">
            With the keyboard, the arrow keys move between the cards.
          </small>
        </div>
      </div>
      <p role="status" className="text-body-secondary small">
        {settled ? count(shown.length, cards.length) : '\u00a0'}
      </p>
      {settled ? found : <Placeholders />}
    </>
  );
}

function count(shown: number, all: number): string {
  if (shown === 0) return all === 0 ? 'No demos are available.' : 'No demo matches. Try another word or another group.';
  const demos = all === 1 ? '1 demo' : `${all} demos`;
  return shown === all ? demos : `${shown} of ${demos}`;
}

function Placeholders() {
  return (
    <div className="grid" aria-hidden="true">
      {Array.from({ length: 12 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are equal and never change.
        <div key={index} className="demo-card surface opacity-50" />
      ))}
    </div>
  );
}

/** In the order of titles, with the words that the search knows first. */
const inOrder = (siteMap: SiteMap): Card[] =>
  cardsOf(siteMap)
    .map(({ demo, page, group }) => {
      const words = [demo.title, demo.description, demo.path, group.config.title, ...demo.tags];
      return { demo, page, group, words: words.join(' ').toLowerCase() };
    })
    .sort((a, b) => ORDER.compare(a.demo.title, b.demo.title));

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
