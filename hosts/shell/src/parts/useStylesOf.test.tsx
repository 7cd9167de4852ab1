import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useStylesOf } from './useStylesOf';

const CREW = 'http://crew.test';
const OTHER = 'http://other.test';

function add(href: string, media = ''): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, media });
  document.head.append(link);
  return link;
}

const sheets: HTMLLinkElement[] = [];
const media = () => sheets.map((link) => link.media);

/** The `media` of each style sheet when a page could first measure itself. */
const seen: string[][] = [];

function Measured() {
  useLayoutEffect(() => {
    seen.push(media());
  }, []);
  return null;
}

function Page({ origin }: { origin: string }) {
  useStylesOf(origin);
  return <Measured />;
}

test('style sheets of a group apply on its own pages only, from before a page measures itself', async () => {
  const block = document.getElementById('playground') as HTMLElement;
  block.textContent = JSON.stringify({ remotes: [{ url: CREW }, { url: OTHER }] });
  const ofNoGroup = ['/static/main.css', `${CREW}.example/x.css`, 'chrome-extension://abc/x.css'].map((href) =>
    add(href),
  );
  sheets.push(add(`${CREW}/bell.css`), add(`${CREW}/wide.css`, 'print'), add(`${OTHER}/x.css`));
  await Promise.resolve();
  expect(media()).toEqual(['not all', 'not all', 'not all']);
  const { rerender, unmount } = render(<Page key="1" origin={CREW} />);
  rerender(<Page key="2" origin={CREW} />);
  rerender(<Page key="3" origin={OTHER} />);
  expect(seen).toEqual([
    ['', 'print', 'not all'],
    ['', 'print', 'not all'],
    ['not all', 'not all', ''],
  ]);
  sheets.push(add(`${OTHER}/late.css`), add(`${CREW}/late.css`));
  await Promise.resolve();
  expect(media()).toEqual(['not all', 'not all', '', '', 'not all']);
  unmount();
  expect(new Set(media())).toEqual(new Set(['not all']));
  expect(ofNoGroup.map((link) => link.media)).toEqual(['', '', '']);
});
