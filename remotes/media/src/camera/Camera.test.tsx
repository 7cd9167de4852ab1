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

/** The permission prompt: the test answers when it wants to, any number of times. */
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

test('the camera is off at first, and no permission is asked for', () => {
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

test('a granted permission shows live video and turns the button around', async () => {
  await openAndTurnOn();
  expect(button()).toHaveAccessibleName('Turn Off Camera');
  expect(video()).toBeVisible();
  expect((video() as HTMLVideoElement).srcObject).toBeTruthy();
  expect(off()).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('turning it off stops every track and takes the video away', async () => {
  const { user, tracks } = await openAndTurnOn();
  expect(states(tracks)).toEqual(['live', 'live']);
  await user.click(button());
  expect(states(tracks)).toEqual(['ended', 'ended']);
  expect(button()).toHaveAccessibleName('Turn On Camera');
  expect(off()).toBeVisible();
  expect(video()).not.toBeInTheDocument();
});

test('it can be turned on again', async () => {
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
  ['refused without a word', new DOMException('', 'SecurityError'), 'SecurityError'],
])('a camera that is %s shows the reason of the browser', async (_, error, reason) => {
  const user = userEvent.setup();
  openPage();
  await user.click(button());
  await answers[0]?.refuse(error);
  expect(screen.getByRole('alert')).toHaveTextContent(`Error accessing camera: ${reason}`);
  expect(button()).toHaveAccessibleName('Turn On Camera');
  expect(off()).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a page without a secure origin has no camera to ask for, and says so', async () => {
  Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
  const user = userEvent.setup();
  openPage();
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Error accessing camera: browsers allow the camera only on/,
  );
});

test('the error goes away with the next try', async () => {
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

test('leaving the page stops the tracks', async () => {
  const { page, tracks } = await openAndTurnOn();
  page.unmount();
  expect(states(tracks)).toEqual(['ended', 'ended']);
});

test('a document that is put away turns its camera off, and shows so if it comes back', async () => {
  const { tracks } = await openAndTurnOn();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(states(tracks)).toEqual(['ended', 'ended']);
  expect(off()).toBeVisible();
});

test('a permission granted after the page was left leaves no camera on', async () => {
  const user = userEvent.setup();
  const { unmount } = openPage();
  await user.click(button());
  unmount();
  const tracks = [new FakeTrack()];
  await answers[0]?.grant(tracks);
  expect(states(tracks)).toEqual(['ended']);
});

test('a permission granted after the request was cancelled leaves no camera on', async () => {
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

test('of two permissions that come late only that of the last request counts', async () => {
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

test('a camera that ends by itself, unplugged or forbidden, is off', async () => {
  const { tracks } = await openAndTurnOn();
  act(() => tracks[0]?.onended?.());
  expect(states(tracks)).toEqual(['ended', 'ended']);
  expect(off()).toBeVisible();
});
