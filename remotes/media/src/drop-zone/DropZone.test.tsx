import { byHand } from '@playground/kit/test/trust';
import { act, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Upload } from 'tus-js-client';
import Chooser from './components/Chooser';
import Drop from './components/Drop';
import OpenAndSave, { wordOf } from './components/OpenAndSave';
import Paste from './components/Paste';
import { useParts } from './components/useParts';
import { nameOf } from './components/WrongType';
import DropZone from './DropZone';

const outcome = (name: string) => screen.getByRole('status', { name });
const BY_SCRIPT = /^Missed: a script .+\. A person must do it\.$/;
const calls = jest.fn();

beforeEach(() => {
  window.history.replaceState(null, '', '/dropZone?seed=7');
  calls.mockReset();
  jest.spyOn(window, 'fetch').mockImplementation(calls);
});
afterEach(() => jest.restoreAllMocks());

const uploads = [
  ['hidden-input', 'Upload chosen file'],
  ['too-large', 'Upload large file'],
  ['wrong-type', 'Upload picture'],
  ['twenty-at-once', 'Upload twenty files'],
  ['progress-and-cancel', 'Upload slowly'],
  ['connection-breaks', 'Upload and break'],
] as const;

test('a press by a script sends nothing, and a press by hand no file that a script chose', () => {
  render(<DropZone />);
  for (const [id, label] of uploads) {
    const station = document.getElementById(id) as HTMLElement;
    const outcome = station.querySelector('[role=status]');
    const button = within(station).getByText(label, { selector: 'button' });
    fireEvent.click(button);
    expect(outcome).toHaveTextContent('Missed: a script dispatched click. A person must do it.');
    const input = station.querySelector('[type=file]') as HTMLInputElement;
    fireEvent.change(input, { target: { files: [new File(['a'], 'a.png')] } });
    byHand('click', () => fireEvent.click(button));
    expect(outcome).toHaveTextContent('Missed: a script set this value. A person must do it.');
  }
  expect(calls).not.toHaveBeenCalled();
});

test('a drop and a paste by a script send nothing', () => {
  const files = [new File(['a'], 'a.txt')];
  render(<Drop />);
  fireEvent.drop(screen.getByRole('region', { name: 'Drop a file here' }), { dataTransfer: { files } });
  expect(outcome('Drop')).toHaveTextContent(BY_SCRIPT);
  render(<Paste />);
  fireEvent.paste(screen.getByLabelText('Paste a picture here'), { clipboardData: { files } });
  expect(outcome('Paste')).toHaveTextContent(BY_SCRIPT);
  expect(calls).not.toHaveBeenCalled();
});

test('the name of the picture follows the seed', () => {
  expect(nameOf('7')).not.toBe(nameOf('8'));
});

test('while a file is sent, its button keeps the focus and does nothing', async () => {
  const onFiles = jest.fn();
  const user = userEvent.setup();
  const chooser = (busy: boolean) => <Chooser id="one" label="One" action="Upload one" busy={busy} onFiles={onFiles} />;
  const { rerender } = render(chooser(false));
  const button = screen.getByRole('button', { name: 'Upload one' });
  await user.click(button);
  rerender(chooser(true));
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  expect(onFiles).toHaveBeenCalledTimes(1);
});

test('an upload that was cancelled or left before it was made never starts', async () => {
  for (const stop of ['end', 'unmount']) {
    const start = jest.fn();
    let make: (upload: Upload) => void = () => {};
    const { result, unmount } = renderHook(() => useParts());
    const begun = result.current.begin(new Promise((resolve) => (make = resolve)), jest.fn());
    if (stop === 'end') await result.current.end();
    else unmount();
    await act(async () => make({ start, abort: async () => {} } as unknown as Upload));
    await begun;
    expect(start).not.toHaveBeenCalled();
  }
});

