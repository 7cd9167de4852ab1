import { render, screen, within } from '@testing-library/react';
import DynamicTable from './DynamicTable';
import { superheroes } from './data';

test('is a table of the eight superheroes, each once and with the real name', () => {
  render(<DynamicTable />);
  const table = within(screen.getByRole('table', { name: 'Superheroes and their real names' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Superhero', 'Real name']);
  expect(table.getAllByRole('rowheader')).toHaveLength(8);
  expect(new Set(superheroes.map(({ real_name }) => real_name)).size).toBe(8);
  for (const { superhero_name, real_name } of superheroes) {
    const row = within(table.getByRole('row', { name: `${superhero_name} ${real_name}` }));
    expect(row.getByRole('rowheader')).toHaveTextContent(superhero_name);
    expect(row.getByRole('cell')).toHaveTextContent(real_name);
  }
});
