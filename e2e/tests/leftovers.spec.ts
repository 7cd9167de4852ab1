import { expect, siteUnderTest, test } from '../../shared/test/browser';
import { leftoversIn, watchForLeftovers } from '../../shared/test/leftovers';

/** Code that a page may forget to end, and the words that must report it. */
const LEAKS: Record<string, string> = {
  'setTimeout(() => {}, 60_000)': 'setTimeout',
  'setInterval(() => {}, 60_000)': 'setInterval',
  '(function again() { requestAnimationFrame(again) })()': 'requestAnimationFrame',
  'addEventListener("resize", () => {})': 'listener for resize',
  'document.addEventListener("keydown", () => {}, { capture: true })': 'listener for keydown',
  'matchMedia("(width > 1px)").addEventListener("change", () => {})': 'listener for change',
  'new MutationObserver(() => {}).observe(document.documentElement, { attributes: true })': 'MutationObserver',
  'new ResizeObserver(() => {}).observe(document.body)': 'ResizeObserver',
  'window.channel = new BroadcastChannel("leak")': 'BroadcastChannel',
  'window.socket = new WebSocket(location.origin.replace("http", "ws"))': 'WebSocket',
  'URL.createObjectURL(new Blob(["leak"]))': 'object URL',
  'document.body.append(document.createElement("aside"))': 'element aside',
  'localStorage.setItem("leak", "1")': 'leak',
  'sessionStorage.setItem("spill", "1")': 'spill',
  'indexedDB.open("leak")': 'database leak',
};

/** What ends by itself or was ended. */
const ENDED = [
  'setTimeout(() => {}, 0)',
  'clearInterval(setInterval(() => {}, 60_000))',
  'addEventListener("resize", () => {}, { signal: AbortSignal.abort() })',
  'const listener = () => {}; addEventListener("resize", listener); removeEventListener("resize", listener)',
  'const observer = new ResizeObserver(() => {}); observer.observe(document.body); observer.disconnect()',
  'new BroadcastChannel("leak").close()',
  'URL.revokeObjectURL(URL.createObjectURL(new Blob(["leak"])))',
  'document.querySelector("main").addEventListener("click", () => {})',
];

// The page's policy refuses a socket to anywhere but the servers, on the console too.
test.use({ allowComplaints: [/WebSocket|Content Security Policy/] });

/** Runs code as if it came from a group, whose address is then in the stack. */
const fromGroup = (code: string) => `(() => { ${code} })()\n//# sourceURL=${siteUnderTest().remotes[0]?.url}/leak.js`;

test('what code of a group leaves behind is found, kind by kind', async ({ page }) => {
  await watchForLeftovers(page);
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await leftoversIn(page)).toEqual([]);
  for (const code of Object.keys(LEAKS)) await page.evaluate(fromGroup(code));
  const found = await leftoversIn(page);
  for (const word of Object.values(LEAKS)) expect(found).toContainEqual(expect.stringContaining(word));
});

test('what was ended, or is of the shell itself, is not', async ({ page }) => {
  await watchForLeftovers(page);
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  for (const code of ENDED) await page.evaluate(fromGroup(code));
  await page.evaluate('setInterval(() => {}, 60_000)');
  expect(await leftoversIn(page)).toEqual([]);
});
