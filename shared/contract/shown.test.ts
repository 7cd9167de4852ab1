import { CONTRACT, type PublishedDemo, readManifest } from './manifest';
import { shownOf } from './shown';

const demo = (path: string, changes: Partial<PublishedDemo> = {}) => ({
  title: path.slice(1),
  path,
  aliases: [],
  description: '',
  frame: 'full' as const,
  expose: './x/X',
  tags: ['x'],
  beyond: false,
  pages: [],
  ...changes,
});

const group = (title: string, ...demos: unknown[]) => {
  const metaData = { contract: CONTRACT, demos, remoteEntry: { name: 'entry.js' }, icons: '', practice: '' };
  return { title, manifest: readManifest('http://crew.test', { metaData, exposes: [] }) };
};

test('what another page has is left out, with the reason', () => {
  const first = group('Forms', demo('/counter'), demo('/twice', { aliases: ['/alias'] }));
  const second = group(
    'Crew',
    demo('/COUNTER', { title: 'Stolen counter' }),
    demo('/guide', { title: 'My guide' }),
    demo('/own', { title: 'Own', aliases: ['/alias', '/mine', '/own'] }),
    demo('/own', { title: 'Own again' }),
  );
  const shown = shownOf([first, second]);
  expect(shown.get(first)).toMatchObject({ demos: [{ path: '/counter' }, { path: '/twice' }], leftOut: [] });
  expect(shown.get(second)?.demos).toMatchObject([{ path: '/own', title: 'Own', aliases: ['/mine', '/own'] }]);
  expect(shown.get(second)?.leftOut).toEqual([
    'The address /counter of Stolen counter is left out: counter of Forms has it.',
    'The address /guide of My guide is left out: Guide of the shell has it.',
    'The address /alias of Own is left out: twice of Forms has it.',
    'The address /own of Own again is left out: Own of Crew has it.',
  ]);
});

test('a further page that another demo has is left out, and its demo stays', () => {
  const { aliases, description, frame, expose } = demo('/other');
  const further = { title: 'Further', path: '/counter', aliases, description, frame, expose };
  const crew = group('Crew', demo('/counter'), demo('/other', { pages: [further, { ...further, path: '/more' }] }));
  const shown = shownOf([crew]).get(crew);
  expect(shown?.demos.map(({ pages }) => pages.map(({ path }) => path))).toEqual([[], ['/more']]);
});

test('a demo with a wrong field is left out, whatever it is', () => {
  const crew = group('Crew', { ...demo('/ring'), title: '' }, null, { ...demo('/x'), path: 3, title: 4 });
  expect(shownOf([crew]).get(crew)?.leftOut).toEqual([
    'The demo /ring is left out: it has no title.',
    expect.stringMatching(/^The demo without a path is left out: it .+\.$/),
    expect.stringMatching(/^The demo without a path is left out: it .+\.$/),
  ]);
});
