import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import AudioInput from './AudioInput';
import { isPlayedWhole } from './components/PlayOneAtATime';
import Sound from './components/Sound';
import { useMicrophone } from './components/useMicrophone';
import { useRecorder } from './components/useRecorder';
import { levelOf } from './level';
import { openMicrophone } from './microphone';
import type { stations } from './stations';

const outcome = (id: keyof typeof stations) => document.getElementById(`${id}-outcome`);
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
const BY_SCRIPT = 'Missed: a script dispatched click. A person must do it.';
const BY_HAND = { isTrusted: true, type: 'click' };
const never = () => new Promise(() => {});
const after = (milliseconds: number) => act(async () => void jest.advanceTimersByTime(milliseconds));

const getUserMedia = jest.fn();
const missed = jest.fn();

class FakeTrack {
  onended: (() => void) | null = null;
  stop = jest.fn();
}
const streamOf = (track: FakeTrack) => ({ getTracks: () => [track] });

class FakeRecorder {
  static last: FakeRecorder;
  static content = 'sound';
  state = 'inactive';
  mimeType = 'audio/webm;codecs=opus';
  onstart?: () => void;
  onstop?: () => void;
  ondataavailable?: (event: { data: Blob }) => void;
  constructor() {
    FakeRecorder.last = this;
  }
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    const data = new Blob([FakeRecorder.content], { type: this.mimeType });
    this.mimeType = ''; // as in Firefox
    this.ondataavailable?.({ data });
    this.onstop?.();
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  getUserMedia.mockReset();
  missed.mockReset();
  FakeRecorder.content = 'sound';
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  Object.assign(globalThis, { MediaRecorder: FakeRecorder });
  Object.assign(URL, { createObjectURL: jest.fn(() => 'blob:sound'), revokeObjectURL: jest.fn() });
  window.history.replaceState(null, '', '?seed=5');
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(globalThis, 'MediaRecorder');
  jest.useRealTimers();
});

test('a script cannot turn the microphone on, or play a sound', () => {
  render(<AudioInput />);
  for (const [button, station] of [
    ['Record', 'record'],
    ['Play Horn', 'play'],
    ['Record memo', 'download'],
    ['Listen', 'level'],
    ['Ask for the microphone', 'refused'],
  ] as const) {
    press(button);
    expect(outcome(station)).toHaveTextContent(BY_SCRIPT);
  }
  expect(getUserMedia).not.toHaveBeenCalled();
});

test('a press that comes too early is a miss', () => {
  render(<AudioInput />);
  for (const [button, station, reason] of [
    ['Stop recording', 'record', 'nothing was recording yet.'],
    ['Stop memo', 'download', 'nothing was recording yet.'],
    ['Remove memo', 'download', 'there is no memo. Record one first.'],
    ['Stop listening', 'level', 'nothing was listening yet.'],
  ] as const) {
    press(button);
    expect(outcome(station)).toHaveTextContent(`Missed: ${reason}`);
  }
});

test('a page of plain http says that it gets no microphone', async () => {
  Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
  await expect(openMicrophone(new AbortController().signal)).rejects.toThrow('only to pages of https or localhost.');
});

describe('a microphone that comes late', () => {
  let answer: (stream: unknown) => void;
  beforeEach(() => {
    getUserMedia.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  });
  const use = jest.fn();
  const open = () => {
    const view = renderHook(() => useMicrophone(missed));
    for (let press = 0; press < 2; press++) act(() => void view.result.current.turnOn(BY_HAND, use));
    expect(getUserMedia).toHaveBeenCalledTimes(1);
    return view;
  };
  const expectOff = async () => {
    const track = new FakeTrack();
    await act(async () => answer(streamOf(track)));
    expect(track.stop).toHaveBeenCalled();
    expect(use).not.toHaveBeenCalled();
  };

  test('after ten seconds is off, and the page says that no answer came', async () => {
    const { result } = open();
    await after(9_999);
    expect(result.current.state).toBe('asking');
    await after(1);
    expect(missed).toHaveBeenCalledWith('no answer for the microphone came within ten seconds.');
    expect(result.current.state).toBe('off');
    await expectOff();
  });

  test('after the visitor left is off, and nothing waits for it', async () => {
    open().unmount();
    expect(jest.getTimerCount()).toBe(0);
    await expectOff();
    expect(missed).not.toHaveBeenCalled();
  });
});

test('a microphone that the browser turns off in between is a miss', async () => {
  const track = new FakeTrack();
  getUserMedia.mockResolvedValue(streamOf(track));
  const { result } = renderHook(() => useMicrophone(missed));
  await act(() => result.current.turnOn(BY_HAND, jest.fn()));
  expect(result.current.state).toBe('on');
  act(() => track.onended?.());
  expect(missed).toHaveBeenCalledWith('the browser turned the microphone off.');
  expect(result.current.state).toBe('off');
});

