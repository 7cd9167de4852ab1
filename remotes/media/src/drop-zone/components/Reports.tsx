import type { Report } from '../upload';

interface Props {
  id: string;
  busy: boolean;
  reports: Report[];
  /** What stands here without a report. */
  none?: string | undefined;
}

/** What the server received, file by file. */
export default function Reports({ id, busy, reports, none = 'The server has received nothing yet.' }: Props) {
  return (
    <div id={id} aria-live="polite" className="mt-3 text-break">
      {busy && <span>Uploading …</span>}
      {!busy && reports.length === 0 && <span className="text-body-secondary">{none}</span>}
      {reports.length > 0 && (
        <ul className="mb-0">
          {reports.map(({ name, length, sha256, type }, index) => (
            <li key={`${index} ${sha256}`}>
              <strong>{name}</strong>, {length} {length === 1 ? 'byte' : 'bytes'}, type {type}, SHA-256{' '}
              <code>{sha256}</code>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
