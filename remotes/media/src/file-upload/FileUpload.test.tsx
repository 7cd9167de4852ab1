import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FileUpload from './FileUpload';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const group = (label: string) => field(label).closest('fieldset') as HTMLElement;
const reset = (label: string) => within(group(label)).getByRole('button', { name: /^Reset / });
const names = (label: string) =>
  within(group(label))
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
const file = (name: string, lastModified = 1, path?: string) => {
  const made = new File(['x'], name, { lastModified });
  if (path) Object.defineProperty(made, 'webkitRelativePath', { value: path });
  return made;
};

const LABELS = ['Single file', 'Multiple files', 'Directory'];

test('starts with three empty fields: for one file, for several files and for a folder', () => {
  render(<FileUpload />);
  for (const label of LABELS) expect(names(label)).toEqual([]);
  expect(field('Single file').multiple).toBe(false);
  expect(field('Multiple files').multiple).toBe(true);
  expect(field('Directory')).toHaveAttribute('webkitdirectory');
  for (const button of screen.getAllByRole('button')) expect(button).toHaveTextContent(/^Reset$/);
});

test('the names of the field, the group and the Reset button do not contain each other', async () => {
  const user = userEvent.setup();
  render(<FileUpload />);
  for (const [label, what] of [
    ['Single file', 'One file'],
    ['Multiple files', 'Several files'],
    ['Directory', 'A folder'],
  ] as const) {
    await user.upload(field(label), file('mango.txt'));
    expect(screen.getAllByLabelText(label, { exact: false })).toEqual([field(label)]);
    expect(screen.getByRole('group', { name: what })).toBe(group(label));
    expect(screen.getByRole('button', { name: `Reset ${what.toLowerCase()}` })).toBe(reset(label));
  }
});

test('the single field shows the name of its file, and a new choice replaces it', async () => {
  const user = userEvent.setup();
  render(<FileUpload />);
  await user.upload(field('Single file'), file('mango.txt'));
  await user.upload(field('Single file'), file('papaya.txt'));
  expect(names('Single file')).toEqual(['papaya.txt']);
});

test('the multiple field collects files, but not one whose name and time are already there', async () => {
  const user = userEvent.setup();
  render(<FileUpload />);
  await user.upload(field('Multiple files'), [file('b.txt', 1), file('a.txt', 1)]);
  await user.upload(field('Multiple files'), [file('b.txt', 1), file('b.txt', 2)]);
  expect(names('Multiple files')).toEqual(['b.txt', 'a.txt', 'b.txt']);
});

test('the directory field shows the files of the folder and their paths', async () => {
  render(<FileUpload />);
  // jsdom cannot choose a folder, so this passes the files that a real browser gives.
  fireEvent.change(field('Directory'), {
    target: { files: [file('a.txt', 1, 'fruit/a.txt'), file('a.txt', 1, 'fruit/ripe/a.txt')] },
  });
  expect(names('Directory')).toEqual(['a.txt fruit', 'a.txt fruit/ripe']);
  expect(screen.getAllByText('a.txt')).toHaveLength(2);
});

test('Reset empties only its own field, which then accepts the same file again', async () => {
  const user = userEvent.setup();
  render(<FileUpload />);
  const chosen = file('mango.txt');
  for (const label of LABELS) await user.upload(field(label), chosen);
  for (const label of LABELS) {
    await user.click(reset(label));
    for (const each of LABELS) expect(names(each)).toEqual(each === label ? [] : ['mango.txt']);
    expect(field(label).files).toHaveLength(0);
    await user.upload(field(label), chosen);
    expect(names(label)).toEqual(['mango.txt']);
  }
});

test('shows names as they are', async () => {
  const odd = ['"quo\'ted".txt', 'two\nlines.txt', '🥭.png', '../../etc/passwd', '<b>bold</b>.html', ' .txt'];
  const user = userEvent.setup();
  render(<FileUpload />);
  await user.upload(
    field('Multiple files'),
    odd.map((name) => file(name)),
  );
  expect(names('Multiple files')).toEqual(odd);
});

test('shows a file of any size without reading or sending it', async () => {
  const user = userEvent.setup();
  const reader = FileReader.prototype;
  const uses = [
    jest.spyOn(globalThis, 'fetch'),
    jest.spyOn(URL, 'createObjectURL'),
    jest.spyOn(reader, 'readAsArrayBuffer'),
    jest.spyOn(reader, 'readAsDataURL'),
    jest.spyOn(reader, 'readAsText'),
  ];
  const huge = file('huge.bin');
  Object.defineProperty(huge, 'size', { value: 2 * 1024 ** 3 });
  render(<FileUpload />);
  await user.upload(field('Single file'), huge);
  await user.upload(field('Multiple files'), new File([], 'empty.txt'));
  expect(names('Single file')).toEqual(['huge.bin']);
  expect(names('Multiple files')).toEqual(['empty.txt']);
  for (const use of uses) {
    expect(use).not.toHaveBeenCalled();
    use.mockRestore();
  }
});
