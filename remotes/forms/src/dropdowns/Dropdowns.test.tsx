import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Dropdowns from './Dropdowns';

const simple = () => screen.getByRole('button', { name: 'Dropdown button' });
const splitText = () => screen.getByRole('button', { name: 'Split dropdown button' });
const splitArrow = () => screen.getByRole('button', { name: 'Toggle Dropdown' });
// jsdom loads no Bootstrap, so a closed menu is not hidden here. Its button says if it is open.
const item = (menu: string, name: string) => within(screen.getByRole('menu', { name: menu })).getByText(name);
const isOpen = (toggle: HTMLElement) => toggle.getAttribute('aria-expanded') === 'true';
const panel = () =>
  within(screen.getByRole('region', { name: 'Current selections' }))
    .getAllByRole('definition')
    .map((selection) => selection.textContent);

function setUp() {
  render(<Dropdowns />);
  return userEvent.setup();
}

test('starts with three labels, closed menus and no selection', () => {
  setUp();
  expect(isOpen(simple())).toBe(false);
  expect(splitText()).toBeVisible();
  expect(isOpen(splitArrow())).toBe(false);
  expect(screen.getByRole('combobox', { name: 'Simple select' })).toHaveDisplayValue('Open this select menu');
  expect(screen.getByRole('listbox', { name: 'Single-list select' })).toHaveDisplayValue([]);
  expect(screen.getByRole('listbox', { name: 'Multiple-list select' })).toHaveDisplayValue([]);
  expect(panel()).toEqual(['None', 'None', 'None', 'None', 'None']);
});

test('the panel names the five controls', () => {
  setUp();
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Simple dropdown:',
    'Split dropdown:',
    'Simple select:',
    'Single-list select:',
    'Multiple-list select:',
  ]);
  // As tools read the text without the layout.
  expect(screen.getByRole('status')).toHaveTextContent(/^Simple dropdown: None Split dropdown: None Simple select: /);
});

test('the panel lists all five selections at once', async () => {
  const user = setUp();
  await user.click(simple());
  await user.click(item('Dropdown button', 'Another action'));
  await user.click(splitArrow());
  await user.click(item('Split dropdown button', 'Something else here'));
  await user.selectOptions(screen.getByLabelText('Simple select'), 'Two');
  await user.selectOptions(screen.getByLabelText('Single-list select'), 'Three');
  await user.selectOptions(screen.getByLabelText('Multiple-list select'), ['Three', 'One']);
  expect(panel()).toEqual(['Another action', 'Something else here', 'Two', 'Three', 'One, Three']);
});

test('choosing an item closes its menu and changes the label, and you can choose again', async () => {
  const user = setUp();
  await user.click(simple());
  await user.click(item('Dropdown button', 'Action'));
  const toggle = screen.getByRole('button', { name: 'Action' });
  expect(isOpen(toggle)).toBe(false);
  expect(toggle).toHaveFocus();
  await user.click(toggle);
  await user.click(item('Action', 'Another action'));
  expect(panel()[0]).toBe('Another action');
});

test('in the split dropdown, only the arrow opens the menu', async () => {
  const user = setUp();
  await user.click(splitText());
  expect(isOpen(splitArrow())).toBe(false);
  await user.click(splitArrow());
  expect(isOpen(splitArrow())).toBe(true);
  await user.click(item('Split dropdown button', 'Action'));
  expect(screen.getByRole('button', { name: 'Action' })).not.toHaveAttribute('aria-haspopup');
});

test('no choice is None again', async () => {
  const user = setUp();
  const select = screen.getByLabelText('Simple select');
  await user.selectOptions(select, 'One');
  await user.selectOptions(select, 'Open this select menu');
  expect(panel()[2]).toBe('None');
  const multiple = screen.getByLabelText('Multiple-list select');
  await user.selectOptions(multiple, 'Two');
  await user.deselectOptions(multiple, 'Two');
  expect(panel()[4]).toBe('None');
});

test.each([
  ['{Enter}', 'Action'],
  [' ', 'Action'],
  ['{ArrowDown}', 'Action'],
  ['{ArrowUp}', 'Something else here'],
])('the key "%s" opens a menu at %s', async (key, name) => {
  const user = setUp();
  await user.tab();
  await user.keyboard(key);
  expect(isOpen(simple())).toBe(true);
  expect(item('Dropdown button', name)).toHaveFocus();
});

test.each([
  ['{ArrowDown}', 'Another action'],
  ['{ArrowDown>3/}', 'Action'],
  ['{ArrowUp}', 'Something else here'],
  ['{End}', 'Something else here'],
  ['{End}{Home}', 'Action'],
  ['s', 'Something else here'],
  ['a', 'Another action'],
  ['aa', 'Action'],
  ['x', 'Action'],
])('in an open menu %s moves to %s', async (keys, name) => {
  const user = setUp();
  await user.click(simple());
  await user.keyboard(keys);
  expect(item('Dropdown button', name)).toHaveFocus();
});

test('Enter and Space choose the item that has the focus', async () => {
  const user = setUp();
  await user.click(simple());
  await user.keyboard('{ArrowDown}{Enter}');
  expect(panel()[0]).toBe('Another action');
  await user.click(splitArrow());
  await user.keyboard('{End} ');
  expect(panel()[1]).toBe('Something else here');
});

test('Escape closes a menu without a choice and moves the focus back to its button', async () => {
  const user = setUp();
  await user.click(simple());
  await user.keyboard('{ArrowDown}{Escape}');
  expect(isOpen(simple())).toBe(false);
  expect(simple()).toHaveFocus();
  expect(panel()[0]).toBe('None');
});

test('Tab closes a menu and moves on to the next control', async () => {
  const user = setUp();
  await user.click(simple());
  await user.tab();
  expect(isOpen(simple())).toBe(false);
  expect(splitText()).toHaveFocus();
});

test('a click outside or on its own button closes a menu', async () => {
  const user = setUp();
  await user.click(simple());
  await user.click(screen.getByRole('heading'));
  expect(isOpen(simple())).toBe(false);
  await user.click(simple());
  await user.click(simple());
  expect(isOpen(simple())).toBe(false);
});

test('opening one menu closes the other', async () => {
  const user = setUp();
  await user.click(simple());
  await user.click(splitArrow());
  expect(isOpen(simple())).toBe(false);
  expect(isOpen(splitArrow())).toBe(true);
});
