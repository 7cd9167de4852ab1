import { clearAsDriver } from '@playground/kit/test/clearAsDriver';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import Phone from './Phone';

const phone = () => screen.getByLabelText('Phone');
const flag = () => screen.getByRole('button');
const list = () => screen.queryByRole('listbox');
const search = () => screen.getByPlaceholderText('search');
const countries = () => screen.getAllByRole('option').map((option) => option.textContent);

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
  await user.click(within(screen.getByRole('listbox')).getByText(name));
}

test('starts empty in the United States, with the list closed', () => {
  setUp();
  expect(phone()).toHaveValue('');
  expect(phone()).toHaveAttribute('placeholder', '+1 (201) 555-0123');
  expect(phone()).toHaveAttribute('type', 'tel');
  expect(flag()).toHaveAttribute('title', 'United States: + 1');
  expect(list()).not.toBeInTheDocument();
});

test('writes an American number in the mask of its country and reports its digits', async () => {
  const { user, onChange } = setUp();
  await user.type(phone(), '12015550123');
  expect(phone()).toHaveValue('+1 (201) 555-0123');
  expect(onChange).toHaveBeenLastCalledWith('12015550123');
});

test('a selection made on focus stays, so you can overwrite it', async () => {
  const { user } = setUp();
  await user.type(phone(), '12015550123');
  await user.click(screen.getByLabelText('After'));
  jest.useFakeTimers();
  const field = phone() as HTMLInputElement;
  act(() => field.focus());
  field.select();
  act(() => jest.runAllTimers());
  jest.useRealTimers();
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 17]);
});

test.each([
  ['all', 0, 17, '441234567890', '+44 1234 567890'],
  ['the code of the area', 4, 7, '305', '+1 (305) 555-0123'],
  ['the end', 13, 17, '9999', '+1 (201) 555-9999'],
])('digits typed over %s stay in their order', async (_, from, to, typed, shown) => {
  const { user } = setUp();
  await user.type(phone(), '12015550123');
  (phone() as HTMLInputElement).setSelectionRange(from, to);
  await user.keyboard(typed);
  expect(phone()).toHaveValue(shown);
});

test('clear() of a driver empties the field, and what follows is a new number', async () => {
  const { user, onChange } = setUp();
  await user.type(phone(), '12015550123');
  clearAsDriver(phone());
  expect(phone()).toHaveValue('');
  expect(onChange).toHaveBeenLastCalledWith('');
  await user.type(phone(), '441234567890');
  expect(phone()).toHaveValue('+44 1234 567890');
});

test('shows the country of the typed number', async () => {
  const { user, onChange } = setUp();
  await user.clear(phone());
  await user.type(phone(), '5511961234567');
  expect(flag()).toHaveAttribute('title', 'Brazil: + 55');
  expect(phone()).toHaveValue('+55 (11) 961234567');
  expect(onChange).toHaveBeenLastCalledWith('5511961234567');
});

test('writes a number in groups if its country has no mask', async () => {
  const { user } = setUp();
  await choose(user, 'Chile');
  await user.type(phone(), '912345678');
  expect(phone()).toHaveValue('+56 912 345 678');
});

test('accepts 15 digits but not 16', async () => {
  const { user, onChange } = setUp();
  await choose(user, 'Chile');
  await user.type(phone(), '1234567890123');
  const value = (phone() as HTMLInputElement).value;
  expect(value.replace(/\D/g, '')).toHaveLength(15);
  onChange.mockClear();
  await user.type(phone(), '9');
  expect(phone()).toHaveValue(value);
  await user.paste('9'.repeat(1000));
  expect(phone()).toHaveValue(value);
  expect(onChange).not.toHaveBeenCalled();
});

test('reports an empty text when you delete the number', async () => {
  const { user, onChange } = setUp();
  await user.clear(phone());
  await user.type(phone(), '4{Backspace}');
  expect(onChange).toHaveBeenLastCalledWith('');
  expect(phone()).toHaveValue('');
});

test('the flag opens the list of countries and closes it again', async () => {
  const { user } = setUp();
  await user.click(flag());
  expect(list()).toBeVisible();
  expect(flag()).toHaveAttribute('aria-expanded', 'true');
  expect(countries().length).toBeGreaterThan(180);
  await user.click(flag());
  expect(list()).not.toBeInTheDocument();
});

