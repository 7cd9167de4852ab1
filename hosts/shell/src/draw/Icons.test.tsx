import { render, waitFor } from '@testing-library/react';
import type { Group } from '../fetch/groups';
import { Icons, iconId } from './Icons';

const group: Group = {
  config: { name: 'forms', title: 'Forms', url: 'http://forms.test' },
  state: 'ready',
  until: 0,
  whole: true,
  manifest: { demos: [], entry: '', assets: new Map(), icons: 'http://forms.test/static/icons.abc.json' },
};
const answering = (body: unknown) => jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body));
const drawings = () => [...document.querySelectorAll('symbol')].map((symbol) => symbol.id);

afterEach(() => jest.restoreAllMocks());

test('draws each icon of the group under the name that its card refers to', async () => {
  const fetched = answering({ '/counter': ['M0 0h16', 'M1 1v2'], '/form': ['M2 2h1'] });
  render(<Icons group={group} of="icons" />);
  await waitFor(() => expect(drawings()).toEqual([iconId(group, '/counter'), iconId(group, '/form')]));
  expect(document.querySelectorAll('symbol path')).toHaveLength(3);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('leaves out what is no path data, and what belongs to no path', async () => {
  answering({ '/a': ['url(#x)'], '/b': 'M0 0', '/c': ['M0 0'], 'javascript:x': ['M0 0'], '/d': [7] });
  render(<Icons group={group} of="icons" />);
  await waitFor(() => expect(drawings()).toEqual([iconId(group, '/c')]));
});

test.each([
  ['is missing', () => answering('x').mockResolvedValue(new Response('', { status: 404 }))],
  ['is no JSON', () => answering('x').mockResolvedValue(new Response('<html>'))],
  ['is null', () => answering(null)],
  ['cannot be reached', () => answering('x').mockRejectedValue(new TypeError('Failed to fetch'))],
])('the cards stand without icons, silently, when the file %s', async (_, answer) => {
  const fetched = answer();
  render(<Icons group={group} of="icons" />);
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  await Promise.resolve();
  expect(drawings()).toEqual([]);
});

test('a build without icons is not asked for any', () => {
  const fetched = answering({});
  render(<Icons group={{ ...group, manifest: { demos: [], entry: '', assets: new Map() } }} of="icons" />);
  expect(fetched).not.toHaveBeenCalled();
});
