import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Checkbox from './Checkbox';

const box = (name: string) => screen.getByRole('checkbox', { name });
const checked = () => ['First', 'Second', '1', '2'].filter((name) => (box(name) as HTMLInputElement).checked);

test('starts with two groups of two unchecked boxes', () => {
  render(<Checkbox />);
  const boxes = (group: string) => within(screen.getByRole('group', { name: group })).getAllByRole('checkbox');
  expect(boxes('In words')).toEqual([box('First'), box('Second')]);
  expect(boxes('In digits')).toEqual([box('1'), box('2')]);
  expect(checked()).toEqual([]);
});

test('a click on a box changes only this box', async () => {
  const user = userEvent.setup();
  render(<Checkbox />);
  await user.click(box('First'));
  expect(checked()).toEqual(['First']);
  await user.click(box('Second'));
  await user.click(box('2'));
  expect(checked()).toEqual(['First', 'Second', '2']);
  await user.click(box('First'));
  expect(checked()).toEqual(['Second', '2']);
});

test('a click on the label and the space bar change the box too', async () => {
  const user = userEvent.setup();
  render(<Checkbox />);
  await user.click(screen.getByText('1'));
  expect(checked()).toEqual(['1']);
  await user.keyboard(' ');
  expect(checked()).toEqual([]);
});
