import { paths } from '../plainDocuments';
import Framed from './Framed';
import Panel from './Panel';
import type { Origin } from './useOrigin';

/** `sandbox` is the attribute of the frame; without it there is no sandbox. */
const sandboxes: { id: string; title: string; sandbox?: string; path?: string }[] = [
  { id: 'no-sandbox', title: 'No sandbox' },
  { id: 'scripts-only', title: 'Scripts only', sandbox: 'allow-scripts' },
  { id: 'scripts-and-origin', title: 'Scripts and same origin', sandbox: 'allow-scripts allow-same-origin' },
  { id: 'forms-only', title: 'Forms without scripts', sandbox: 'allow-forms', path: paths.scriptless },
];

export default function SandboxPanel({ own }: { own: Origin }) {
  return (
    <Panel
      id="sandboxes"
      title="One form in four sandboxes"
      task="Send the form where it can be sent, and read in each frame what works there."
      hard="what a click does depends on an attribute of the frame, outside the document that has the button."
    >
      <div className="row g-3">
        {sandboxes.map(({ id, title, sandbox, path = paths.sandboxed }) => (
          <figure className="col-12 col-lg-6 mb-0" key={title}>
            <figcaption className="h6">{title}</figcaption>
            <Framed id={`${id}-frame`} title={title} sandbox={sandbox} origin={own} path={path} height={380} />
          </figure>
        ))}
      </div>
    </Panel>
  );
}
