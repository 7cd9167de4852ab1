import { render, screen, within } from '@testing-library/react';
import Regex from './Regex';

const lines = (country: string) =>
  within(screen.getByRole('region', { name: country }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);

test('has a list for each of five countries, but no links and buttons', () => {
  render(<Regex />);
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Argentina',
    'Brazil',
    'Germany',
    'Italy',
    'United States',
  ]);
  expect(screen.getAllByRole('list')).toHaveLength(5);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  ['Argentina', /^www\.[a-z]+\.gob\.ar$/, /^\+54 9 11 \d{4}-\d{4}$/, /^[A-HJ-NP-Z]\d{4}[A-Z]{3}$/],
  ['Brazil', /^www\.gov\.br$/, /^\+55 \([1-9]{2}\) 9\d{4}-\d{4}$/, /^\d{5}-\d{3}$/],
  ['Germany', /^www\.[a-z]+\.de$/, /^\+49 30 23125 \d{3}$/, /^(?!00)\d{5}$/],
  ['Italy', /^www\.[a-z]+\.it$/, /^\+39 3\d{2} \d{3} \d{4}$/, /^\d{5}$/],
  ['United States', /^www\.[a-z]+\.gov$/, /^\+1 \([2-9]\d{2}\) 555-01\d{2}$/, /^\d{5}-\d{4}$/],
])('%s writes its website, phone number and ZIP code in its own format', (country, website, phone, zip) => {
  render(<Regex />);
  const [first, second, third, ...more] = lines(country);
  expect(first?.replace('Website: ', '')).toMatch(website);
  expect(second?.replace('Phone: ', '')).toMatch(phone);
  expect(third?.replace('ZIP code: ', '')).toMatch(zip);
  expect(more).toEqual([]);
});

test('each text is on the page only once', () => {
  render(<Regex />);
  const texts = screen.getAllByRole('listitem').map((line) => line.textContent);
  expect(new Set(texts).size).toBe(15);
});
