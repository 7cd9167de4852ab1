import { modeOf, searchOf } from './mode';

export default function SecondIframe() {
  return (
    <main className="p-3">
      <h1 className="h4">Second iframe</h1>
      <p>
        The secret of this frame is behind the link{' '}
        <a href={`/nestedIframes/secondIframeSecret${searchOf(modeOf(window.location.search))}`}>samba</a>
      </p>
    </main>
  );
}
