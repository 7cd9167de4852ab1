import { clearAsDriver } from '@playground/kit/test/clearAsDriver';
import { render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { amountText, parseAmount } from './amounts';
import { useLastComplete } from './components/useLastComplete';
import { csvOf } from './csv';
import DataGrid from './DataGrid';
import { draw, type Order } from './draw';

beforeEach(() => window.history.replaceState(null, '', '/dataGrid?seed=7'));
afterEach(() => window.history.replaceState(null, '', '/'));

const order: Order = {
  number: 'O-1',
  customer: 'Ada',
  city: 'Lyon',
  amount: 123_450,
  date: '2027-03-09',
  state: 'New',
  note: 'Gate 1',
};

test('shows ten of 500 orders in a table with headers, without dates', () => {
  render(<DataGrid />);
  const table = screen.getByRole('table', { name: 'Orders' });
  expect(within(table).getAllByRole('rowheader')).toHaveLength(10);
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Number', 'Customer', 'City', 'Amount', 'State', 'Menu']);
  expect(screen.getByRole('status', { name: 'Orders shown' })).toHaveTextContent('500 of 500 orders, 0 selected.');
});

test('for any seed, the stations ask about different orders, and never about one of the first hundred', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { orders, asked } = draw(String(seed));
    const named = [asked.customer, asked.edit.order, ...asked.selection, asked.hidden, asked.menu, asked.export];
    expect(new Set(named).size).toBe(7);
    for (const one of named) expect(orders.indexOf(one)).toBeGreaterThanOrEqual(100);
    expect(asked.menu.state).toBe('New');
    expect(asked.edit.amount).not.toBe(asked.edit.order.amount);
    const thirdOf = (some: Order[]) => some.map(({ amount }) => amount).sort((one, other) => other - one)[2];
    const ofCity = orders.filter(({ city }) => city === asked.city);
    expect(ofCity.length).toBeGreaterThan(3);
    // The filter for that city leaves orders of another one, and one of these is among the highest three.
    const filtered = orders.filter(({ city }) => city.toLowerCase().includes(asked.city.toLowerCase()));
    expect(filtered.length).toBeGreaterThan(ofCity.length);
    expect(thirdOf(filtered)).not.toBe(thirdOf(ofCity));
    expect(asked.export.note).toMatch(/^Ring "twice" at no\. \d+,\nthe neighbour knows$/);
    expect(orders.filter(({ city }) => city.toLowerCase().includes(asked.export.city.toLowerCase()))).toEqual(
      orders.filter(({ city }) => city === asked.export.city),
    );
    // Filtering by a city must not leave an order because of its customer.
    const customers = [...new Set(orders.map(({ customer }) => customer))].join();
    for (const city of new Set(orders.map((one) => one.city))) expect(customers).not.toContain(city);
  }
});

test('accepts amounts above zero with up to two decimals, and says what is wrong with others', () => {
  expect([' 1,234.50 ', '1234.5', '0.01', '1,000,000'].map(parseAmount)).toEqual([123_450, 123_450, 1, 100_000_000]);
  expect(['0', '0.00', '-3', '- 3.5'].map(parseAmount)).toEqual(Array(4).fill('an amount must be above zero'));
  for (const odd of ['1.234,50', '12,34', '1.005', '1e3', 'x', '.5', 'Infinity', '١٢'])
    expect(parseAmount(odd)).toBe('an amount must look like 1234.50 or 1,234.50');
  expect(parseAmount('1000000.01')).toBe('an amount must be at most 1,000,000.00');
  expect(parseAmount(' ')).toBe('nothing was typed');
  expect(amountText(123_450)).toBe('1,234.50');
});

test('quotes fields as RFC 4180 says, and leaves no formula for a spreadsheet to run', () => {
  const csv = csvOf([
    order,
    { ...order, customer: 'Smith "Smithy", Ltd.', note: 'two\nlines' },
    { ...order, customer: '@home', note: '=1+1' },
    { ...order, customer: '-minus-', note: '+"x"' },
  ]);
  expect(csv.split('\r\n')).toEqual([
    'Number,Customer,City,Amount,Date,State,Note',
    'O-1,Ada,Lyon,1234.50,2027-03-09,New,Gate 1',
    'O-1,"Smith ""Smithy"", Ltd.",Lyon,1234.50,2027-03-09,New,"two\nlines"',
    "O-1,'@home,Lyon,1234.50,2027-03-09,New,'=1+1",
    `O-1,'-minus-,Lyon,1234.50,2027-03-09,New,"'+""x"""`,
    '',
  ]);
});

test('Escape keeps the old amount, Enter and leaving the field save a new one', async () => {
  const user = userEvent.setup();
  render(<DataGrid />);
  const row = within(document.querySelector('tbody tr') as HTMLElement);
  const amount = () => row.getByRole('button', { name: /^[\d,.]+$/ });
  const old = amount().textContent;
  await user.click(amount());
  await user.keyboard('5{Escape}');
  expect(amount()).toHaveTextContent(old);
  expect(amount()).toHaveFocus();
  await user.keyboard('{Enter}0{Enter}');
  expect(row.getByRole('textbox')).toHaveValue('0');
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('‘0’ is refused: an amount must be above zero.');
  expect(alert).toHaveTextContent(`keeps ${old}. Press Escape to leave the field.`);
  await user.keyboard('{Backspace}5{Enter}');
  expect(amount()).toHaveTextContent('5.00');
  expect(alert).toBeEmptyDOMElement();
  await user.click(amount());
  await user.keyboard('6');
  await user.tab();
  expect(amount()).toHaveTextContent('6.00');
  expect(screen.getByText(/^Missed: O-\d+ was changed to 6\.00, but the task is about O-\d+\.$/)).toBeVisible();
});

test('what stands around the rows belongs to the last complete ones', () => {
  const { result, rerender } = renderHook((now) => useLastComplete(now.value, now.isComplete), {
    initialProps: { value: 'Page 1 of 50', isComplete: true },
  });
  rerender({ value: 'Page 1 of 5', isComplete: false });
  expect(result.current).toBe('Page 1 of 50');
  rerender({ value: 'Page 1 of 5', isComplete: true });
  expect(result.current).toBe('Page 1 of 5');
});

test('clear() of a driver shows all orders again', async () => {
  render(<DataGrid />);
  await userEvent.type(screen.getByLabelText('Filter'), '??');
  clearAsDriver(screen.getByLabelText('Filter'));
  expect(screen.getByLabelText('Orders shown')).toHaveTextContent('500 of 500 orders');
});
