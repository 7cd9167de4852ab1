import { Station, useOutcome } from '@playground/kit/stations/Station';
import { useState } from 'react';
import type { Report } from '../messages';
import { paths } from '../plainDocuments';
import { stations } from '../stations';
import Framed from './Framed';
import type { Origin } from './useOrigin';
import { useReports } from './useReports';

const sandboxes: { id: string; title: string; sandbox?: string; path?: string }[] = [
  { id: 'no-sandbox', title: 'No sandbox' },
  { id: 'scripts-only', title: 'Scripts only', sandbox: 'allow-scripts' },
  { id: 'scripts-and-origin', title: 'Scripts and same origin', sandbox: 'allow-scripts allow-same-origin' },
  { id: 'forms-only', title: 'Forms without scripts', sandbox: 'allow-forms', path: paths.scriptless },
];

export default function Sandboxes({ own }: { own: Origin }) {
  const [outcome, { done, missed }] = useOutcome();
  const [answered] = useState(() => new Set<string>());
  const [loads] = useState(() => new Map<HTMLIFrameElement, number>());
  const answer = (title: string) => {
    answered.add(title);
    if (answered.size === sandboxes.length) done('two forms were sent, and two were refused.');
  };
  const hear = ({ trusted }: Report, { title }: HTMLIFrameElement) =>
    trusted ? answer(title) : missed('Send was pressed by a script.');
  const framed = useReports(own.url, hear);
  const opaque = useReports('null', hear);
  // A document without scripts cannot report. A second load means that its form was sent.
  const load = (frame: HTMLIFrameElement) => {
    const times = (loads.get(frame) ?? 0) + 1;
    loads.set(frame, times);
    if (times > 1) answer(frame.title);
  };
  return (
    <Station of={stations.sandboxes} outcome={outcome}>
      <div className="row g-3">
        {sandboxes.map(({ id, title, sandbox, path = paths.sandboxed }) => (
          <figure className="col-12 col-lg-6 mb-0" key={title}>
            <figcaption className="h6">{title}</figcaption>
            <Framed
              ref={sandbox === 'allow-scripts' ? opaque : framed}
              id={`${id}-frame`}
              title={title}
              sandbox={sandbox}
              origin={own}
              path={path}
              height={380}
              onLoad={({ currentTarget }) => load(currentTarget)}
            />
          </figure>
        ))}
      </div>
    </Station>
  );
}
