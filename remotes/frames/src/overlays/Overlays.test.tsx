import { trust } from '@playground/kit/test/trust';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { configureFrames, FRAMES } from '../../shared/siteForTests';
import ConsentManager from './components/ConsentManager';
import Shop, { type Order } from './components/Shop';
import { useConsentManager } from './components/useConsentManager';
import ConsentFrame from './documents/ConsentFrame';
import { PURPOSES } from './messages';
import Overlays from './Overlays';

beforeEach(() => configureFrames());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const outcome = (name: string) => screen.getByRole('status', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const toggle = (name: string) => userEvent.click(screen.getByRole('switch', { name: `${name} on` }));

async function fill(change: Record<string, string> = {}) {
  for (const [label, value] of Object.entries({ Name: 'Ada', 'Number of lamps': '3', ...change })) {
    const field = screen.getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(value);
  }
}

test('no station has an id that lists of ad blockers hide', () => {
  render(<Overlays />);
  expect(document.querySelector('#consent-banner, #consent-manager')).toBeNull();
  expect(document.querySelector('#banner-station')).toHaveAccessibleName('Consent banner');
});

test('an overlay that is switched off again is gone, and an order does not change its outcome', async () => {
  const distrust = trust('click');
  render(<Overlays />);
  await toggle('Consent banner');
  expect(screen.getByRole('region', { name: 'Consent' })).toBeVisible();
  await toggle('Consent banner');
  expect(screen.queryByRole('region', { name: 'Consent' })).toBeNull();
  await fill();
  await press('Order');
  expect(outcome('Last order')).toHaveTextContent('Order 1: 3 for Ada.');
  expect(outcome('Consent banner')).toHaveTextContent('Not done yet.');
  distrust();
});

test('a switch that a script flips and an order that it sends are misses, and then no order counts', async () => {
  render(<Overlays />);
  await toggle('Sticky header');
  expect(outcome('Sticky header')).toHaveTextContent('Missed: a script switched the sticky header on.');
  await fill();
  await press('Order');
  expect(outcome('Sticky header')).toHaveTextContent('Missed: the order was sent by a script.');
  const distrust = trust('input', 'click');
  await fill();
  await press('Order');
  expect(outcome('Sticky header')).toHaveTextContent(
    'Missed: a script switched the sticky header on. Switch it off and on, and try again.',
  );
  distrust();
});

describe('the shop', () => {
  const onOrder = jest.fn<void, [Order]>();
  const ignore = () => {};
  beforeEach(() => {
    onOrder.mockClear();
    const panel = createRef<HTMLDivElement>();
    render(<Shop panel={panel} low={false} over={ignore} onLamps={ignore} onExit={ignore} onOrder={onOrder} />);
  });

  test.each([
    ['Name', '   ', 'Enter a name.'],
    ['Name', 'x'.repeat(100_000), 'This name has 100000 characters. Enter 60 at most.'],
    ...['0', '-1', '100', '3.5', 'three', '٣', '3e1', '<b>3</b>'].map((lamps): [string, string, string] => [
      'Number of lamps',
      lamps,
      'Enter a whole number from 1 to 99.',
    ]),
  ])('a wrong %s gets an error message, and the field keeps it (%#)', async (label, wrong, answer) => {
    await fill({ [label]: wrong });
    await press('Order');
    const field = screen.getByLabelText(label);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(answer);
    expect(field).toHaveValue(wrong);
    expect(outcome('Last order')).toHaveTextContent('Nothing was ordered yet.');
    expect(onOrder).not.toHaveBeenCalled();
  });

  test.each(['<i>Ada</i>', '👩‍🚀 עדה'])('the name %s is shown as it was typed', async (name) => {
    await fill({ Name: name });
    await press('Order');
    expect(outcome('Last order')).toHaveTextContent(`Order 1: 3 for ${name}.`);
    expect(screen.getByLabelText('Name')).toHaveValue('');
    expect(onOrder).toHaveBeenCalledWith({ customer: name, lamps: 3, byScript: 'sent' });
  });
});

function Managed() {
  return <ConsentManager manager={useConsentManager()} />;
}

describe('the consent manager', () => {
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  const frame = () => screen.getByTitle<HTMLIFrameElement>('Consent manager');
  const hear = (data: unknown, from: MessageEventInit = { origin: FRAMES, source: frame().contentWindow }) =>
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data, ...from }));
    });
  const answer = (...allowed: string[]) => hear({ kind: 'consent-answer', allowed, trusted: true });
  const flip = async (name: string) =>
    userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByRole('switch', { name }));
  const wanted = () => screen.getByText('Allow only:').querySelector('strong')?.textContent ?? '';
  const other = () => PURPOSES.find((purpose) => purpose !== wanted()) ?? '';

  let distrust: () => void;
  beforeEach(() => {
    distrust = trust('click');
    jest.useFakeTimers();
    window.history.replaceState(null, '', '/overlays?seed=7');
  });
  afterEach(async () => {
    distrust();
    const manager = screen.queryByRole('switch', { name: 'Consent manager on', checked: true });
    if (manager) await flip('Consent manager on');
    window.history.replaceState(null, '', '/');
  });

  test('comes two seconds late and stops the scrolling until it is answered', async () => {
    render(<Managed />);
    await flip('Consent manager on');
    pass(1999);
    expect(screen.queryByTitle('Consent manager')).toBeNull();
    pass(1);
    expect(frame()).toHaveAttribute('src', `${FRAMES}/overlays/consent`);
    expect(document.documentElement.style.overflow).toBe('hidden');
    hear({ kind: 'consent-ready' });
    pass(60_000);
    answer(wanted());
    expect(screen.queryByTitle('Consent manager')).toBeNull();
    expect(document.documentElement.style.overflow).toBe('');
    expect(outcome('Consent manager')).toHaveTextContent('Not done yet.');
  });

  test('accepts an answer of its frame only', async () => {
    render(<Managed />);
    await flip('Consent manager on');
    pass(2000);
    const right = { kind: 'consent-answer', allowed: [wanted()], trusted: true };
    hear(right, { origin: 'http://evil.test', source: frame().contentWindow });
    hear(right, { origin: FRAMES, source: window });
    hear(right, { origin: FRAMES, source: null });
    for (const data of [null, 'yes', {}, { kind: 'consent-answer' }, { kind: 'consent-answer', allowed: 'all' }])
      hear(data);
    expect(frame()).toBeInTheDocument();
    hear({ ...right, trusted: false });
    expect(outcome('Consent manager')).toHaveTextContent('Missed: the consent manager was answered by a script.');
    expect(frame()).toBeInTheDocument();
  });

  test('a wrong choice is a miss, and the switch brings it back', async () => {
    render(<Managed />);
    for (const allowed of [PURPOSES, [], [other()]]) {
      await flip('Consent manager on');
      pass(2000);
      answer(...allowed);
      expect(outcome('Consent manager')).toHaveTextContent(
        `Missed: you allowed ${allowed.join(', ') || 'nothing'}, not only ${wanted()}. Switch it off and on to try again.`,
      );
      await flip('Consent manager on');
    }
  });

  test('returns to a visitor who left without an answer, in a shadow root too, and not after the answer', async () => {
    const first = render(<Managed />);
    await flip('In a shadow root');
    await flip('Consent manager on');
    first.unmount();
    const second = render(<Managed />);
    expect(screen.getByRole('switch', { name: 'Consent manager on' })).toBeChecked();
    pass(2000);
    const inRoot = () => document.querySelector('#consent-host')?.shadowRoot?.querySelector('iframe');
    expect(inRoot()).toHaveAttribute('src', `${FRAMES}/overlays/consent`);
    second.unmount();
    expect(document.documentElement.style.overflow).toBe('');
    const third = render(<Managed />);
    pass(2000);
    await flip('In a shadow root');
    answer(wanted());
    third.unmount();
    render(<Managed />);
    expect(screen.getByRole('switch', { name: 'Consent manager on' })).not.toBeChecked();
  });

  test('if its frame does not load, it goes away, and the outcome says so', async () => {
    render(<Managed />);
    await flip('Consent manager on');
    pass(2000);
    pass(5000);
    expect(screen.queryByTitle('Consent manager')).toBeNull();
    expect(document.documentElement.style.overflow).toBe('');
    expect(outcome('Consent manager')).toHaveTextContent(
      `Missed: the consent manager did not load from ${FRAMES}. Switch it off and on to try again.`,
    );
  });

  test('asks for another purpose with another seed', () => {
    const asked = Array.from({ length: 20 }, (_, seed) => {
      window.history.replaceState(null, '', `/overlays?seed=${seed}`);
      const { unmount } = render(<Managed />);
      const purpose = wanted();
      unmount();
      return purpose;
    });
    expect(new Set(asked)).toEqual(new Set(PURPOSES));
  });
});

test('the frame allows all until you change it, and reports what is left', async () => {
  const post = jest.spyOn(window.parent, 'postMessage').mockImplementation(() => {});
  render(<ConsentFrame />);
  expect(post).toHaveBeenLastCalledWith({ kind: 'consent-ready' }, '*');
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes).toHaveLength(PURPOSES.length);
  for (const box of boxes) expect(box).toBeChecked();
  await userEvent.click(screen.getByLabelText('Statistics'));
  await press('Save choice');
  const left = PURPOSES.filter((purpose) => purpose !== 'Statistics');
  expect(post).toHaveBeenLastCalledWith({ kind: 'consent-answer', allowed: left, trusted: false }, '*');
  await press('Allow all');
  expect(post).toHaveBeenLastCalledWith({ kind: 'consent-answer', allowed: PURPOSES, trusted: false }, '*');
});
