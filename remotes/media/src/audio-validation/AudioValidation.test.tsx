import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import AudioValidation from './AudioValidation';

/** jsdom does not play media, so this fakes an audio element of five seconds. */
const media = HTMLMediaElement.prototype;
const paused = new WeakMap<HTMLMediaElement, boolean>();

beforeEach(() => {
  jest.spyOn(media, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return paused.get(this) ?? true;
  });
  jest.spyOn(media, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    paused.set(this, false);
    fireEvent.play(this);
  });
  jest.spyOn(media, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    if (!this.paused) {
      paused.set(this, true);
      fireEvent.pause(this);
    }
  });
  jest.spyOn(media, 'duration', 'get').mockReturnValue(5);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 200, 28));
});
afterEach(() => jest.restoreAllMocks());

const sample = (name: string) => within(screen.getByRole('region', { name }));
const button = (name: string) => sample(name).getByRole('button');
const bar = (name: string) => sample(name).getByRole('slider');

function audio(name: string): HTMLAudioElement {
  const element = screen.getByRole('region', { name }).querySelector('audio');
  if (!element) throw new Error(`${name} has no audio element.`);
  return element;
}

function openPage() {
  const page = render(
    <StrictMode>
      <AudioValidation />
    </StrictMode>,
  );
  for (const name of ['Sample A', 'Sample B']) fireEvent.loadedMetadata(audio(name));
  return page;
}

function timePasses(name: string, seconds: number) {
  audio(name).currentTime = seconds;
  fireEvent.timeUpdate(audio(name));
}

test('the button plays its sample and pauses it or the other one, and the labels follow', async () => {
  const user = userEvent.setup();
  openPage();
  const expectPaused = (a: boolean, b: boolean) => {
    for (const [name, is] of Object.entries({ 'Sample A': a, 'Sample B': b })) {
      expect(audio(name).paused).toBe(is);
      expect(button(name)).toHaveAccessibleName(is ? 'Play' : 'Pause');
    }
  };
  await user.click(button('Sample A'));
  expectPaused(false, true);
  await user.click(button('Sample B'));
  expectPaused(true, false);
  await user.click(button('Sample B'));
  expectPaused(true, true);
});

test('the label changes if headphones or the system pause the sample', async () => {
  const user = userEvent.setup();
  openPage();
  await user.click(button('Sample B'));
  audio('Sample B').pause();
  expect(await sample('Sample B').findByRole('button', { name: 'Play' })).toBeVisible();
});

test('if the browser refuses to play, Play stays and the reason shows until the sample plays', async () => {
  const user = userEvent.setup();
  openPage();
  jest.mocked(media.play).mockImplementationOnce(() => {
    return Promise.reject(new DOMException('the user did not interact first.', 'NotAllowedError'));
  });
  await user.click(button('Sample A'));
  expect(sample('Sample A').getByRole('alert')).toHaveTextContent(
    'Sample A cannot be played: the user did not interact first.',
  );
  expect(button('Sample A')).toHaveAccessibleName('Play');
  await user.click(button('Sample A'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a file that fails to load does not count as playing', async () => {
  const user = userEvent.setup();
  openPage();
  jest.mocked(media.play).mockImplementationOnce(async function (this: HTMLMediaElement) {
    paused.set(this, false);
    fireEvent.play(this);
    throw new DOMException('no supported source was found.', 'NotSupportedError');
  });
  await user.click(button('Sample A'));
  expect(sample('Sample A').getByRole('alert')).toBeVisible();
  expect(button('Sample A')).toHaveAccessibleName('Play');
});

test('a pause before the first sound is no error', async () => {
  const user = userEvent.setup();
  openPage();
  jest.mocked(media.play).mockRejectedValueOnce(new DOMException('interrupted by pause', 'AbortError'));
  await user.click(button('Sample A'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a bar shows the progress of its own sample, and a click on it seeks to that place', () => {
  openPage();
  timePasses('Sample A', 2);
  expect(bar('Sample A')).toHaveAttribute('aria-valuenow', '2');
  expect(bar('Sample A').firstChild).toHaveStyle({ width: '40%' });
  expect(bar('Sample B')).toHaveAttribute('aria-valuenow', '0');
  fireEvent.click(bar('Sample B'), { clientX: 150 });
  expect(audio('Sample B').currentTime).toBe(1.25);
  expect(bar('Sample B')).toHaveAttribute('aria-valuenow', '1.25');
  expect(audio('Sample B').paused).toBe(true);
  expect(audio('Sample A').currentTime).toBe(2);
});

test('a click on the bar counts even before the length is known', () => {
  render(<AudioValidation />);
  fireEvent.click(bar('Sample A'), { clientX: 200 });
  expect(audio('Sample A').currentTime).toBe(0);
  fireEvent.loadedMetadata(audio('Sample A'));
  expect(audio('Sample A').currentTime).toBe(2.5);
});

test('keys move the position of a sample', async () => {
  const user = userEvent.setup();
  openPage();
  bar('Sample A').focus();
  for (const [keys, seconds] of [
    ['{ArrowRight}{ArrowUp}{ArrowRight}', 1.5],
    ['{ArrowLeft}', 1],
    ['{PageUp}', 2],
    ['{ArrowDown}', 1.5],
    ['{PageDown}{PageDown}', 0],
    ['{End}', 5],
    ['{Home}', 0],
  ] as const) {
    await user.keyboard(keys);
    expect(audio('Sample A').currentTime).toBe(seconds);
  }
});

test('the sound stops when you leave the page', async () => {
  const user = userEvent.setup();
  const { unmount } = openPage();
  await user.click(button('Sample A'));
  const element = audio('Sample A');
  unmount();
  expect(element.paused).toBe(true);
});
