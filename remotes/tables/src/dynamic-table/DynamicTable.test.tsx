import { render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import DynamicTable from './DynamicTable';
import { superheroes } from './data';

const order = () => screen.getAllByRole('rowheader').map((header) => header.textContent);
const sorted = superheroes.map(({ superhero_name }) => superhero_name).sort();

/** The order on one load of the page. */
function load(search: string) {
  window.history.replaceState(null, '', `/dynamicTable${search}`);
  const { unmount } = render(<DynamicTable />, { wrapper: StrictMode });
  const shown = order();
  unmount();
  return shown;
}

afterEach(() => window.history.replaceState(null, '', '/'));

test('shows each of the eight superheroes once, with the real name', () => {
  render(<DynamicTable />);
  expect(order()).toHaveLength(8);
  expect(order().sort()).toEqual(sorted);
  expect(new Set(superheroes.map(({ real_name }) => real_name)).size).toBe(8);
  for (const { superhero_name, real_name } of superheroes) {
    const row = screen.getByRole('row', { name: `${superhero_name} ${real_name}` });
    expect(within(row).getByRole('rowheader')).toHaveTextContent(superhero_name);
    expect(within(row).getByRole('cell')).toHaveTextContent(real_name);
  }
});

test('is a real table with a name and column headers', () => {
  render(<DynamicTable />);
  expect(screen.getByRole('table', { name: 'Superheroes and their real names' })).toBeInTheDocument();
  const headers = screen.getAllByRole('columnheader');
  expect(headers.map((header) => header.textContent)).toEqual(['Superhero', 'Real name']);
  for (const header of headers) expect(header).toHaveAttribute('scope', 'col');
  for (const header of screen.getAllByRole('rowheader')) expect(header).toHaveAttribute('scope', 'row');
});

test('shuffles the rows on each load', () => {
  const orders = Array.from({ length: 20 }, () => load(''));
  expect(new Set(orders.map((one) => one.join())).size).toBeGreaterThan(10);
  expect(new Set(orders.map((one) => one.at(-1))).size).toBeGreaterThan(3);
});

test('the same seed in the address gives the same order, and another seed gives another order', () => {
  expect(load('?seed=banana')).toEqual(load('?seed=banana'));
  expect(load('?seed=banana')).not.toEqual(load('?seed=guarana'));
});

test('keeps its order while the page is open', () => {
  const { rerender } = render(<DynamicTable />);
  const before = order();
  rerender(<DynamicTable />);
  expect(order()).toEqual(before);
});