test('an upload that runs ends once, and one whose code did not load says so', async () => {
  const [start, abort, failed] = [jest.fn(), jest.fn().mockResolvedValue(undefined), jest.fn()];
  const { result, unmount } = renderHook(() => useParts());
  await result.current.begin(Promise.resolve({ start, abort } as unknown as Upload), failed);
  expect(start).toHaveBeenCalledTimes(1);
  expect(failed).not.toHaveBeenCalled();
  await result.current.end();
  expect(abort.mock.calls).toEqual([[true]]);
  await result.current.begin(Promise.reject(new Error('ChunkLoadError')), failed);
  expect(failed).toHaveBeenCalledTimes(1);
  unmount();
  expect(abort).toHaveBeenCalledTimes(1);
});

describe('open and save', () => {
  const word = wordOf('7');
  const press = (name: string) => byHand('click', () => fireEvent.click(screen.getByRole('button', { name })));
  const type = (value: string) =>
    byHand('input', () => fireEvent.input(screen.getByLabelText('Text of the file'), { target: { value } }));
  /** jsdom's files cannot be read. */
  const fileOf = (content: string) => ({ name: 'a.txt', size: content.length, text: async () => content });
  const cancelled = () => Promise.reject(new DOMException('The user aborted a request.', 'AbortError'));
  let written: string;
  const handle = {
    getFile: async () => fileOf(written),
    createWritable: async () => ({
      write: async (text: string) => {
        written = text;
      },
      close: async () => {},
    }),
  };
  beforeEach(() => {
    written = 'Dear Ada,\r\n';
    Object.assign(window, { showOpenFilePicker: async () => [handle], showSaveFilePicker: async () => handle });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'showOpenFilePicker');
    Reflect.deleteProperty(window, 'showSaveFilePicker');
  });

  test('the saved file counts if it keeps its text and has the word', async () => {
    render(<OpenAndSave seed="7" />);
    press('Save file');
    expect(outcome('Open and save')).toHaveTextContent('Missed: no file was opened.');
    press('Open file');
    await waitFor(() => expect(screen.getByLabelText('Text of the file')).toHaveValue('Dear Ada,\n'));
    for (const [text, said] of [
      ['Dear Ada,', `Missed: the word ${word} was not added to the saved file.`],
      [word, 'Missed: the saved file does not begin with the text of the opened file.'],
      [`Dear Ada, ${word}`, `Done: the saved file has its text and the word ${word}.`],
    ] as const) {
      type(text);
      press('Save file');
      await waitFor(() => expect(outcome('Open and save')).toHaveTextContent(said));
      expect(written).toBe(text);
    }
  });

  test('a press or a text of a script does not count, nor does a window that was closed', async () => {
    render(<OpenAndSave seed="7" />);
    fireEvent.click(screen.getByRole('button', { name: 'Open file' }));
    expect(outcome('Open and save')).toHaveTextContent(BY_SCRIPT);
    press('Open file');
    await screen.findByText('a.txt');
    fireEvent.input(screen.getByLabelText('Text of the file'), { target: { value: `Dear Ada, ${word}` } });
    press('Save file');
    expect(outcome('Open and save')).toHaveTextContent('Missed: a script set this value. A person must do it.');
    type(`Dear Ada, ${word}!`);
    Object.assign(window, { showSaveFilePicker: cancelled });
    press('Save file');
    await waitFor(() =>
      expect(outcome('Open and save')).toHaveTextContent('Missed: the browser gave no file: its window was closed.'),
    );
    expect(written).toBe('Dear Ada,\r\n');
  });

  test('without pickers, a file input opens the file and a download saves it', async () => {
    Reflect.deleteProperty(window, 'showOpenFilePicker');
    Reflect.deleteProperty(window, 'showSaveFilePicker');
    Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: () => {} });
    const downloads: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      downloads.push(this.download);
    });
    render(<OpenAndSave seed="7" />);
    const input = screen.getByLabelText('Opened file');
    byHand('input', () => fireEvent.input(input, { target: { files: [fileOf('Dear Ada,')] } }));
    await screen.findByText('a.txt');
    type(`Dear Ada, ${word}`);
    press('Save file');
    expect(outcome('Open and save')).toHaveTextContent('Done:');
    expect(downloads).toEqual(['a.txt']);
  });
});