/** A recorder for which somebody pressed the button. It does not run yet. */
async function startRecording() {
  const track = new FakeTrack();
  getUserMedia.mockResolvedValue(streamOf(track));
  const recorded = jest.fn();
  const view = renderHook(() => useRecorder(missed, recorded));
  await act(() => view.result.current.start(BY_HAND));
  return { ...view, recorded, track };
}

test('the length counts from the moment when the recorder runs, in whole tenths', async () => {
  const { result, recorded, track } = await startRecording();
  await after(3_000);
  act(() => result.current.stop(BY_HAND));
  expect(missed).toHaveBeenCalledWith('nothing was recording yet.');
  act(() => FakeRecorder.last.onstart?.());
  await after(1_990);
  expect(result.current.words).toBe('Recording: 1.9 s');
  act(() => result.current.stop({ isTrusted: false, type: 'click' }));
  expect(recorded).not.toHaveBeenCalled();
  act(() => result.current.stop(BY_HAND));
  expect(recorded).toHaveBeenCalledWith(expect.objectContaining({ size: 5, type: 'audio/webm;codecs=opus' }), 1.9);
  expect(track.stop).toHaveBeenCalled();
  await after(1_000);
  expect(result.current.words).toBe('The microphone is off.');
});

test('a recording ends by itself after a minute, and an empty one is a miss', async () => {
  const { recorded, track, result } = await startRecording();
  act(() => FakeRecorder.last.onstart?.());
  await after(60_000);
  expect(missed).toHaveBeenCalledWith('the recording reached one minute, and stopped by itself. Record again.');
  expect(track.stop).toHaveBeenCalled();
  await act(() => result.current.start(BY_HAND));
  act(() => FakeRecorder.last.onstart?.());
  FakeRecorder.content = '';
  act(() => result.current.stop(BY_HAND));
  expect(missed).toHaveBeenCalledWith('the browser recorded nothing.');
  expect(recorded).not.toHaveBeenCalled();
});

test('a recording ends when the visitor leaves', async () => {
  const { unmount, recorded, track } = await startRecording();
  act(() => FakeRecorder.last.onstart?.());
  const timers = jest.getTimerCount();
  unmount();
  expect(jest.getTimerCount()).toBe(timers - 1);
  expect(FakeRecorder.last.state).toBe('inactive');
  expect(track.stop).toHaveBeenCalled();
  expect(recorded).not.toHaveBeenCalled();
});

test('a browser without a recorder says so, and does not ask for the microphone', async () => {
  Reflect.deleteProperty(globalThis, 'MediaRecorder');
  const { recorded } = await startRecording();
  expect(missed).toHaveBeenCalledWith('this browser cannot record sound.');
  expect(getUserMedia).not.toHaveBeenCalled();
  expect(recorded).not.toHaveBeenCalled();
});

test('a recorder that does not begin is a miss', async () => {
  Object.assign(globalThis, {
    MediaRecorder: class {
      constructor() {
        throw new DOMException('No format.', 'NotSupportedError');
      }
    },
  });
  const { track } = await startRecording();
  expect(missed).toHaveBeenCalledWith('the browser did not give the microphone (No format.).');
  expect(track.stop).toHaveBeenCalled();
});

test('a sound plays from its start, and stops when the visitor leaves', () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(never as () => Promise<void>);
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  const { unmount } = render(
    <Sound
      name="Bell"
      pitch={880}
      seconds={1}
      state="playing"
      onPress={jest.fn()}
      onEnded={jest.fn()}
      onFailed={jest.fn()}
    />,
  );
  expect(play).toHaveBeenCalledTimes(1);
  expect(pause).not.toHaveBeenCalled();
  unmount();
  expect(pause).toHaveBeenCalledTimes(1);
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:sound');
  jest.restoreAllMocks();
});

test('a sound was played whole without a leap, and at its own speed', () => {
  const isWhole = (playbackRate: number, ...parts: [number, number][]) => {
    const at = (edge: 0 | 1) => (i: number) => parts[i]?.[edge] as number;
    const played = { length: parts.length, start: at(0), end: at(1) };
    return isPlayedWhole({ played, duration: 2.2, playbackRate });
  };
  expect(isWhole(1, [0, 2.2])).toBe(true);
  expect(isWhole(1, [0, 0.3], [2.1, 2.2])).toBe(false);
  expect(isWhole(16, [0, 2.2])).toBe(false);
  expect(isWhole(1)).toBe(false);
});

test('the level of silence is 0, and a louder sound has a higher one', () => {
  const wave = (height: number) => Float32Array.from({ length: 2_048 }, (_, i) => height * Math.sin(i / 5));
  expect(levelOf(wave(0))).toBe(0);
  expect(levelOf(wave(0.0001))).toBe(0);
  expect(levelOf(wave(0.01))).toBe(28);
  expect(levelOf(wave(0.1))).toBe(62);
  expect(levelOf(wave(1))).toBe(95);
});
