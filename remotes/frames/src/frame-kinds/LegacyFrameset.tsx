import Frameset from './components/Frameset';
import { frameset } from './frameset';

export default function LegacyFrameset() {
  return (
    <Frameset>
      <iframe
        id="frameset-frame"
        title="Legacy frameset"
        src={frameset.href}
        height={240}
        className="d-block w-100 border rounded"
      />
    </Frameset>
  );
}
