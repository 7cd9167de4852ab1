import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ScrollPanels from './ScrollPanels';

beforeAll(() => {
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const BY_SCRIPT = 'Missed: a script dispatched click. A person must do it.';
const outcome = (name: string) => screen.getByRole('status', { name });

test('the same row of the other panel is a miss', async () => {
  const user = userEvent.setup();
  render(<ScrollPanels />);
  await user.click(document.getElementById('pick-left-30') as HTMLElement);
  expect(outcome('Two panels side by side')).toHaveTextContent('Missed: row 30 of the left panel was picked.');
  await user.click(document.getElementById('pick-right-30') as HTMLElement);
  // The events of user-event are not trusted. The browser test has `Done:`.
  expect(outcome('Two panels side by side')).toHaveTextContent(BY_SCRIPT);
});

test('another cell, tile or invoice is a miss that names it', async () => {
  const user = userEvent.setup();
  render(<ScrollPanels />);
  await user.click(document.getElementById('mark-9-1') as HTMLElement);
  expect(outcome('Nested panels')).toHaveTextContent('Missed: row 9, column 1 was marked.');
  await user.click(document.getElementById('choose-1') as HTMLElement);
  expect(outcome('Snapping tiles')).toHaveTextContent('Missed: tile 1 was chosen, not 73.');
  await user.click(document.getElementById('archive-2') as HTMLElement);
  expect(outcome('Shown while hovered')).toHaveTextContent('Missed: invoice 2 was archived, not 17.');
});

test('twenty tiles and no picture have loaded at first', () => {
  render(<ScrollPanels />);
  expect(within(screen.getByRole('region', { name: 'Tiles' })).getAllByRole('listitem')).toHaveLength(20);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a click on the bar is a miss, and so is taking the key before the pictures have loaded', async () => {
  const user = userEvent.setup();
  render(<ScrollPanels />);
  await user.click(screen.getByText('This bar stays at the top.'));
  expect(outcome('Under a sticky bar')).toHaveTextContent('Missed: the bar took the click.');
  // The role of one button among all tiles takes seconds to compute.
  await user.click(screen.getByText('Take the key'));
  expect(outcome('Below lazy pictures')).toHaveTextContent(
    'Missed: 0 of 5 pictures had loaded when the key was taken.',
  );
});
