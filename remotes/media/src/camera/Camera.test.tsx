import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import Camera from './Camera';

class FakeTrack {
  readyState = 'live';
  onended: (() => void) | null = null;
  stop() {
    this.readyState = 'ended';
  }
}

/** The open permission prompts, which a test answers when it wants to. */
let answers: { grant: (tracks: FakeTrack[]) => Promise<void>; refuse: (error: Error) => Promise<void> }[];
const getUserMedia = jest.fn();

beforeEach(() => {
  answers = [];
  getUserMedia.mockReset().mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        answers.push({
          grant: (tracks) => act(async () => resolve({ getTracks: () => tracks })),
          refuse: (error) => act(async () => reject(error)),
        });
      }),
  );
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
});

const button = () => screen.getByRole('button');
const video = () => screen.queryByLabelText('Live video');
const off = () => screen.queryByText('Camera is currently off');

function openPage() {
  return render(
    <StrictMode>
      <Camera />
    </StrictMode>,
  );
}

async function openAndTurnOn() {
  const user = userEvent.setup();
  const page = openPage();
  await user.click(button());
  const tracks = [new FakeTrack(), new FakeTrack()];
  await answers[0]?.grant(tracks);
  return { user, page, tracks };
}

const states = (tracks: FakeTrack[]) => tracks.map(({ readyState }) => readyState);

test('the camera starts off, and the page does not ask for the permission', () => {
  openPage();
  expect(button()).toHaveAccessibleName('Turn On Camera');
  expect(off()).toBeVisible();
  expect(video()).not.toBeInTheDocument();
  expect(getUserMedia).not.toHaveBeenCalled();
});

test('the camera stays off until the permission is granted', async () => {
  const user = userEvent.setup();
  openPage();
  await user.click(button());
  expect(getUserMedia).toHaveBeenCalledWith({ video: true });
  expect(button()).toHaveAccessibleName('Turn On Camera');
  expect(off()).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Waiting for permission.');
});

test('a granted permission shows live video and changes the button', async () => {
  await openAndTurnOn();
  expect(button()).toHaveAccessibleName('Turn Off Camera');
  expect(video()).toBeVisible();
  expect((video() as HTMLVideoElement).srcObject).toBeTruthy();
  expect((video() as HTMLVideoElement).autoplay).toBe(true);
  expect(off()).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('turning the camera off stops all tracks and removes the video', async () => {
  const { user, tracks } = await openAndTurnOn();
  expect(states(tracks)).toEqual(['live', 'live']);
  await user.click(button());
  expect(states(tracks)).toEqual(['ended', 'ended']);
  expect(button()).toHaveAccessibleName('Turn On Camera');
  expect(off()).toBeVisible();
  expect(video()).not.toBeInTheDocument();
});

test('you can turn the camera on again', async () => {
  const { user } = await openAndTurnOn();
  await user.click(button());
  await user.click(button());
  const tracks = [new FakeTrack()];
  await answers[1]?.grant(tracks);
  expect(button()).toHaveAccessibleName('Turn Off Camera');
  expect(states(tracks)).toEqual(['live']);
});

test.each([
  ['refused', new DOMException('Permission denied', 'NotAllowedError'), 'Permission denied'],
  ['absent', new DOMException('Requested device not found', 'NotFoundError'), 'Requested device not found'],
  ['busy', new DOMException('Could not start video source', 'NotReadableError'), 'Could not start video source'],
  ['refused without a message', new DOMException('', 'SecurityError'), 'SecurityError'],
])('shows the reason of the browser for a camera that is %s', async (_, error, reason) => {
  const user = userEvent.setup();
  openPage();
  await user.click(button());
  await answers[0]?.refuse(error);
  expect(screen.getByRole('alert')).toHaveTextContent(`Error accessing camera: ${reason}`);
  expect(button()).toHaveAccessibleName('Turn On Camera');
  expect(off()).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a page without a secure origin shows that it has no camera', async () => {
  Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
  const user = userEvent.setup();
  openPage();
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Error accessing camera: browsers allow the camera only on/,
  );
});

test('the error disappears with the next try', async () => {
  const user = userEvent.setup();
  openPage();
  await user.click(button());
  await answers[0]?.refuse(new DOMException('Permission dismissed', 'NotAllowedError'));
  await user.click(button());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(off()).toBeVisible();
  await answers[1]?.grant([new FakeTrack()]);
  expect(video()).toBeVisible();
});

test('the tracks stop when you leave the page', async () => {
  const { page, tracks } = await openAndTurnOn();
  page.unmount();
  expect(states(tracks)).toEqual(['ended', 'ended']);
});

test('the camera turns off when you leave the document, and the page shows it', async () => {
  const { tracks } = await openAndTurnOn();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(states(tracks)).toEqual(['ended', 'ended']);
  expect(off()).toBeVisible();
});

test('no camera stays on if the permission comes after you leave the page', async () => {
  const user = userEvent.setup();
  const { unmount } = openPage();
  await user.click(button());
  unmount();
  const tracks = [new FakeTrack()];
  await answers[0]?.grant(tracks);
  expect(states(tracks)).toEqual(['ended']);
});

test('no camera stays on if the permission comes after you cancel the request', async () => {
  const user = userEvent.setup();
  openPage();
  await user.click(button());
  await user.click(button());
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  const tracks = [new FakeTrack()];
  await answers[0]?.grant(tracks);
  expect(states(tracks)).toEqual(['ended']);
  expect(button()).toHaveAccessibleName('Turn On Camera');
  expect(off()).toBeVisible();
});

test('if two permissions come late, only the one for the last request counts', async () => {
  const user = userEvent.setup();
  openPage();
  await user.click(button());
  await user.click(button());
  await user.click(button());
  const [first, second] = [new FakeTrack(), new FakeTrack()];
  await answers[1]?.grant([second]);
  await answers[0]?.grant([first]);
  expect(states([first, second])).toEqual(['ended', 'live']);
  expect(button()).toHaveAccessibleName('Turn Off Camera');
});

test('the camera is off if it ends by itself, for example when it is unplugged', async () => {
  const { tracks } = await openAndTurnOn();
  act(() => tracks[0]?.onended?.());
  expect(states(tracks)).toEqual(['ended', 'ended']);
  expect(off()).toBeVisible();
});
