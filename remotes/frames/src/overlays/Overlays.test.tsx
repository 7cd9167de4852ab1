import type { SiteConfig } from '@playground/kit/contract/site';
import { trust } from '@playground/kit/test/trust';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ConsentFrame from './documents/ConsentFrame';
import { PURPOSES } from './messages';
import Overlays from './Overlays';

const MANAGER = 'http://frames.test';

beforeEach(() => {
  const site: SiteConfig = {
    shell: window.location.origin,
    remotes: [{ name: 'frames', title: 'Frames', url: MANAGER }],
    services: { mail: '', geocoder: '', inbox: '' },
  };
  document.head.innerHTML = `<script type="application/json" id="playground">${JSON.stringify(site)}</script>`;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const outcome = (name: string) => screen.getByRole('status', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const toggle = (name: string) => userEvent.click(screen.getByRole('switch', { name: `${name} on` }));

async function fill(name: string, lamps: string) {
  for (const [label, value] of Object.entries({ Name: name, 'Number of lamps': lamps })) {
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

test('has ten switches that are off, and nothing covers the form', () => {
  render(<Overlays />);
  const switches = screen.getAllByRole('switch');
  expect(switches).toHaveLength(10);
  for (const one of switches) expect(one).not.toBeChecked();
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Order' })]);
});

test('an overlay that is switched off again is gone, and an order does not change its outcome', async () => {
  const distrust = trust('click');
  render(<Overlays />);
  await toggle('Consent banner');
  expect(screen.getByRole('region', { name: 'Consent' })).toBeVisible();
  await toggle('Consent banner');
  expect(screen.queryByRole('region', { name: 'Consent' })).toBeNull();
  await fill('Ada', '3');
  await press('Order');
  expect(outcome('Last order')).toHaveTextContent('Order 1: 3 for Ada.');
  expect(outcome('Consent banner')).toHaveTextContent('Not done yet.');
  distrust();
});

test('a switch that a script flips is a miss', async () => {
  render(<Overlays />);
  await toggle('Toast');
  expect(outcome('Toast')).toHaveTextContent('Missed: a script switched the toast on.');
});

test('an order that a script sends is a miss', async () => {
  render(<Overlays />);
  await toggle('Sticky header');
  await fill('Ada', '3');
  await press('Order');
  expect(outcome('Sticky header')).toHaveTextContent('Missed: the order was sent by a script.');
});

test.each([
  ['', 'Enter a name.'],
  ['   ', 'Enter a name.'],
  ['x'.repeat(100_000), 'This name has 100000 characters. Enter 60 at most.'],
])('a wrong name gets an error message, and the field keeps it', async (name, answer) => {
  render(<Overlays />);
  await fill(name || ' ', '3');
  await press('Order');
  expect(screen.getByRole('alert')).toHaveTextContent(answer);
  expect(screen.getByLabelText('Name')).toBeInvalid();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(answer);
  expect(screen.getByLabelText('Name')).toHaveValue(name || ' ');
  expect(outcome('Last order')).toHaveTextContent('Nothing was ordered yet.');
});

test.each(['0', '-1', '100', '3.5', 'three', '٣', '3e1', '<b>3</b>'])('%s is not a number of lamps', async (lamps) => {
  render(<Overlays />);
  await fill('Ada', lamps);
  await press('Order');
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a whole number from 1 to 99.');
  expect(screen.getByLabelText('Number of lamps')).toHaveValue(lamps);
});

test.each(['<i>Ada</i>', 'עדה', '👩‍🚀 Ada'])('the name %s is shown as it was typed', async (name) => {
  render(<Overlays />);
  await fill(name, '3');
  await press('Order');
  expect(outcome('Last order')).toHaveTextContent(`Order 1: 3 for ${name}.`);
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

describe('the consent manager', () => {
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  const frame = () => screen.getByTitle<HTMLIFrameElement>('Consent manager');
  const hear = (data: unknown, from: MessageEventInit = { origin: MANAGER, source: frame().contentWindow }) =>
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
    render(<Overlays />);
    await flip('Consent manager on');
    pass(1999);
    expect(screen.queryByTitle('Consent manager')).toBeNull();
    pass(1);
    expect(frame()).toHaveAttribute('src', `${MANAGER}/overlays/consent`);
    expect(document.documentElement.style.overflow).toBe('hidden');
    hear({ kind: 'consent-ready' });
    pass(60_000);
    answer(wanted());
    expect(screen.queryByTitle('Consent manager')).toBeNull();
    expect(document.documentElement.style.overflow).toBe('');
    expect(outcome('Consent manager')).toHaveTextContent('Not done yet.');
  });

  test('accepts an answer of its frame only', async () => {
    render(<Overlays />);
    await flip('Consent manager on');
    pass(2000);
    const right = { kind: 'consent-answer', allowed: [wanted()], trusted: true };
    hear(right, { origin: 'http://evil.test', source: frame().contentWindow });
    hear(right, { origin: MANAGER, source: window });
    hear(right, { origin: MANAGER, source: null });
    for (const data of [null, 'yes', {}, { kind: 'consent-answer' }, { kind: 'consent-answer', allowed: 'all' }])
      hear(data);
    expect(frame()).toBeInTheDocument();
    hear({ ...right, trusted: false });
    expect(outcome('Consent manager')).toHaveTextContent('Missed: the consent manager was answered by a script.');
    expect(frame()).toBeInTheDocument();
  });

  test('a wrong choice is a miss, and the switch brings it back', async () => {
    render(<Overlays />);
    await flip('Consent manager on');
    pass(2000);
    answer(...PURPOSES);
    expect(outcome('Consent manager')).toHaveTextContent(
      `Missed: you allowed ${PURPOSES.join(', ')}, not only ${wanted()}. Switch it off and on to try again.`,
    );
    await flip('Consent manager on');
    await flip('Consent manager on');
    pass(2000);
    answer();
    expect(outcome('Consent manager')).toHaveTextContent(`Missed: you allowed nothing, not only ${wanted()}.`);
    await flip('Consent manager on');
    await flip('Consent manager on');
    pass(2000);
    answer(other());
    expect(outcome('Consent manager')).toHaveTextContent(`Missed: you allowed ${other()}, not only ${wanted()}.`);
  });

  test('returns to a visitor who left without an answer, in a shadow root too, and not after the answer', async () => {
    const first = render(<Overlays />);
    await flip('In a shadow root');
    await flip('Consent manager on');
    first.unmount();
    const second = render(<Overlays />);
    expect(screen.getByRole('switch', { name: 'Consent manager on' })).toBeChecked();
    pass(2000);
    const inRoot = () => document.querySelector('#consent-host')?.shadowRoot?.querySelector('iframe');
    expect(inRoot()).toHaveAttribute('src', `${MANAGER}/overlays/consent`);
    second.unmount();
    expect(document.documentElement.style.overflow).toBe('');
    const third = render(<Overlays />);
    pass(2000);
    await flip('In a shadow root');
    answer(wanted());
    third.unmount();
    render(<Overlays />);
    expect(screen.getByRole('switch', { name: 'Consent manager on' })).not.toBeChecked();
  });

  test('if its frame does not load, it goes away, and the outcome says so', async () => {
    render(<Overlays />);
    await flip('Consent manager on');
    pass(2000);
    pass(5000);
    expect(screen.queryByTitle('Consent manager')).toBeNull();
    expect(document.documentElement.style.overflow).toBe('');
    expect(outcome('Consent manager')).toHaveTextContent(
      `Missed: the consent manager did not load from ${MANAGER}. Switch it off and on to try again.`,
    );
  });

  test('asks for another purpose with another seed', () => {
    const asked = Array.from({ length: 20 }, (_, seed) => {
      window.history.replaceState(null, '', `/overlays?seed=${seed}`);
      const { unmount } = render(<Overlays />);
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
