import { render, screen } from '@testing-library/react';
import { readSiteConfig } from '../../contract/site';
import { askedBuild, Conditions } from './Conditions';

const services = { mail: 'http://api.test', geocoder: 'http://api.test', inbox: 'http://inbox.test' };
const remotes = [{ name: 'media', title: 'Media', url: 'http://media.test' }];
const site = readSiteConfig({ shell: 'http://shell.test', remotes, services });

afterEach(() => window.history.replaceState(null, '', '/'));

const said = (search: string, of = site) => {
  window.history.replaceState(null, '', search);
  render(<Conditions site={of} />);
  return screen.queryAllByRole('paragraph').map(({ textContent }) => textContent?.replace(/×$/, ''));
};

test('the build that a page has is named, also if the shell has a second host name', () => {
  expect(said('?build.media=next')).toEqual(['The group ‘Media’ has the build ‘next’']);
  expect(askedBuild('media')).toBe('next');
});

test('if an address names two builds of a group, the first counts', () => {
  const ignored = '‘0123456789ab’ is ignored: only the first build of a group counts.';
  expect(said('?build.media=next&build.media=0123456789ab')).toEqual([
    'The group ‘Media’ has the build ‘next’',
    ignored,
  ]);
  expect(askedBuild('media')).toBe('next');
});

test.each(['', 'https://evil.test', '//evil.test', '../x', '<b>', 'next\n', 'NEXT', 'x'.repeat(100_000)])(
  '%.30s is not the name of a build, and opens none',
  (asked) => {
    const [words] = said(`?build.media=${encodeURIComponent(asked)}&build.media=next`);
    expect(words).toMatch(/^‘.{0,41}’ is not the name of a build\. This is the current build\.$/s);
    expect(askedBuild('media')).toBeUndefined();
  },
);

test('a group that the site does not have is named, shortened', () => {
  expect(said(`?build.${'x'.repeat(100_000)}=next&build.constructor=next`)).toEqual([
    `There is no group ‘${'x'.repeat(40)}…’.`,
    'There is no group ‘constructor’.',
  ]);
});

test('on a group’s own origin, the line says that this is the current build', () => {
  const own = { ...site, remotes: [{ ...remotes[0], url: window.location.origin }] } as typeof site;
  expect(said('?build.media=next', own)).toEqual(['Only the shell opens other builds. This is the current build.']);
});

test('a group that the address names elsewhere, and that is not from there, is named', () => {
  const ignored =
    '‘remote.media’ is ignored. Only ‘npm run dev’ takes a group from elsewhere, and only from http://localhost:….';
  expect(said('?remote.media=http://localhost:4002&remote.nobody=http://localhost:4002')).toEqual([
    ignored,
    'There is no group ‘nobody’.',
  ]);
  expect(said('?remote.media=4002')).toContain(ignored);
});

test('a group that is from where the address says has no line', () => {
  expect(said('?remote.media=http://media.test/')).toEqual([]);
});

test('nothing is shown without conditions', () => {
  expect(said('?search=seed')).toEqual([]);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});
