import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nameOf } from './components/WrongType';
import DropZone from './DropZone';
import { stations } from './stations';

const outcome = (name: string) => screen.getByRole('status', { name });
const BY_SCRIPT = /^Missed: a script dispatched \w+, and no person did it\.$/;
const calls = jest.fn();

beforeEach(() => {
  window.history.replaceState(null, '', '/dropZone?seed=7');
  calls.mockReset();
  jest.spyOn(window, 'fetch').mockImplementation(calls);
});
afterEach(() => jest.restoreAllMocks());

test('each station has its task and an outcome, and none is done at first', () => {
  render(<DropZone />);
  for (const { name, goal } of Object.values(stations)) {
    expect(within(screen.getByRole('region', { name })).getByText(goal)).toBeVisible();
    expect(outcome(name)).toHaveTextContent(/^Not done yet\.$/);
  }
  expect(screen.getByRole('button', { name: 'Cancel upload' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Resume upload' })).toBeDisabled();
});

test.each([
  ['Hidden input', 'Upload chosen file'],
  ['Too large', 'Upload large file'],
  ['Wrong type', 'Upload picture'],
  ['Twenty at once', 'Upload twenty files'],
  ['Progress and cancel', 'Upload slowly'],
  ['Connection breaks', 'Upload and break'],
])('%s: a press by a script sends nothing', async (name, button) => {
  render(<DropZone />);
  await userEvent.setup().click(screen.getByRole('button', { name: button }));
  expect(outcome(name)).toHaveTextContent(BY_SCRIPT);
  expect(calls).not.toHaveBeenCalled();
});

test('a drop and a paste by a script send nothing', () => {
  render(<DropZone />);
  const files = [new File(['a'], 'a.txt')];
  fireEvent.drop(screen.getByRole('region', { name: 'Drop a file here' }), { dataTransfer: { files } });
  expect(outcome('Drop')).toHaveTextContent(BY_SCRIPT);
  fireEvent.paste(screen.getByLabelText('Paste a picture here'), { clipboardData: { files } });
  expect(outcome('Paste')).toHaveTextContent(BY_SCRIPT);
  expect(calls).not.toHaveBeenCalled();
});

test('the name of the picture follows the seed', () => {
  expect(nameOf('7')).toBe(nameOf('7'));
  expect(nameOf('7')).not.toBe(nameOf('8'));
  render(<DropZone />);
  expect(screen.getByText(nameOf('7'))).toBeVisible();
});
