import { expect, test } from '@playground/kit/test/browser';
import type { Page } from '@playwright/test';

const video = (page: Page) => page.getByLabel('Sample video');
const state = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) => ({ paused: element.paused, time: element.currentTime }));
const seek = (page: Page, time: number) =>
  video(page).evaluate(
    (element: HTMLVideoElement, to) =>
      new Promise<number>((resolve) => {
        element.addEventListener('seeked', () => resolve(element.currentTime), { once: true });
        element.currentTime = to;
      }),
    time,
  );

test.beforeEach(async ({ page }) => {
  await page.goto('/video');
  await expect.poll(() => video(page).evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0);
});

test('the clip plays after a click on it, and pauses after the next click', async ({ page }) => {
  expect(await state(page)).toEqual({ paused: true, time: 0 });
  await video(page).click();
  await expect.poll(async () => (await state(page)).time).toBeGreaterThan(0.3);
  await video(page).click();
  await expect.poll(async () => (await state(page)).paused).toBe(true);
});

test('you can seek to any time, and the picture and the captions show that second', { tag: '@long' }, async ({
  page,
}) => {
  await video(page).evaluate((element: HTMLVideoElement) => {
    const track = element.textTracks[0];
    if (track) track.mode = 'showing';
  });
  expect(await seek(page, 7.5)).toBe(7.5);
  const caption = () =>
    video(page).evaluate((element: HTMLVideoElement) => (element.textTracks[0]?.activeCues?.[0] as VTTCue)?.text);
  await expect.poll(caption).toBe('Seven');
  // The white ball moves along a line in the picture. At 7.5 seconds it is at three quarters, not at one quarter.
  const [atBall, elsewhere] = await video(page).evaluate((element: HTMLVideoElement) => {
    const context = new OffscreenCanvas(640, 360).getContext('2d', { willReadFrequently: true });
    context?.drawImage(element, 0, 0, 640, 360);
    return [466, 186].map((x) => context?.getImageData(x, 311, 1, 1).data[0] ?? -1);
  });
  expect(atBall).toBeGreaterThan(230);
  expect(elsewhere).toBeLessThan(200);
});

test('the server answers a range request, which seeking needs', { tag: ['@long', '@containers'] }, async ({
  page,
  request,
}) => {
  const address = await video(page).evaluate((element: HTMLVideoElement) => element.currentSrc);
  const part = await request.get(address, { headers: { Range: 'bytes=1000-1099' } });
  expect(part.status()).toBe(206);
  expect(part.headers()['content-range']).toMatch(/^bytes 1000-1099\/\d+$/);
  expect((await part.body()).length).toBe(100);
});
