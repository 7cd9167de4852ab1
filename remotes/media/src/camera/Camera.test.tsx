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

async function openAndAsk() {
  const user = userEvent.setup();
  const page = openPage();
  await user.click(button());
  return { user, page };
}

async function openAndTurnOn() {
  const asked = await openAndAsk();
  const tracks = [new FakeTrack(), new FakeTrack()];
  await answers[0]?.grant(tracks);
  return { ...asked, tracks };
}

const states = (tracks: FakeTrack[]) => tracks.map(({ readyState }) => readyState);

function expectOff() {
  expect(button()).toHaveAccessibleName('Turn On Camera');
  expect(off()).toBeVisible();
  expect(video()).not.toBeInTheDocument();
}

test('the camera starts off, and stays off until the permission is granted', async () => {
  const user = userEvent.setup();
  openPage();
  expectOff();
  expect(getUserMedia).not.toHaveBeenCalled();
  await user.click(button());
  expect(getUserMedia).toHaveBeenCalledWith({ video: true });
  expectOff();
  expect(screen.getByRole('status')).toHaveTextContent('Waiting for permission.');
});

test('you can turn the camera on, off with all its tracks, and on again', async () => {
  const { user, tracks } = await openAndTurnOn();
  expect(button()).toHaveAccessibleName('Turn Off Camera');
  expect((video() as HTMLVideoElement).srcObject).toBeTruthy();
  expect(off()).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(states(tracks)).toEqual(['live', 'live']);
  await user.click(button());
  expect(states(tracks)).toEqual(['ended', 'ended']);
  expectOff();
  await user.click(button());
  await answers[1]?.grant([new FakeTrack()]);
  expect(button()).toHaveAccessibleName('Turn Off Camera');
});

test.each([
  ['its message', new DOMException('Permission denied', 'NotAllowedError'), 'Permission denied'],
  ['its name, if it has no message', new DOMException('', 'SecurityError'), 'SecurityError'],
])('the reason of the browser shows by %s, until the next try', async (_, error, reason) => {
  const { user } = await openAndAsk();
  await answers[0]?.refuse(error);
  expect(screen.getByRole('alert')).toHaveTextContent(`Error accessing camera: ${reason}`);
  expect(button()).toHaveAccessibleName('Turn On Camera');
  expect(off()).not.toBeInTheDocument();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await user.click(button());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expectOff();
});

test('a page without a secure origin shows that it has no camera', async () => {
  Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
  await openAndAsk();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Error accessing camera: browsers allow the camera only on/,
  );
});

test('the tracks stop when you leave the page', async () => {
  const { page, tracks } = await openAndTurnOn();
  page.unmount();
  expect(states(tracks)).toEqual(['ended', 'ended']);
});

test.each([
  ['you leave the document', () => window.dispatchEvent(new Event('pagehide'))],
  ['it ends by itself, for example when it is unplugged', (track?: FakeTrack) => track?.onended?.()],
])('the camera is off when %s, and the page shows it', async (_, end) => {
  const { tracks } = await openAndTurnOn();
  act(() => void end(tracks[0]));
  expect(states(tracks)).toEqual(['ended', 'ended']);
  expectOff();
});

test('no camera stays on if the permission comes after you leave the page', async () => {
  const { page } = await openAndAsk();
  page.unmount();
  const tracks = [new FakeTrack()];
  await answers[0]?.grant(tracks);
  expect(states(tracks)).toEqual(['ended']);
});

test('no camera stays on if the permission comes after you cancel the request', async () => {
  const { user } = await openAndAsk();
  await user.click(button());
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  const tracks = [new FakeTrack()];
  await answers[0]?.grant(tracks);
  expect(states(tracks)).toEqual(['ended']);
  expectOff();
});

test('if two permissions come late, only the one for the last request counts', async () => {
  const { user } = await openAndAsk();
  await user.click(button());
  await user.click(button());
  const [first, second] = [new FakeTrack(), new FakeTrack()];
  await answers[1]?.grant([second]);
  await answers[0]?.grant([first]);
  expect(states([first, second])).toEqual(['ended', 'live']);
  expect(button()).toHaveAccessibleName('Turn Off Camera');
});
