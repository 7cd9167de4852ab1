import { clearAsDriver } from '@playground/kit/test/clearAsDriver';
import { act, configure, fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import Phone from './Phone';

// The list has 200 countries, and to ask of each whether it is hidden is slow.
configure({ defaultHidden: true });

const phone = () => screen.getByLabelText<HTMLInputElement>('Phone');
const flag = () => screen.getByRole('button');
const list = () => screen.queryByRole('listbox');
const search = () => screen.getByPlaceholderText('search');
const countries = () => screen.getAllByRole('option').map((option) => option.textContent);
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

function setUp() {
  const onChange = jest.fn<void, [string]>();
  render(
    <>
      <input aria-label="Before" />
      <Phone onChange={(digits) => onChange(digits)} />
      <input aria-label="After" />
    </>,
  );
  return { user: userEvent.setup(), onChange };
}

async function choose(user: UserEvent, name: string) {
  await user.click(flag());
  await user.click(screen.getByText(name));
}

test('starts empty in the United States, with the list closed', () => {
  setUp();
  expect(phone()).toHaveValue('');
  expect(phone()).toHaveAttribute('placeholder', '+1 (201) 555-0123');
  expect(phone()).toHaveAttribute('type', 'tel');
  expect(flag()).toHaveAttribute('title', 'United States: + 1');
  expect(list()).not.toBeInTheDocument();
});

test('writes a typed number in the mask of its country and reports its digits', async () => {
  const { user, onChange } = setUp();
  await user.type(phone(), '12015550123');
  expect(phone()).toHaveValue('+1 (201) 555-0123');
  expect(onChange).toHaveBeenLastCalledWith('12015550123');
});

test('a selection made on focus stays, so you can overwrite it', async () => {
  setUp();
  fill(phone(), '12015550123');
  jest.useFakeTimers();
  act(() => phone().focus());
  phone().select();
  act(() => jest.runAllTimers());
  jest.useRealTimers();
  expect([phone().selectionStart, phone().selectionEnd]).toEqual([0, 17]);
});

test.each([
  ['all', 0, 17, '441234567890', '+44 1234 567890'],
  ['the code of the area', 4, 7, '305', '+1 (305) 555-0123'],
  ['the end', 13, 17, '9999', '+1 (201) 555-9999'],
])('digits typed over %s stay in their order', async (_, from, to, typed, shown) => {
  const { user } = setUp();
  fill(phone(), '12015550123');
  await user.click(phone());
  phone().setSelectionRange(from, to);
  await user.keyboard(typed);
  expect(phone()).toHaveValue(shown);
});

test('clear() of a driver empties the field, and what follows is a new number', async () => {
  const { user, onChange } = setUp();
  fill(phone(), '12015550123');
  clearAsDriver(phone());
  expect(phone()).toHaveValue('');
  expect(onChange).toHaveBeenLastCalledWith('');
  await user.type(phone(), '441234567890');
  expect(phone()).toHaveValue('+44 1234 567890');
});

test.each([
  ['5511961234567', '+55 (11) 961234567', 'Brazil: + 55'],
  ['4915123456789', '+49 1512 3456789', 'Germany: + 49'],
])('shows the country of the number %s that is filled in at once', (number, shown, country) => {
  const { onChange } = setUp();
  fill(phone(), number);
  expect(flag()).toHaveAttribute('title', country);
  expect(phone()).toHaveValue(shown);
  expect(onChange).toHaveBeenLastCalledWith(number);
});

test('writes a number without a mask in groups, and accepts 15 digits but not 16', async () => {
  const { user, onChange } = setUp();
  await choose(user, 'Chile');
  await user.type(phone(), '1234567890123');
  expect(phone()).toHaveValue('+56 123 456 789 012 3');
  onChange.mockClear();
  await user.type(phone(), '9');
  await user.paste('9'.repeat(1000));
  expect(phone()).toHaveValue('+56 123 456 789 012 3');
  expect(onChange).not.toHaveBeenCalled();
});

test('reports an empty text when you delete the number', async () => {
  const { user, onChange } = setUp();
  await user.clear(phone());
  await user.type(phone(), '4{Backspace}');
  expect(onChange).toHaveBeenLastCalledWith('');
  expect(phone()).toHaveValue('');
});

test('the flag opens the list, in which the United States and the United Kingdom stand out, and closes it', async () => {
  const { user } = setUp();
  await user.click(flag());
  expect(list()).toBeVisible();
  expect(flag()).toHaveAttribute('aria-expanded', 'true');
  expect(countries().length).toBeGreaterThan(180);
  const preferred = screen.getAllByRole('option').filter((option) => option.classList.contains('preferred'));
  expect(preferred.map((option) => option.textContent)).toEqual(['United Kingdom+44', 'United States+1']);
  await user.click(flag());
  expect(list()).not.toBeInTheDocument();
});

test('a chosen country closes the list, and stays even if another one has the same dial code', async () => {
  const { user, onChange } = setUp();
  await choose(user, 'Canada');
  expect(list()).not.toBeInTheDocument();
  expect(phone()).toHaveValue('+1');
  expect(onChange).toHaveBeenLastCalledWith('1');
  await user.type(phone(), '2045550123');
  expect(flag()).toHaveAttribute('title', 'Canada: + 1');
});

test('the search narrows the list by name and by dial code, until a driver clears it', async () => {
  const { user } = setUp();
  await user.click(flag());
  expect(search()).toHaveFocus();
  const all = countries();
  fill(search(), 'germ');
  expect(countries()).toEqual(['Germany+49']);
  fill(search(), '595');
  expect(countries()).toEqual(['Paraguay+595']);
  clearAsDriver(search());
  expect(search()).toHaveValue('');
  expect(countries()).toEqual(all);
});

test('a search without a match shows a message', async () => {
  const { user } = setUp();
  await user.click(flag());
  fill(search(), 'zzz');
  expect(screen.getByText('No entries to show')).toBeVisible();
  fireEvent.keyDown(search(), { key: 'Enter', keyCode: 13 });
  expect(list()).toBeVisible();
});

test('arrow keys and Enter choose from the search results, and Enter does not submit', async () => {
  const onSubmit = jest.fn();
  const user = userEvent.setup();
  render(
    <form onSubmit={onSubmit}>
      <Phone onChange={() => {}} />
    </form>,
  );
  await user.click(flag());
  fill(search(), 'united');
  // The library reads keyCode, which user-event does not send.
  fireEvent.keyDown(search(), { key: 'ArrowDown', keyCode: 40 });
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('United Kingdom');
  expect(fireEvent.keyDown(search(), { key: 'Enter', keyCode: 13 })).toBe(false);
  expect(phone()).toHaveValue('+44');
  expect(list()).not.toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each([
  [
    'a click outside',
    (user: UserEvent) => user.click(screen.getByLabelText('After')),
    () => screen.getByLabelText('After'),
  ],
  ['Escape', (user: UserEvent) => user.keyboard('{Escape}'), flag],
  ['Tab', (user: UserEvent) => user.tab(), () => screen.getByLabelText('After')],
])('%s closes the list and keeps the number', async (_, close, focused) => {
  const { user } = setUp();
  fill(phone(), '12015550123');
  await user.click(flag());
  fill(search(), 'germ');
  await close(user);
  expect(list()).not.toBeInTheDocument();
  expect(focused()).toHaveFocus();
  expect(phone()).toHaveValue('+1 (201) 555-0123');
});

test.each(['{Enter}', ' '])('the key "%s" opens the list from the flag', async (key) => {
  const { user } = setUp();
  for (let tabs = 0; tabs < 3; tabs += 1) await user.tab();
  expect(flag()).toHaveFocus();
  await user.keyboard(key);
  expect(list()).toBeVisible();
  expect(search()).toHaveValue('');
});
