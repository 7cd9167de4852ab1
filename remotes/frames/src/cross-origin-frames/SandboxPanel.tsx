import formUrl from './assets/sandboxed.html';
import scriptlessUrl from './assets/scriptless.html';
import './assets/sandboxed.js';
import './assets/sent.html';
import '!./assets/plain.css';
import Framed from './Framed';
import Panel from './Panel';
import { useOrigin } from './reachable';

/** By what is allowed; `undefined` is no sandbox at all. */
const sandboxes: { title: string; sandbox?: string; form?: string }[] = [
  { title: 'No sandbox' },
  { title: 'Scripts only', sandbox: 'allow-scripts' },
  { title: 'Scripts and same origin', sandbox: 'allow-scripts allow-same-origin' },
  { title: 'Forms without scripts', sandbox: 'allow-forms', form: scriptlessUrl },
];

/** Files have absolute addresses in the shell; standing alone, their remote needs none. */
const address = (url: string) => new URL(url, window.location.href);

export default function SandboxPanel() {
  const own = useOrigin(address(formUrl).origin);
  return (
    <Panel
      title="One form in four sandboxes"
      task="Send the form where it can be sent, and read in each frame what works there."
      hard="what a click does depends on an attribute that stands outside the document with the button."
    >
      <div className="row g-3">
        {sandboxes.map(({ title, sandbox, form = formUrl }) => (
          <figure className="col-12 col-lg-6 mb-0" key={title}>
            <figcaption className="h6">{title}</figcaption>
            <Framed title={title} sandbox={sandbox} origin={own} path={address(form).pathname} height={380} />
          </figure>
        ))}
      </div>
    </Panel>
  );
}
