import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import FileDownload from './FileDownload';

const FORMATS = ['PPTX', 'XLSX', 'CSV', 'XLS', 'TXT', 'RTF', 'PPT', 'PDF', 'OTT', 'ODT', 'ODS', 'ODP', 'DOCX', 'DOC'];

/** The downloads that the browser was asked to save. */
let downloads: { name: string; text: Promise<string> }[];
let blobs: Map<string, Blob>;

beforeEach(() => {
  downloads = [];
  blobs = new Map();
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:test/${blobs.size}`;
    blobs.set(url, blob as Blob);
    return url;
  });
  jest.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void blobs.delete(url));
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push({ name: this.download, text: blobs.get(this.href)?.text() ?? Promise.reject() });
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('the file'));
});
afterEach(() => jest.restoreAllMocks());

const openPage = () => render(<FileDownload />, { wrapper: StrictMode });

test('has fourteen buttons, one for each format', () => {
  openPage();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(FORMATS);
  expect(fetch).not.toHaveBeenCalled();
});

test('each click downloads the sample, also that of the same button again', async () => {
  const user = userEvent.setup();
  openPage();
  await user.dblClick(screen.getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(downloads.map(({ name }) => name)).toEqual(['sample.csv', 'sample.csv']));
  expect(await downloads[0]?.text).toBe('the file');
  expect(await screen.findByRole('status')).toHaveTextContent('Downloaded sample.csv');
});

test('a click does not cancel the previous download', async () => {
  const user = userEvent.setup();
  let answerFirst = (_: Response) => {};
  jest.mocked(fetch).mockImplementationOnce((_, init) => {
    return new Promise((resolve, reject) => {
      answerFirst = resolve;
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  });
  openPage();
  await user.click(screen.getByRole('button', { name: 'DOC' }));
  await user.click(screen.getByRole('button', { name: 'DOCX' }));
  expect(await screen.findByText('Downloaded sample.docx')).toBeVisible();
  answerFirst(new Response('the file'));
  expect(await screen.findByText('Downloaded sample.doc')).toBeVisible();
  expect(downloads.map(({ name }) => name)).toEqual(['sample.docx', 'sample.doc']);
});

test('a download that fails says why, and each message is gone with the next download', async () => {
  const user = userEvent.setup();
  openPage();
  for (const [fails, reason] of [
    [async () => new Response('no such file', { status: 404 }), 'the server answered 404'],
    [() => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ] as const) {
    jest.mocked(fetch).mockImplementationOnce(fails);
    await user.click(screen.getByRole('button', { name: 'ODS' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(`sample.ods could not be downloaded: ${reason}`);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'ODP' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Downloaded sample.odp');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  }
  expect(downloads.map(({ name }) => name)).toEqual(['sample.odp', 'sample.odp']);
});

test('leaving the page cancels running downloads and frees the saved files', async () => {
  const user = userEvent.setup();
  const { unmount } = openPage();
  await user.click(screen.getByRole('button', { name: 'TXT' }));
  await screen.findByRole('status');
  expect(blobs.size).toBe(1);
  let signal: AbortSignal | null | undefined;
  jest.mocked(fetch).mockImplementationOnce((_, init) => {
    signal = init?.signal;
    return new Promise(() => {});
  });
  await user.click(screen.getByRole('button', { name: 'PDF' }));
  unmount();
  expect(signal?.aborted).toBe(true);
  expect(blobs.size).toBe(0);
});
