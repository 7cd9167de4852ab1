import type { Station } from '../../contract/station';

/** Links to the stations of a long page. CSS draws their words: a test that looks for a text must not find it here, too. */
export function StationIndex({ of }: { of: Record<string, Station> }) {
  return (
    <nav aria-label="Stations" className="d-flex flex-wrap column-gap-3">
      {Object.values(of).map(({ id, name }, index) => (
        <a key={id} href={`#${id}-title`} aria-labelledby={`${id}-title`}>
          <span data-words={`${index + 1}. ${name}`} />
        </a>
      ))}
    </nav>
  );
}
