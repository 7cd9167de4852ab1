import { modeOf, searchOf } from './mode';
import SecondFrame from './SecondFrame';

export default function FirstIframe() {
  return (
    <main className="p-3">
      <h1 className="h4">First iframe</h1>
      <p>
        The secret of this frame is behind the link{' '}
        <a href={`/nestedIframes/firstIframesecret${searchOf(modeOf(window.location.search))}`}>tapioca</a>
      </p>
      <SecondFrame />
    </main>
  );
}
