import { routesOf } from '@playground/kit/contract/routes';
import { useProgress } from '@playground/kit/progress';
import { demo } from '@playground/kit/test/manifest';
import { act, render, renderHook, screen } from '@testing-library/react';
import type { Group, SiteMap } from '../fetch/groups';
import { Next } from './Next';
import { PathLine } from './PathLine';

const group = { config: { name: 'group' } } as Group;
const demos = [
  demo('/a', { title: 'A', paths: { forms: 1 }, tags: ['x', 'y'] }),
  demo('/b', { title: 'B', paths: { forms: 2 }, tags: ['x'] }),
  demo('/c', { title: 'C', paths: { forms: 3, frames: 1 }, tags: ['z'] }),
  demo('/d', { title: 'D', tags: ['x', 'y'] }),
];
const siteMap: SiteMap = { groups: [group], routes: routesOf([{ group, demos }]) };
const at = (path: string, name: string) => {
  const found = demos.find((one) => one.path === path) as (typeof demos)[number];
  return { siteMap, name, demo: found };
};
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('a page knows its neighbours in the path of the address', () => {
  const { rerender, container } = render(<PathLine {...at('/b', 'forms')} />);
  expect(links()).toEqual([
    ['Forms', '/paths/forms'],
    ['Before: A', '/a?path=forms'],
    ['Next: C', '/c?path=forms'],
  ]);
  expect(screen.getByText('Page 2 of 3')).toBeInTheDocument();
  rerender(<PathLine {...at('/d', '/d,/a')} />);
  expect(links()).toEqual([
    ['Your path', '/paths?path=/d,/a'],
    ['Next: A', '/a?path=/d,/a'],
  ]);
  rerender(<PathLine {...at('/d', 'forms')} />);
  expect(container).toBeEmptyDOMElement();
});

test('after the last task come the next page and what has the same tags; after the last page, the next path', () => {
  const { rerender } = render(<Next {...at('/a', '')} />);
  expect(links()).toEqual([
    ['Next: B', '/b?path=forms'],
    ['D', '/d'],
  ]);
  rerender(<Next {...at('/c', 'forms')} />);
  // A page that was left out comes first.
  expect(links()).toEqual([['Next: A', '/a?path=forms']]);
  const { result } = renderHook(useProgress);
  act(() => result.current.take(['/a one', '/b one', '/c one']));
  rerender(<Next key="done" {...at('/c', 'forms')} />);
  expect(screen.getByText('You have done all pages of ‘Forms’.')).toBeInTheDocument();
  expect(links()).toEqual([['Look at all paths', '/paths']]);
  act(() => result.current.clear());
  rerender(<Next {...at('/d', '')} />);
  expect(links()).toEqual([
    ['A', '/a'],
    ['B', '/b'],
  ]);
});

test('more like this is what shares a rare tag, and of equals what is as hard', () => {
  const counter = demo('/counter', { tags: ['click', 'state'] });
  const others = [
    demo('/svg', { title: 'SVG', tags: ['svg', 'click'], difficulty: 'tricky' }),
    demo('/button', { title: 'Button', tags: ['click'] }),
    demo('/checkbox', { title: 'Checkbox', tags: ['state'] }),
  ];
  const siteMap = { groups: [group], routes: routesOf([{ group, demos: [counter, ...others] }]) };
  render(<Next siteMap={siteMap} name="" demo={counter} />);
  expect(links().map(([title]) => title)).toEqual(['Checkbox', 'Button', 'SVG']);
});
