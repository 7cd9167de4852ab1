import { CONTRACT, type PublishedDemo } from '../contract/manifest';

export const demo = (path: string, changes: Partial<PublishedDemo> = {}): PublishedDemo => ({
  title: 'Counter',
  path,
  aliases: [],
  description: 'Counts.',
  frame: 'full',
  expose: './counter/Counter',
  tags: ['click'],
  beyond: false,
  pages: [],
  ...changes,
});

/** The manifest file of a build with these demos, all made of its first module. `build` is what tells two builds apart. */
export const manifest = (demos: unknown[], build = 'abc', metaData: object = {}) => ({
  metaData: {
    contract: CONTRACT,
    remoteEntry: { name: `static/remoteEntry.${build}.js`, path: '' },
    demos,
    icons: '',
    practice: '',
    ...metaData,
  },
  exposes: [
    {
      path: './counter/Counter',
      assets: { js: { sync: [`static/counter.${build}.js`] }, css: { sync: [`static/counter.${build}.css`] } },
    },
    { path: './other/Other', assets: { js: { sync: ['static/other.js'] }, css: { sync: [] } } },
  ],
});
