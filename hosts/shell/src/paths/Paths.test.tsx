import { routesOf } from '@playground/kit/contract/routes';
import { demo } from '@playground/kit/test/manifest';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { Group, SiteMap } from '../fetch/groups';
import { Paths } from './Paths';

const config = { name: 'group', title: 'Group', url: 'http://group.test' };
const group: Group = { config, state: 'ready', whole: true, until: 0 };
const demos = [
  demo('/a', { title: 'A', paths: { forms: 2 }, tasks: 2 }),
  demo('/b', { title: 'B', paths: { forms: 1 }, tasks: 3 }),
];
const siteMap: SiteMap = { groups: [group], routes: routesOf([{ group, demos }]) };

const show = async (address: string) => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Paths siteMap={siteMap} />
    </MemoryRouter>,
  );
  await screen.findByText('Your progress');
};
const own = () => within(screen.getByRole('region', { name: 'A path of your own' }));
const link = (name: string) => screen.getByRole('link', { name });

test('a path lists its pages in order, with their tasks and time', async () => {
  await show('/paths/forms');
  const path = within(screen.getByRole('region', { name: 'Forms' }));
  expect(path.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'B 0 of 3 done · 6 min',
    'A 0 of 2 done · 4 min',
  ]);
  expect(link('Start with the first page')).toHaveAttribute('href', '/b?path=forms');
});

test('the address can hold a list of pages', async () => {
  await show('/paths?path=/a');
  expect(link('A')).toHaveAttribute('href', '/a?path=/a');
});

test('an unknown path says so, and all paths are there', async () => {
  await show('/paths/unknown');
  expect(screen.getByText(/There is no path of this name\./)).toBeInTheDocument();
  expect(link('Forms')).toHaveAttribute('href', '/paths/forms');
});

test('a path of your own is an address, in the order in which you choose the pages', async () => {
  const user = userEvent.setup();
  await show('/paths');
  expect(screen.getByText('No page is chosen yet.')).toBeInTheDocument();
  for (const name of ['B', 'A']) await user.click(screen.getByRole('checkbox', { name }));
  expect(link('/paths?path=/b,/a')).toHaveAttribute('href', '/paths?path=/b,/a');
  expect(own().getByText('2 pages · 10 min by hand')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Up with A' }));
  expect(link('/paths?path=/a,/b')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'B' }));
  expect(link('/paths?path=/a')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Name of the path' }), 'Week 1: A/B');
  expect(link('/paths?path=Week%201:%20A/B:/a')).toBeInTheDocument();
});

test('the choice is in the address, so a reload keeps it', async () => {
  await show('/paths?choose=Week 1:/b,/a');
  expect(screen.getByRole('checkbox', { name: 'A' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Name of the path' })).toHaveValue('Week 1');
  expect(link('/paths?path=Week%201:/b,/a')).toBeInTheDocument();
});

test('the pages to choose from say how hard and long they are, and are found by a word or a group', async () => {
  const user = userEvent.setup();
  await show('/paths');
  expect(screen.getByRole('checkbox', { name: 'B' })).toHaveAccessibleDescription('basic · 6 min');
  await user.type(screen.getByRole('textbox', { name: 'Find pages' }), '/b');
  expect(
    own()
      .getAllByRole('checkbox')
      .map(({ id }) => id),
  ).toEqual(['choose-b']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Group' }), 'Group');
  expect(own().getAllByRole('checkbox')).toHaveLength(1);
});

test('a path of your own has its name as heading, and its steps keep it', async () => {
  await show('/paths?path=Week 1:/b,/a');
  expect(screen.getByRole('heading', { level: 1, name: 'Week 1' })).toBeInTheDocument();
  expect(link('B')).toHaveAttribute('href', '/b?path=Week%201:/b,/a');
});
