import { CopyButton } from '@playground/kit/practice/CopyButton';
import { useState } from 'react';
import { lengthOf } from '../draw/Course';
import type { SiteMap } from '../fetch/groups';
import { addressOfPath, cardsOf, pathNamed, timeOf } from '../find/paths';

export interface MakerProps {
  siteMap: SiteMap;
  /** The path so far: `Week 1:/counter,/form`. */
  chosen: string;
  choose: (chosen: string) => void;
}

/** Makes the address of a path from chosen pages. Nothing is stored. */
export function Maker({ siteMap, chosen, choose }: MakerProps) {
  const at = chosen.lastIndexOf(':');
  const title = chosen.slice(0, Math.max(at, 0));
  const path = pathNamed(siteMap, chosen);
  const pages = path?.steps.map(({ demo }) => demo.path) ?? [];
  const change = (title: string, pages: string[]) => choose((title && `${title}:`) + pages.join(','));
  return (
    <section aria-labelledby="your-own">
      <h2 id="your-own" className="h4 mt-5">
        A path of your own
      </h2>
      <p>
        Choose pages, and give away the address. Learners export their progress as a file.{' '}
        <code className="text-reset">npm --prefix PLAYGROUND run class -- *.json</code> makes a table of these files,
        where PLAYGROUND is the folder of your copy.
      </p>
      <label htmlFor="path-name">Name of the path</label>
      <input
        id="path-name"
        className="form-control mb-3"
        maxLength={60}
        value={title}
        onChange={({ target }) => change(target.value, pages)}
      />
      {path && path.steps.length > 0 ? (
        <>
          <p className="mb-2">{lengthOf(path, [])}</p>
          <ol className="mb-2">
            {path.steps.map(({ demo }, index) => (
              <li key={demo.path}>
                {`${demo.title} `}
                {index > 0 && (
                  <button
                    type="button"
                    className="btn btn-sm group-filter py-0"
                    onClick={() => change(title, pages.toSpliced(index, 1).toSpliced(index - 1, 0, demo.path))}
                  >
                    Up<span className="visually-hidden">{` with ${demo.title}`}</span>
                  </button>
                )}
              </li>
            ))}
          </ol>
          <a href={addressOfPath(path)} className="text-break">
            {addressOfPath(path)}
          </a>
          <CopyButton what="the address of the path" text={new URL(addressOfPath(path), window.location.href).href} />
        </>
      ) : (
        <p>No page is chosen yet.</p>
      )}
      <Choice
        siteMap={siteMap}
        pages={pages}
        tick={(page, isOn) => change(title, isOn ? [...pages, page] : pages.filter((one) => one !== page))}
      />
    </section>
  );
}

interface ChoiceProps {
  siteMap: SiteMap;
  pages: string[];
  tick: (page: string, isOn: boolean) => void;
}

function Choice({ siteMap, pages, tick }: ChoiceProps) {
  const [words, setWords] = useState('');
  const [group, setGroup] = useState('');
  const shown = cardsOf(siteMap)
    .filter(({ group: { config } }) => !group || config.name === group)
    .filter(({ demo }) => `${demo.title} ${demo.tags} ${demo.path}`.toLowerCase().includes(words.trim().toLowerCase()))
    .sort((a, b) => a.demo.title.localeCompare(b.demo.title, 'en'));
  return (
    <>
      <div className="d-flex flex-wrap gap-2 my-3">
        <input
          id="find-pages"
          className="form-control w-auto"
          aria-label="Find pages"
          placeholder="Find pages: frame"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <select
          id="group-of-pages"
          className="group-filter small"
          aria-label="Group"
          value={group}
          onChange={({ target }) => setGroup(target.value)}
        >
          <option value="">All groups</option>
          {siteMap.groups.map(({ config }) => (
            <option key={config.name} value={config.name}>
              {config.title}
            </option>
          ))}
        </select>
      </div>
      <fieldset className="steps paths">
        <legend className="visually-hidden">Pages</legend>
        {shown.map((card) => {
          const { path, title, difficulty = 'basic' } = card.demo;
          const id = `choose${path.replaceAll('/', '-')}`;
          return (
            <div key={path} className="form-check">
              <input
                type="checkbox"
                id={id}
                className="form-check-input"
                aria-describedby={`${id}-about`}
                checked={pages.includes(path)}
                onChange={({ target }) => tick(path, target.checked)}
              />
              <label htmlFor={id} className="form-check-label">
                {title}
              </label>{' '}
              <small id={`${id}-about`} className="text-body-secondary">{`${difficulty} · ${timeOf([card])}`}</small>
            </div>
          );
        })}
      </fieldset>
    </>
  );
}
