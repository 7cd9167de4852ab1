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

test('both samples start at 0 and can be played', () => {
  openPage();
  for (const name of ['Sample A', 'Sample B']) {
    expect(button(name)).toHaveAccessibleName('Play');
    expect(bar(name)).toHaveAttribute('aria-valuetext', '0.0 of 5.0 seconds');
    expect(audio(name)).toHaveAttribute('preload', 'metadata');
  }
});

test('the button plays its sample and pauses it, and its label follows', async () => {
  const user = userEvent.setup();
  openPage();
  await user.click(button('Sample A'));
  expect(audio('Sample A').paused).toBe(false);
  expect(button('Sample A')).toHaveAccessibleName('Pause');
  expect(button('Sample B')).toHaveAccessibleName('Play');
  await user.click(button('Sample A'));
  expect(audio('Sample A').paused).toBe(true);
  expect(button('Sample A')).toHaveAccessibleName('Play');
});

test('a sample that starts pauses the other one', async () => {
  const user = userEvent.setup();
  openPage();
  await user.click(button('Sample A'));
  await user.click(button('Sample B'));
  expect(audio('Sample A').paused).toBe(true);
  expect(button('Sample A')).toHaveAccessibleName('Play');
  expect(button('Sample B')).toHaveAccessibleName('Pause');
});

test('the label turns back to Play when the sample ends', async () => {
  const user = userEvent.setup();
  openPage();
  await user.click(button('Sample A'));
  paused.set(audio('Sample A'), true);
  fireEvent.ended(audio('Sample A'));
  expect(button('Sample A')).toHaveAccessibleName('Play');
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

test('a pause before the first sound is not an error', async () => {
  const user = userEvent.setup();
  openPage();
  jest.mocked(media.play).mockRejectedValueOnce(new DOMException('interrupted by pause', 'AbortError'));
  await user.click(button('Sample A'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('shows the progress while the sample plays', () => {
  openPage();
  timePasses('Sample A', 2);
  expect(bar('Sample A')).toHaveAttribute('aria-valuenow', '2');
  expect(bar('Sample A').firstChild).toHaveStyle({ width: '40%' });
  expect(bar('Sample B')).toHaveAttribute('aria-valuenow', '0');
});

test('a click on the bar seeks to that place, whether the sample plays or not', () => {
  openPage();
  fireEvent.click(bar('Sample B'), { clientX: 150 });
  expect(audio('Sample B').currentTime).toBe(1.25);
  expect(bar('Sample B')).toHaveAttribute('aria-valuenow', '1.25');
  expect(audio('Sample B').paused).toBe(true);
  expect(audio('Sample A').currentTime).toBe(0);
});

test('a click on the bar counts even before the length is known', () => {
  render(<AudioValidation />);
  fireEvent.click(bar('Sample A'), { clientX: 200 });
  expect(audio('Sample A').currentTime).toBe(0);
  fireEvent.loadedMetadata(audio('Sample A'));
  expect(audio('Sample A').currentTime).toBe(2.5);
});

test.each([
  ['{ArrowRight}', 2.5],
  ['{ArrowLeft}', 1.5],
  ['{PageUp}', 3],
  ['{PageDown}{PageDown}{PageDown}', 0],
  ['{Home}', 0],
  ['{End}', 5],
])('%s moves from 2 to %d seconds', async (keys, seconds) => {
  const user = userEvent.setup();
  openPage();
  timePasses('Sample A', 2);
  bar('Sample A').focus();
  await user.keyboard(keys);
  expect(audio('Sample A').currentTime).toBe(seconds);
});

test('the sound stops when you leave the page', async () => {
  const user = userEvent.setup();
  const { unmount } = openPage();
  await user.click(button('Sample A'));
  const element = audio('Sample A');
  unmount();
  expect(element.paused).toBe(true);
});
