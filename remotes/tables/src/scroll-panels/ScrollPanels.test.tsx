import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Hover from './components/Hover';
import Nested from './components/Nested';
import Snapping from './components/Snapping';
import TwoPanels from './components/TwoPanels';

// Not by role: among so many buttons that takes seconds.
const outcome = (id: string) => document.getElementById(`${id}-outcome`);

test('the same row of the other panel is a miss', async () => {
  const user = userEvent.setup();
  render(<TwoPanels />);
  await user.click(document.getElementById('pick-left-30') as HTMLElement);
  expect(outcome('two-panels')).toHaveTextContent('Missed: row 30 of the left panel was picked.');
  await user.click(document.getElementById('pick-right-30') as HTMLElement);
  // The events of user-event are not trusted. The browser test has `Done:`.
  expect(outcome('two-panels')).toHaveTextContent('Missed: a script dispatched click. A person must do it.');
});

test('another cell, tile or invoice is a miss that names it', async () => {
  const user = userEvent.setup();
  render([<Nested key="nested" />, <Snapping key="snapping" />, <Hover key="hover" />]);
  await user.click(document.getElementById('mark-9-1') as HTMLElement);
  expect(outcome('nested')).toHaveTextContent('Missed: row 9, column 1 was marked.');
  await user.click(document.getElementById('choose-1') as HTMLElement);
  expect(outcome('snapping')).toHaveTextContent('Missed: tile 1 was chosen, not 73.');
  await user.click(document.getElementById('archive-2') as HTMLElement);
  expect(outcome('hover')).toHaveTextContent('Missed: invoice 2 was archived, not 17.');
});