test('the United States and the United Kingdom stand out in the list', async () => {
  const { user } = setUp();
  await user.click(flag());
  const preferred = screen.getAllByRole('option').filter((option) => option.classList.contains('preferred'));
  expect(preferred.map((option) => option.textContent)).toEqual(['United Kingdom+44', 'United States+1']);
});

test('choosing a country closes the list and changes the dial code', async () => {
  const { user, onChange } = setUp();
  await choose(user, 'Germany');
  expect(list()).not.toBeInTheDocument();
  expect(phone()).toHaveValue('+49');
  expect(onChange).toHaveBeenLastCalledWith('49');
});

test('a country stays chosen even if another one has the same dial code', async () => {
  const { user } = setUp();
  await choose(user, 'Canada');
  await user.type(phone(), '2045550123');
  expect(flag()).toHaveAttribute('title', 'Canada: + 1');
});

test('the search narrows the list by name and by dial code', async () => {
  const { user } = setUp();
  await user.click(flag());
  expect(search()).toHaveFocus();
  await user.type(search(), 'germ');
  expect(countries()).toEqual(['Germany+49']);
  await user.clear(search());
  await user.type(search(), '595');
  expect(countries()).toEqual(['Paraguay+595']);
});

test('clear() of a driver empties the search, and all countries are in the list again', async () => {
  const { user } = setUp();
  await user.click(flag());
  const all = countries().length;
  await user.type(search(), 'germ');
  clearAsDriver(search());
  expect(search()).toHaveValue('');
  expect(countries()).toHaveLength(all);
});

test('a search without a match shows a message', async () => {
  const { user } = setUp();
  await user.click(flag());
  await user.type(search(), 'zzz');
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
  await user.type(search(), 'united');
  // The library reads keyCode, which user-event does not send.
  fireEvent.keyDown(search(), { key: 'ArrowDown', keyCode: 40 });
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('United Kingdom');
  expect(fireEvent.keyDown(search(), { key: 'Enter', keyCode: 13 })).toBe(false);
  expect(phone()).toHaveValue('+44');
  expect(list()).not.toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a click outside closes the list', async () => {
  const { user } = setUp();
  await user.click(flag());
  await user.click(screen.getByLabelText('After'));
  expect(list()).not.toBeInTheDocument();
});

test.each(['', 'germ'])('Escape closes the list with "%s" in the search, and the flag has the focus', async (typed) => {
  const { user } = setUp();
  await user.click(flag());
  if (typed) await user.type(search(), typed);
  await user.keyboard('{Escape}');
  expect(list()).not.toBeInTheDocument();
  expect(flag()).toHaveFocus();
});

test('Tab closes the list and moves on to the next field', async () => {
  const { user } = setUp();
  await user.click(flag());
  await user.tab();
  expect(list()).not.toBeInTheDocument();
  expect(screen.getByLabelText('After')).toHaveFocus();
});

test.each(['{Enter}', ' '])('the key "%s" opens the list from the flag', async (key) => {
  const { user } = setUp();
  await user.tab();
  await user.tab();
  await user.tab();
  expect(flag()).toHaveFocus();
  await user.keyboard(key);
  expect(list()).toBeVisible();
  expect(search()).toHaveValue('');
});

test('opening and closing the list keeps the typed number', async () => {
  const { user } = setUp();
  await user.type(phone(), '12015550123');
  await user.click(flag());
  await user.keyboard('{Escape}');
  expect(phone()).toHaveValue('+1 (201) 555-0123');
  await user.click(flag());
  await user.click(document.body);
  expect(phone()).toHaveValue('+1 (201) 555-0123');
});

test('leaves no listener behind', () => {
  const add = jest.spyOn(document, 'addEventListener');
  const remove = jest.spyOn(document, 'removeEventListener');
  const { unmount } = render(<Phone onChange={() => {}} />);
  const added = add.mock.calls.filter(([type]) => type === 'mousedown').length;
  unmount();
  expect(remove.mock.calls.filter(([type]) => type === 'mousedown')).toHaveLength(added);
  expect(added).toBeGreaterThan(0);
});
