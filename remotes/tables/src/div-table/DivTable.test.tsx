import { render, screen, within } from '@testing-library/react';
import DivTable from './DivTable';

const texts = (elements: HTMLElement[]) => elements.map((element) => element.textContent);

test('has the headings head1, head2 and head3', () => {
  render(<DivTable />);
  expect(texts(screen.getAllByRole('columnheader'))).toEqual(['head1', 'head2', 'head3']);
});

test('has three rows of three cells, each with three letters that never change', () => {
  render(<DivTable />);
  const [, ...rows] = within(screen.getByRole('table', { name: 'A table made of divs' })).getAllByRole('row');
  expect(rows.map((row) => texts(within(row).getAllByRole('cell')))).toEqual([
    ['abc', 'def', 'ghi'],
    ['jkl', 'mno', 'pqr'],
    ['stu', 'vwx', 'yza'],
  ]);
});

test('is made only of divs, without table elements', () => {
  render(<DivTable />);
  const table = screen.getByRole('table');
  expect([table, ...table.querySelectorAll('*')].map(({ tagName }) => tagName)).toEqual(Array(19).fill('DIV'));
});
