import { render, screen } from '@testing-library/react';
import ScrollDown from './ScrollDown';

test('has six statements in order, from pineapple to jabuticaba', () => {
  render(<ScrollDown />);
  const statements = screen.getAllByRole('paragraph').map((statement) => statement.textContent?.toLowerCase());
  const fruits = ['pineapple', 'guarana', 'cashew', 'passion fruit', 'pitanga', 'jabuticaba'];
  expect(statements).toHaveLength(fruits.length);
  for (const [index, fruit] of fruits.entries()) expect(statements[index]).toContain(fruit);
});
