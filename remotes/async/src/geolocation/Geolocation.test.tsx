import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { openAt } from '../../shared/testPage';
import Geolocation from './Geolocation';
import { reverseGeocode } from './reverseGeocode';

type Ask = typeof navigator.geolocation.getCurrentPosition;

const position = { coords: { latitude: 48.5216, longitude: 9.0576 } } as GeolocationPosition;
const granted: Ask = (found) => found(position);
const denied: Ask = (_, failed) =>
  failed?.({ code: 1, message: 'User denied Geolocation' } as GeolocationPositionError);

let warn: jest.SpyInstance;
let fetchMock: jest.SpyInstance<Promise<Response>, Parameters<typeof fetch>>;

beforeEach(() => {
  openAt('/geolocation', { geocoder: 'http://geo.test/base' });
  warn = jest.spyOn(console, 'warn').mockImplementation();
  fetchMock = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
  jest.restoreAllMocks();
});

function browserWith(getCurrentPosition: Ask) {
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
}

const answer = (body: unknown, init?: ResponseInit) =>
  fetchMock.mockImplementation(async () => Response.json(body, init));
const spinner = () => screen.queryByRole('progressbar', { name: 'Loading' });
const card = () => screen.queryByRole('status', { name: 'Your location' });
const request = () => screen.getByRole('button', { name: 'Request location' });

async function requested() {
  const user = userEvent.setup();
  const page = render(<Geolocation />, { wrapper: StrictMode });
  await user.click(request());
  return { user, ...page };
}

/** There is a warning on the console and the spinner stays, but there is no message. */
async function expectSilence(reason: string | RegExp) {
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  expect(warn.mock.calls[0][0]).toMatch(reason);
  expect(spinner()).toBeInTheDocument();
  expect(card()).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(document.body).toHaveTextContent(/^Request location$/);
}

test('starts with a button, without spinner and card, and asks for nothing', () => {
  const ask = jest.fn();
  browserWith(ask);
  render(<Geolocation />, { wrapper: StrictMode });
  expect(request()).toBeVisible();
  expect(spinner()).not.toBeInTheDocument();
  expect(card()).not.toBeInTheDocument();
  expect(ask).not.toHaveBeenCalled();
  expect(fetchMock).not.toHaveBeenCalled();
});

test('shows the spinner until the address is found, then latitude, longitude and city', async () => {
  browserWith(granted);
  let reply = (_: Response) => {};
  fetchMock.mockImplementation(() => new Promise((resolve) => (reply = resolve)));
  await requested();
  expect(spinner()).toBeInTheDocument();
  expect(card()).not.toBeInTheDocument();
  reply(Response.json({ address: { city: 'Tübingen' } }));
  await waitFor(() => expect(card()).toHaveTextContent('Latitude: 48.5216 Longitude: 9.0576 City: Tübingen'));
  expect(spinner()).not.toBeInTheDocument();
});

test('does not ask the geocoder before the browser gives its position', async () => {
  browserWith(() => {});
  await requested();
  expect(spinner()).toBeInTheDocument();
  expect(fetchMock).not.toHaveBeenCalled();
});

test.each([
  [{ city: 'C', city_district: 'D', town: 'T' }, 'C'],
  [{ city_district: 'D', town: 'T' }, 'D'],
  [{ town: 'T' }, 'T'],
  [{ village: 'V' }, 'Address not found'],
])('the city of %j is %s, with exactly the five parameters and without credentials', async (address, city) => {
  answer({ address });
  const { signal } = new AbortController();
  expect(await reverseGeocode(position.coords, signal)).toBe(city);
  const five = 'format=json&lat=48.5216&lon=9.0576&zoom=18&addressdetails=1';
  expect(fetchMock.mock.calls).toEqual([[`http://geo.test/base/reverse?${five}`, { signal }]]);
});

test('shows the coordinates, with a minus in the south and west, and Address not found if the geocoder knows no address', async () => {
  browserWith((found) => found({ coords: { latitude: -48.5216, longitude: -9.0576 } } as GeolocationPosition));
  answer({ error: 'Unable to geocode' });
  await requested();
  await waitFor(() =>
    expect(card()).toHaveTextContent('Latitude: -48.5216 Longitude: -9.0576 City: Address not found'),
  );
  expect(card()).toHaveTextContent(/Address not found$/);
  expect(warn).not.toHaveBeenCalled();
});

test('another click clears the card and starts again', async () => {
  browserWith(granted);
  answer({ address: { city: 'Tübingen' } });
  const { user } = await requested();
  await waitFor(() => expect(card()).toBeInTheDocument());
  browserWith(() => {});
  await user.click(request());
  expect(card()).not.toBeInTheDocument();
  expect(spinner()).toBeInTheDocument();
});

test('an answer that comes after another click does not count', async () => {
  const asked: PositionCallback[] = [];
  browserWith((found) => asked.push(found));
  answer({ address: { city: 'Tübingen' } });
  const { user } = await requested();
  await user.click(request());
  asked[1]?.(position);
  await waitFor(() => expect(card()).toBeInTheDocument());
  await act(async () => asked[0]?.({ coords: { latitude: 1, longitude: 2 } } as GeolocationPosition));
  expect(card()).toHaveTextContent('Latitude: 48.5216');
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('shows no message when the permission is denied, and the spinner stays', async () => {
  browserWith(denied);
  await requested();
  await expectSilence('Geolocation failed: User denied Geolocation');
  expect(fetchMock).not.toHaveBeenCalled();
});

test('shows no message in a browser without geolocation, and the spinner stays', async () => {
  await requested();
  await expectSilence('Geolocation failed: this browser has no geolocation');
});

test.each([
  ['is away', () => Promise.reject(new TypeError('Failed to fetch')), /Failed to fetch/],
  ['refuses', async () => Response.json({ message: 'no' }, { status: 429 }), /answered 429/],
  ['answers a page', async () => new Response('<h1>Oops</h1>'), /JSON/],
])('shows no message when the geocoder %s, and the spinner stays', async (_, reply, reason) => {
  browserWith(granted);
  fetchMock.mockImplementation(reply);
  await requested();
  await expectSilence(reason);
});

test('a click after a failure tries again', async () => {
  browserWith(denied);
  answer({ address: { city: 'Tübingen' } });
  const { user } = await requested();
  await expectSilence(/denied/);
  browserWith(granted);
  await user.click(request());
  await waitFor(() => expect(card()).toHaveTextContent('City: Tübingen'));
  expect(spinner()).not.toBeInTheDocument();
});

test('the call ends when you leave the page, and nothing is logged', async () => {
  browserWith(granted);
  let signal: AbortSignal | null | undefined;
  fetchMock.mockImplementation((_, init) => {
    signal = init?.signal;
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal?.reason)));
  });
  const { unmount } = await requested();
  await waitFor(() => expect(signal?.aborted).toBe(false));
  unmount();
  expect(signal?.aborted).toBe(true);
  await act(async () => {});
  expect(warn).not.toHaveBeenCalled();
});
